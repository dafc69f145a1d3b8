// The sponge speaks: one tap on a screen for all has it tell the game aloud, with everybody's name.

import { icon } from "../art.js";
import { h } from "../dom.js";
import { preferences } from "../preferences.js";
import { canSpeak, speak } from "./sound.js";

export function voiceButton() {
  const words = h("span");
  const button = h(
    "button.plain.toggle.voice",
    {
      type: "button",
      hidden: !canSpeak,
      onclick: () => {
        preferences.set("voice", !preferences.voice);
        speak("I tell you what happens.");
      },
    },
    icon("voice"),
    words,
  );
  const show = () => {
    button.setAttribute("aria-label", `${preferences.voice ? "Voice on" : "Voice off"}: I tell what happens`);
    button.classList.toggle("on", preferences.voice);
    words.textContent = preferences.voice ? "Voice on" : "Voice off";
  };
  preferences.onchange(show);
  show();
  return button;
}

// The tray's piezo in the browser, a little rounder; and a voice that reads outcomes.

/** @import { replies } from "../messages.d.ts" */

import { preferences } from "../preferences.js";

const TICK_S = 0.012;
const LOUD = 0.16;

/**
 * Made at the first touch or key: a browser plays no sound before that.
 * @type {AudioContext|null}
 */
let audio = null;
function unlock() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, unlock, { passive: true });

/** @type {OscillatorNode[]} */
let playing = [];

/** @param {replies.Tune["notes"]} notes seconds and hertz; no hertz is a rest */
export function playTune(notes) {
  if (audio?.state !== "running" || !preferences.sound) return;
  const now = audio.currentTime;
  for (const voice of playing) voice.stop(now);
  playing = [];
  let at = now + 0.005;
  for (const [seconds, hertz] of notes) {
    if (hertz) playing.push(seconds <= TICK_S ? tick(audio, at, hertz) : note(audio, at, seconds, hertz));
    at += seconds;
  }
}

/** @param {AudioContext} audio @param {number} at @param {number} seconds @param {number} hertz */
function note(audio, at, seconds, hertz) {
  const level = audio.createGain();
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(LOUD, at + 0.008);
  level.gain.setValueAtTime(LOUD, at + seconds * 0.6);
  level.gain.exponentialRampToValueAtTime(0.001, at + seconds + 0.09);
  level.connect(audio.destination);
  return voice(audio, "triangle", hertz, at, at + seconds + 0.1, level);
}

/**
 * A peg that passes the pointer: short, wooden, and each a little different in pitch as it falls.
 * @param {AudioContext} audio @param {number} at @param {number} hertz
 */
function tick(audio, at, hertz) {
  const level = audio.createGain();
  level.gain.setValueAtTime(LOUD * 0.9, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + 0.045);
  level.connect(audio.destination);
  const knock = voice(audio, "sine", hertz / 2, at, at + 0.05, level);
  knock.frequency.exponentialRampToValueAtTime(hertz / 5, at + 0.04);
  return knock;
}

/**
 * @param {AudioContext} audio @param {OscillatorType} type @param {number} hertz @param {number} at @param {number} end
 * @param {GainNode} level
 */
function voice(audio, type, hertz, at, end, level) {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(hertz, at);
  oscillator.connect(level);
  oscillator.start(at);
  oscillator.stop(end);
  oscillator.onended = () => level.disconnect();
  return oscillator;
}

/** @param {string} text */
export function speak(text) {
  if (!preferences.voice || !("speechSynthesis" in window)) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = "en-GB";
  words.rate = 0.95;
  speechSynthesis.speak(words);
}

export const canSpeak = "speechSynthesis" in window;

preferences.onchange(() => {
  if (!preferences.voice && canSpeak) speechSynthesis.cancel();
  if (!preferences.sound) for (const voice of playing) voice.stop();
});

// Sets the theme before the first paint: what was chosen here, or else what the system prefers.
(() => {
  const light = matchMedia("(prefers-color-scheme: light)");
  function apply() {
    let chosen = null;
    try {
      chosen = localStorage.getItem("theme");
    } catch {
      // Storage may be forbidden; the system's choice is fine then.
    }
    document.documentElement.dataset.theme = chosen ?? (light.matches ? "light" : "dark");
  }
  apply();
  light.addEventListener("change", apply);
})();

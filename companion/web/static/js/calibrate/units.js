// What a number in the config counts.

/** @param {string} key */
export function unit(key) {
  if (key.endsWith("steps_per_turn")) return "  (half steps a turn of the shaft)";
  if (key.endsWith("_degrees")) return "  (degrees)";
  if (key.endsWith("_hz")) return "  (half steps a second)";
  return "";
}

"""Virtual electromechanics: what sits behind the pins of a simulated tray."""

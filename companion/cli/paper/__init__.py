"""PDF sheets to print, in true scale: discs for the reels, and cheat sheets."""

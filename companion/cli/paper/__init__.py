"""What is printed on paper, in true scale: discs for the reels and cheat sheets, as PDF."""

"""Little stories about the game; each names the rules that it stands for."""

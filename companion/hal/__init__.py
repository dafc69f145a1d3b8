"""The hardware layer: a board with nose, reels, lights, screen and buzzer, real or simulated."""

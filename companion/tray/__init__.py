"""The tray: a spin from press to landing, and what it shows on screen, lights and buzzer."""

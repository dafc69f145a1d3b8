"""The table: people, the match and the tray, while they play."""

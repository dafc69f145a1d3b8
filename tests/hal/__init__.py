"""Stories about a tray's hardware: real drivers, virtual motors, virtual time."""

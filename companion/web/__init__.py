"""The web server: pages, and the WebSocket over which they follow the table and act at it."""

"""The companion in a browser: pages, and one WebSocket over which they follow the table and act at it."""

"""The server: HTTP and WebSocket over the tables. Thin: what a table does is decided there."""

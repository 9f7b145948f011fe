"""The server: access to tables over HTTP and WebSockets."""

"""TCP connections, and limits by address."""

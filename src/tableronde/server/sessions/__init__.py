"""Live connections: from a message of a page to a request at a table, and back."""

"""Live connections: turn a message of a page into a request to a table, and send the results."""

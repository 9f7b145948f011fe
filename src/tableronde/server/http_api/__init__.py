"""The HTTP API, the files of the page, and what guards both."""

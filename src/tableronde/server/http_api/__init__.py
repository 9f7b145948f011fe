"""The HTTP API, the files of the page, and the limits and headers of both."""

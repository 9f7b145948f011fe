"""The processes in which bots choose, and the pace at which they answer."""

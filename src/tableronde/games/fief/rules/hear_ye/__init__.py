"""1.0 Hear ye!: marriages, titles, elections."""

"""8.0: deals, requests, embassies, private talks."""

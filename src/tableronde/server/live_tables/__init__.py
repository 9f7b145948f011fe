"""The tables in a worker's memory: requests, storage, presence, updates, bots and clocks."""

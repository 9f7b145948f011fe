"""Tables in the memory of a worker: requests, storage, presence, updates, bots and clocks."""

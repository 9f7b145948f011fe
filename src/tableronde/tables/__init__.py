"""Tables of people and bots, without a network. Described in `docs/tables.md`."""

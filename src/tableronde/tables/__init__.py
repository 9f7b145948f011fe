"""Tables: what a table of people and bots is, without a network. `docs/tables.md` tells how."""

"""The rules kernel: states, frames, decisions, choices, chance, events, records.

It knows no game, no network and no words. `docs/architecture.md` explains how the pieces fit.
"""

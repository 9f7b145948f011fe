"""2.0, 9.0, 10.0: cards: drawn and played, calamities, surprises, revolts."""

"""1.2, 4.3.1, 6.2.4: lords of a family: on the board, captive, dead."""

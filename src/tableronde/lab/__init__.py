"""The laboratory: simulations by the million, and the benchmark."""

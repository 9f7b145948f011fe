"""Simulations of many games between bots, and the benchmark."""

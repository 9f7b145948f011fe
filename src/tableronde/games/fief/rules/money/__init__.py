"""3.0, 4.0: income, taxes, purchases, recruits."""

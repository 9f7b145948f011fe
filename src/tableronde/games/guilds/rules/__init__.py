"""The rules, in files named after the chapters of the rulebook."""

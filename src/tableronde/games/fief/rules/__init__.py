"""The rules: a folder a chapter of the rulebook, and here what all chapters share."""

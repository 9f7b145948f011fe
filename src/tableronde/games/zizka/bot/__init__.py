"""What bots think of an option: its worth, and the chances that it depends on."""

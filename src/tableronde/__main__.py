"""`python -m tableronde` is the command `tableronde`."""

from tableronde.cli import main

main()

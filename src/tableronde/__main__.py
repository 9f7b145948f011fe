"""The command `tableronde`, which says what to install where packages are missing."""

import sys
from typing import Final

FAILED: Final = 2
# The extra of pyproject.toml with what a command needs. The others need what `play` needs.
_EXTRAS: Final = {"serve": "server", "simulate": "lab", "bench": "lab"}


def main() -> None:
    """Run the command that the arguments name."""
    try:
        from tableronde.cli import main as run

        run()
    except ModuleNotFoundError as error:
        missing = (error.name or "tableronde").partition(".")[0]
        if missing == "tableronde":  # no package of others is missing: this is a mistake of ours
            raise
        print(_missing(missing, sys.argv[1:]), file=sys.stderr)
        sys.exit(FAILED)


def _missing(package: str, arguments: list[str]) -> str:
    """Say what to install. In both languages, because the catalogues need what may be missing."""
    command = arguments[0] if arguments and not arguments[0].startswith("-") else "play"
    install = f"pip install 'tableronde[{_EXTRAS.get(command, 'terminal')}]'"
    return (
        f"tableronde: The Python package “{package}” is not installed. This command needs:\n"
        f"  {install}\n"
        f"tableronde\N{NO-BREAK SPACE}: Le paquet Python «\N{NO-BREAK SPACE}{package}"
        f"\N{NO-BREAK SPACE}» n’est pas installé. Pour cette commande, il faut\N{NO-BREAK SPACE}:\n"
        f"  {install}"
    )


if __name__ == "__main__":
    main()

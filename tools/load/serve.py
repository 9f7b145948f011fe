"""`tableronde serve` on a free port with a database of its own, for any number of clients:

    python -m tools.load.serve /tmp/some/tables.db

The same as the command in all but the limits on what one address may do.
"""

import sys

from tableronde.server.config import Config
from tableronde.server.run import serve
from tableronde.words import Words


def main() -> None:
    config = Config(
        db=sys.argv[1],
        messages_per_second=1e6,
        hellos_per_second=1e6,
        http_requests_per_second=1e6,
        new_tables_per_minute=1e6,
        max_websockets=100_000,
        max_websockets_per_address=100_000,
        max_connections=100_000,
        max_connections_per_address=100_000,
        joins_per_minute=1e6,
    )
    serve(config, "127.0.0.1", 0, 1, Words("en"))


if __name__ == "__main__":
    main()

"""A process that has everything imported and brings servers into the world by forking: a server is
there in no time, which a test that kills hundreds needs.

It reads lines `start PORT CONFIG` and answers each with the pid of a new server.
"""

import os
import sys

import msgspec
import uvicorn

from tableronde.server.app import create
from tableronde.server.config import Config


def main() -> None:
    for line in sys.stdin:
        _, port, config = line.split(" ", 2)
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            app = create(msgspec.json.decode(config, type=Config))
            uvicorn.run(app, port=int(port), log_level="error", ws_per_message_deflate=False)
            return
        print(pid, flush=True)
        while True:  # those that were killed
            try:
                if os.waitpid(-1, os.WNOHANG)[0] == 0:
                    break
            except ChildProcessError:
                break


if __name__ == "__main__":
    main()

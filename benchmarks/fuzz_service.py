"""`python benchmarks/fuzz_service.py [EXAMPLES] [MESSAGES]`: malformed input: no 500, no crash, no change."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from rich.progress import track


def main(examples: int, messages: int) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "service"))
    from fuzzing import fuzz_http, fuzz_socket
    from server import Server

    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.sqlite") as server:
        cases, found = fuzz_http(server, examples)
        print(found or f"HTTP: {cases} requests, no server error, all answers as documented")
        batches = [500] * (messages // 500)
        refused = sum(fuzz_socket(server, batch, random.Random(n)) for n, batch in enumerate(track(batches, "Socket")))
        print(f"socket: {refused} malformed messages, all refused; the tables stand as before")
        sys.exit(bool(found))


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*(numbers + [100, 10_000][len(numbers) :]))

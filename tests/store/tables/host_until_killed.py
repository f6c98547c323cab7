"""Hosts a table at random until it is killed: `host_until_killed.py FILE SEED LOG`.

Each entry that was answered goes to LOG after the answer, so whoever kills this program knows what
must be in the file.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from app.store.tables.table_ledger import Ledger
from app.store.tables.table_lines import LineWriter
from tests.store.toy import clients, find, gesture, lay


def main(file: str, seed: str, log: str) -> None:
    path = Path(file)
    ledger = Ledger.open(path, find) if path.exists() else Ledger.new(path, lay().host)
    host = ledger.host
    lines, written = LineWriter(), 0
    handle = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    rng = random.Random(int(seed))
    seats = clients(host)
    while True:
        os.write(handle, b"".join(lines.entry(entry) for entry in host.journal[written:]))
        written = len(host.journal)
        client = seats[host.tree.table.turn.seat]
        client.ask(gesture(client, host, rng))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Hosts a table where files may not grow beyond a size: `host_with_little_room.py FILE`.

The system's own limit on the size of files refuses as a full disk does, in the middle of a write if
that is where the room ends. Prints what happened as JSON.
"""

from __future__ import annotations

import json
import random
import resource
import sys
from pathlib import Path

from app.session.host.updates import Refused
from app.store.tables.table_file import read_table
from app.store.tables.table_ledger import Ledger
from tests.store.toy import clients, gesture, lay


def main(file: str) -> None:
    path = Path(file)
    host = lay().host
    ledger = Ledger.new(path, host)
    rng = random.Random(1)
    seats = clients(host)
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    accepted, refusals, reasons, same = [], 0, set(), True
    for room in (0, 7, 200, 201, 333, 1000):
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + room, most))
        in_a_row = done = 0
        while in_a_row < 5:
            client = seats[host.tree.table.turn.seat]
            before = len(host.journal), host.tree.cursor, len(host.tree.nodes), host.tree.table
            whole = read_table(path).journal
            answer = client.ask(gesture(client, host, rng))
            if not isinstance(answer, Refused):
                done, in_a_row = done + 1, 0
            elif answer.code == "disk":
                refusals, in_a_row = refusals + 1, in_a_row + 1
                reasons.add(answer.reason.en)
                after = len(host.journal), host.tree.cursor, len(host.tree.nodes), host.tree.table
                same = same and after == before and read_table(path).journal == whole
        accepted.append(done)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, most))
        goal = len(host.journal) + 3
        while len(host.journal) < goal:
            client = seats[host.tree.table.turn.seat]
            answer = client.ask(gesture(client, host, rng))
            assert not (isinstance(answer, Refused) and answer.code == "disk")
        same = same and read_table(path).journal == host.journal
    lost = ledger.close()
    opened = read_table(path)
    sys.stdout.write(
        json.dumps(
            {
                "accepted": accepted,
                "refusals": refusals,
                "reasons": sorted(reasons),
                "unchanged": same,
                "lost": lost is not None,
                "whole": opened.journal == host.journal and opened.closed and not opened.damage,
            }
        )
    )


if __name__ == "__main__":
    main(*sys.argv[1:])

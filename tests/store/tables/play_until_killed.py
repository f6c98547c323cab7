"""Plays at random with autosave until it is killed: `play_until_killed.py FOLDER SEED LOG`.

Each entry goes to LOG as soon as the autosave has it, so whoever kills this program knows what
must be in the file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from app.store.tables.autosave import Autosave
from app.store.tables.table_lines import LineWriter
from tests.store.toy import lay, play


def main(folder: str, seed: str, log: str) -> None:
    host = lay().host
    saved = Autosave(host, lambda words: sys.exit(f"trouble: {words}"), Path(folder))
    lines = LineWriter()
    handle = os.open(log, os.O_WRONLY | os.O_CREAT, 0o600)
    os.write(handle, f"{saved.path}\n".encode())
    os.write(handle, lines.entry(host.journal[0]))
    host.watchers.append(lambda entry: os.write(handle, lines.entry(entry)) and None)
    play(host, 200_000, int(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])

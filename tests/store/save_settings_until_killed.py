"""Saves short and long settings in turn until it is killed: `save_….py FILE THEME`."""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path
from typing import cast

from app.store.personal_settings import Settings, Theme
from app.store.saved_settings import save


def main(file: str, theme: str) -> None:
    chosen = cast("Theme", theme)
    short, long = Settings(theme=chosen), Settings(theme=chosen, side_tab="long/" * 2000)
    save(short, Path(file))
    sys.stdout.write("saving\n")
    sys.stdout.flush()
    for settings in cycle((long, short)):
        save(settings, Path(file))


if __name__ == "__main__":
    main(*sys.argv[1:])

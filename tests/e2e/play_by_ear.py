"""A turn at a table by what assistive technology finds and does, in a session of its own.

Writes told.json: what was done with the keyboard's place after it, what there was at the end, and
how the program ended. What is printed here is mixed with what services of the session say.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.e2e.assistive import Ears
from tests.e2e.started import PATIENCE

ROW = "table cell"
"""What Qt says rows of a tree are."""
TURN = (
    ("page tab", "Outline"),
    (ROW, "Basic Fire Energy"),
    ("push button", "Pick up"),
    (ROW, "Dreepy, 70 HP"),
    ("push button", "At once"),
    (ROW, "Drakloak"),
    ("push button", "Pick up"),
    (ROW, "Dreepy, 70 HP, Energy: 1 Fire"),
    ("push button", "At once"),
    ("push button", "End turn"),
)


def main() -> int:
    folder = Path(sys.argv[1])
    ears = Ears()
    program = [sys.executable, "-m", "tests.e2e.heard_window", str(folder)]
    with subprocess.Popen(program, stderr=subprocess.PIPE, text=True) as window:
        try:
            deeds = []
            for role, name in TURN:
                ears.focused.clear()
                ears.act(role, name)
                deeds.append((name, ears.focused[-1] if ears.focused else ""))
            told = {"deeds": deeds, "there": ears.all()}
            (folder / "end").touch()
            said = window.communicate(timeout=PATIENCE)[1]
        finally:
            window.kill()
    told |= {"code": window.returncode, "errors": said}
    (folder / "told.json").write_text(json.dumps(told), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

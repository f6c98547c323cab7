"""For those who work on the program: what must hold, asked in the shortest time.

    python3 packaging/dev.py check [FOLDER...]   format, style, types, imports, and tests
    python3 packaging/dev.py map [--check]       draw docs/map.svg from the code, or see if it is so
    python3 packaging/dev.py hooks               let git ask for format and style at every commit

With a FOLDER (`session`, `app/ui/board`, `tests/net`) only the tests of that folder are run: the
inner loop, under a minute but for the whole of `ui`. Without one all tests are. What can run side
by side does. Needs `.venv`, which `python3 packaging/bootstrap.py test` makes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
BIN = PROJECT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
PATIENCE = 1800
"""Seconds that one of the checks may take."""


def _tool(name: str) -> str:
    return str(BIN / name)


def tests_of(folder: str) -> Path:
    """Return where the tests of a folder are: of the nearest one above it that has tests.

    Raises SystemExit for what is no folder of the program or of its tests.
    """
    parts = [part for part in Path(folder).parts if part not in (".", "/")]
    if parts[:1] in (["app"], ["tests"]):
        parts = parts[1:]
    known = [(PROJECT / root).joinpath(*parts).is_dir() for root in ("app", "tests")]
    if not parts or not any(known):
        raise SystemExit(f"{folder} is no folder of app or tests. Try: session, ui/board, net.")
    while parts:
        found = (PROJECT / "tests").joinpath(*parts)
        if found.is_dir():
            return found
        parts.pop()
    raise SystemExit(f"{folder} has no tests of its own. Run all: packaging/dev.py check")


def _checks(folders: list[str]) -> dict[str, list[str]]:
    """Return what is run, by what it is called."""
    tests = [str(tests_of(folder)) for folder in folders]
    # One more than two cores have to do: each process waits a sixth of its time.
    many = ["-n", "auto"] if not tests else ["-n", "3"]
    return {
        "format": [_tool("ruff"), "format", "--check", "."],
        "style": [_tool("ruff"), "check", "."],
        "types": [_tool("mypy")],
        "imports": [_tool("lint-imports")],
        "tests": [_tool("python"), "-m", "pytest", "-q", *many, *tests],
    }


def _run(command: list[str]) -> tuple[int, float, str]:
    began = time.monotonic()
    done = subprocess.run(
        command,
        cwd=PROJECT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, time.monotonic() - began, done.stdout


def check(folders: list[str]) -> int:
    """Run the checks side by side; say what failed, with what it printed."""
    checks = _checks(folders)
    if not Path(checks["tests"][0]).exists():
        raise SystemExit("There is no .venv yet. Run: python3 packaging/bootstrap.py test")
    began, failed = time.monotonic(), []
    with ThreadPoolExecutor(len(checks)) as pool:
        running = {name: pool.submit(_run, command) for name, command in checks.items()}
        for name, future in running.items():
            code, seconds, said = future.result()
            print(f"{'✓' if not code else '✗'} {name:8} {seconds:5.1f} s", flush=True)
            if code:
                failed.append(name)
                print(said.rstrip(), flush=True)
    told = "all holds" if not failed else f"to mend: {', '.join(failed)}"
    print(f"{told}, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


def hooks() -> int:
    """Let git run `packaging/hooks` in this clone."""
    command = ["git", "config", "core.hooksPath", "packaging/hooks"]
    subprocess.run(command, cwd=PROJECT, check=True)
    print("From now on every commit is asked for format and style.")
    return 0


def main(arguments: list[str]) -> int:
    """Do what is asked for."""
    words = argparse.ArgumentParser(
        prog="packaging/dev.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    deeds = words.add_subparsers(dest="deed", required=True)
    checking = deeds.add_parser("check")
    checking.add_argument("folders", nargs="*", metavar="FOLDER")
    drawing = deeds.add_parser("map")
    drawing.add_argument("--check", action="store_true")
    deeds.add_parser("hooks")
    asked = words.parse_args(arguments)
    if asked.deed == "check":
        return check(asked.folders)
    if asked.deed == "hooks":
        return hooks()
    from code_map import draw  # noqa: PLC0415 - beside this file

    return draw(PROJECT, check=asked.check)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    raise SystemExit(main(sys.argv[1:]))

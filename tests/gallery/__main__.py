"""Pictures of every screen: `python -m tests.gallery --out FOLDER [--only home,two]`.

Both languages, three themes, and the sizes of `SIZES`; contact sheets lie in FOLDER/sheets.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import traceback
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.gallery.studio import Shot

SIZES: dict[str, tuple[tuple[int, int], float, float]] = {
    "small": ((1280, 720), 1.0, 1.0),
    "usual": ((1600, 960), 1.0, 1.0),
    "text150": ((1280, 720), 1.5, 1.0),
    "text200": ((1280, 720), 2.0, 1.0),
    "text300": ((1280, 720), 3.0, 1.0),
    "wide300": ((1600, 960), 3.0, 1.0),
    "between": ((1280, 720), 1.0, 1.5),
    "dense": ((1280, 720), 1.0, 2.0),
}
"""Size in logical pixels, text scale, device pixels for a logical one."""
USUAL = ["small", "usual", "text200", "dense"]
"""What is taken where nothing else is asked for."""
SCREEN = (1680, 1050)


def _listed(words: str) -> list[str]:
    return [word for word in words.split(",") if word]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", type=_listed, default=[], help="names of screens")
    parser.add_argument("--language", type=_listed, default=["en", "ja"])
    parser.add_argument("--theme", type=_listed, default=["light", "dark", "contrast"])
    parser.add_argument("--mat", type=_listed, default=[""], help="indigo, matcha, sumi, washi")
    parser.add_argument("--size", type=_listed, default=USUAL, help=", ".join(SIZES))
    parser.add_argument("--columns", type=int, default=3, help="pictures in a row of a sheet")
    parser.add_argument("--wide", type=int, default=640, help="pixels of a picture on a sheet")
    return parser.parse_args()


def _stage(home: Path, ratio: float) -> None:
    """Prepare a screen large enough for any dialog, and a home of its own; before Qt is there."""
    # The platform counts in device pixels and Qt divides by the factor.
    width, height = (round(side * ratio) for side in SCREEN)
    screen = {"name": "gallery", "x": 0, "y": 0, "width": width, "height": height}
    file = home / "screen.json"
    file.write_text(json.dumps({"screens": [screen]}))
    os.environ["QT_SCALE_FACTOR"] = str(ratio)
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
    os.environ["CHABUDAI_HOME"] = str(home / "home")
    os.environ["HOME"] = str(home)


def _take(arguments: argparse.Namespace, ratio: float) -> None:
    """Take all pictures of one density: it belongs to the process."""
    from PySide6.QtCore import qInstallMessageHandler

    from app.ui.app.application import application
    from tests.gallery.screens import SCREENS
    from tests.gallery.studio import Shot

    qInstallMessageHandler(_heard)
    app = application()
    for size in arguments.size:
        room, text, density = SIZES[size]
        if density != ratio:
            continue
        for language in arguments.language:
            for theme, mat in product(arguments.theme, arguments.mat):
                look = Shot(language, theme, room, text, density, mat)
                folder = arguments.out / look.name
                folder.mkdir(parents=True, exist_ok=True)
                for name in arguments.only or SCREENS:
                    try:
                        _picture(app, look, name, folder)
                    except Exception:  # noqa: BLE001 - the other pictures are still wanted
                        print(f"{look.name}/{name} could not be taken")  # noqa: T201 - this is a command
                        traceback.print_exc()
                print(folder, flush=True)  # noqa: T201 - this is a command


def _heard(_kind: object, _context: object, words: str) -> None:
    """Pass on what Qt says, but for what a platform without a screen cannot do."""
    if not words.startswith("This plugin does not support"):
        print(words, file=sys.stderr)  # noqa: T201 - this is a command


def _picture(app: QApplication, look: Shot, name: str, folder: Path) -> None:
    """Take one picture, and say what of it is out of sight."""
    from app.ui.side.advice import advice_watch
    from tests.gallery.screens import SCREENS
    from tests.gallery.studio import open_studio

    # A picture is taken at once, and the adviser would come half a second later.
    advice_watch.AT_FIRST = 0
    with tempfile.TemporaryDirectory() as home:
        # What one screen saves is not to be seen on the next.
        os.environ["CHABUDAI_HOME"] = home
        with open_studio(app, look) as studio:
            SCREENS[name](studio)
            studio.photograph().save(str(folder / f"{name}.png"))
            for widget in studio.outside():
                print(f"{look.name}/{name}: outside the screen: {widget}")  # noqa: T201 - this is a command


def main() -> None:
    """Take the pictures, one process for each density, and lay out the sheets."""
    arguments = _arguments()
    ratio = float(os.environ.get("GALLERY_RATIO", "0"))
    with tempfile.TemporaryDirectory() as home:
        if ratio:
            _stage(Path(home), ratio)
            _take(arguments, ratio)
            return
        ratios = sorted({SIZES[size][2] for size in arguments.size})
        for one in ratios:
            command = [sys.executable, "-m", "tests.gallery", *sys.argv[1:]]
            subprocess.run(command, check=True, env={**os.environ, "GALLERY_RATIO": str(one)})
        _stage(Path(home), 1.0)
        from PySide6.QtGui import QGuiApplication

        from tests.gallery.sheets import sheets_of

        application = QGuiApplication([])
        for path in sheets_of(arguments.out, arguments.columns, arguments.wide):
            print(path)  # noqa: T201 - this is a command
        del application


if __name__ == "__main__":
    main()

"""Draws `docs/map.svg` from the code: layers, the folders in each, and what they import.

Nothing of it is written by hand: `python3 packaging/dev.py map` draws it anew. How many files there
are is told, how many lines is not: the map would be old after every commit.
"""

from __future__ import annotations

import ast
import math
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

LAYERS = (("cli", "ui"), ("net", "store"), ("session",), ("games",), ("cards",), ("core",))
"""Who may import whom: a layer those below it (pyproject.toml, [tool.importlinter])."""
WIDE, MARGIN, GAP = 1180, 20, 26
ROW, HEAD = 21, 34


def _files(folder: Path) -> int:
    return sum(path.name != "__init__.py" for path in folder.rglob("*.py"))


def _about(folder: Path) -> str:
    """Return the first sentence of what a package says of itself."""
    text = (folder / "__init__.py").read_text("utf-8")
    said = ast.get_docstring(ast.parse(text)) or ""
    return said.split("\n")[0]


def _rooms(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if (path / "__init__.py").exists())


@cache
def _imported(text: str) -> frozenset[str]:
    """Return the modules that names are imported from in the text of a module."""
    nodes = ast.walk(ast.parse(text))
    return frozenset(node.module or "" for node in nodes if isinstance(node, ast.ImportFrom))


def imports(app: Path) -> set[tuple[str, str]]:
    """Return which top folder imports which other."""
    found: set[tuple[str, str]] = set()
    for path in sorted(app.rglob("*.py")):
        here = path.relative_to(app).parts[0]
        for module in _imported(path.read_text("utf-8")):
            parts = module.split(".")
            if parts[0] == "app" and len(parts) > 1 and (app / parts[1]).is_dir():
                found.add((here, parts[1]))
    return found


def _text(x: float, y: float, words: str, look: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}"{look}>{escape(words)}</text>'


def _short(words: str, letters: int) -> str:
    return words if len(words) <= letters else words[: letters - 1].rstrip(" ,;:") + "…"


def _box(folder: Path, x: float, y: float, width: float, high: float) -> list[str]:
    """Return a top folder with a line for each of its own folders."""
    title = f"{folder.name} · {_files(folder)} files"
    drawn = [
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{high:g}" rx="8" class="box"/>',
        _text(x + 12, y + 22, title, ' class="title"'),
    ]
    rooms = _rooms(folder)
    columns = _columns(width)
    deep = math.ceil(len(rooms) / columns) if rooms else 0
    for number, room in enumerate(rooms):
        column, row = divmod(number, deep)
        at = x + 12 + column * (width - 24) / columns
        size = f"{room.name} ({_files(room)})"
        letters = int((width - 24) / columns / 6.3) - len(size) - 2
        drawn.append(_text(at, y + HEAD + 16 + row * ROW, size, ' class="room"'))
        if letters > 14:
            about = _short(_about(room), letters)
            drawn.append(
                _text(at + len(size) * 6.9 + 8, y + HEAD + 16 + row * ROW, about, ' class="about"')
            )
    return drawn


def _columns(width: float) -> int:
    return 1 if width < 700 else 2


def _height(folder: Path, width: float) -> float:
    return HEAD + 12 + ROW * max(1, math.ceil(len(_rooms(folder)) / _columns(width)))


def svg(project: Path) -> str:
    """Return the map as text."""
    app = project / "app"
    crossing = imports(app)
    drawn: list[str] = []
    y = float(MARGIN)
    for layer in LAYERS:
        width = (WIDE - 2 * MARGIN - GAP * (len(layer) - 1)) / len(layer)
        high = max(_height(app / name, width) for name in layer)
        for number, name in enumerate(layer):
            drawn += _box(app / name, MARGIN + number * (width + GAP), y, width, high)
        y += high
        down = {there for here, there in crossing if here in layer} - set(layer)
        if down:
            order = [name for above in LAYERS for name in above if name in down]
            drawn.append(
                _text(MARGIN + 12, y + 18, f"imports {', '.join(order)}", ' class="about"')
            )
        y += GAP
    style = (
        "text{font:13px sans-serif;fill:#2b2620}.title{font-weight:700;font-size:15px}"
        ".room{font-weight:600}.about{fill:#6d6455}.box{fill:#fbf6ea;stroke:#b9a77f}"
    )
    size = f'width="{WIDE}" height="{y:g}" viewBox="0 0 {WIDE} {y:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>'
    ground = f'<rect width="{WIDE}" height="{y:g}" fill="#ffffff"/>'
    return "\n".join([head, ground, *drawn, "</svg>", ""])


def draw(project: Path, *, check: bool = False) -> int:
    """Write the map; with `check` say whether it is as the code is. 1 where it is not."""
    path, drawn = project / "docs" / "map.svg", svg(project)
    if not check:
        path.write_text(drawn, "utf-8")
        return 0
    if path.exists() and path.read_text("utf-8") == drawn:
        return 0
    print("docs/map.svg does not match the code: run packaging/dev.py map")
    return 1

"""Who may import whom; the contracts stand in pyproject.toml under [tool.importlinter]."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import grimp

PROJECT = Path(__file__).resolve().parent.parent

LONG, LONG_MODULES, LONGEST = 300, 50, 400
"""Lines from which a module is long, how many such there are at most, and lines of the longest."""

# The whole contract of a game, and the list of games: no game, but in the games folder.
SHARED_BY_GAMES = {
    *(
        "advising",
        "common_options",
        "contracts",
        "form_model",
        "game_api",
        "game_registry",
        "lexicon",
        "notation",
        "seats",
        "table_tools",
        "task_model",
        "zone_actions",
    ),
}


def test_import_contracts_hold() -> None:
    # In a process of its own: the linter silences every logger that it finds.
    code = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--no-cache"],
        capture_output=True,
        text=True,
        cwd=PROJECT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@cache
def _graph() -> grimp.ImportGraph:
    """Return who imports whom, which nobody here changes."""
    return grimp.build_graph("app", cache_dir=None)


def test_games_never_import_each_other() -> None:
    """What two games share has a name of its own that begins with an underscore."""
    graph = _graph()
    games = {
        name
        for name in (child.rsplit(".", 1)[-1] for child in graph.find_children("app.games"))
        if name not in SHARED_BY_GAMES and not name.startswith("_")
    }
    crossings = [
        f"{importer} imports {imported}"
        for game in sorted(games)
        for importer in {f"app.games.{game}", *graph.find_descendants(f"app.games.{game}")}
        for imported in graph.find_modules_directly_imported_by(importer)
        if imported.startswith("app.games.")
        and imported.split(".")[2] in games | {"game_registry"}
        and imported.split(".")[2] != game
    ]
    assert crossings == []


def _games() -> list[str]:
    """Return the folders of games."""
    folders = (path for path in (PROJECT / "app" / "games").iterdir() if path.is_dir())
    names = (path.name for path in folders if not path.name.startswith("_"))
    return sorted(name for name in names if name not in SHARED_BY_GAMES)


def _shared_folders() -> list[Path]:
    """Return the folders of what several games share, "_playing_cards"."""
    return [path for path in (PROJECT / "app" / "games").glob("_[a-z]*") if path.is_dir()]


def test_what_games_share_knows_none_of_them() -> None:
    graph = _graph()
    folders = {f"app.games.{path.name}" for path in _shared_folders()}
    assert folders, "playing cards are shared"
    shared = {f"app.games.{name}" for name in SHARED_BY_GAMES - {"game_registry"}}
    shared |= graph.find_descendants("app.games.advising")
    shared |= graph.find_descendants("app.games.contracts")
    shared |= graph.find_descendants("app.games.seats")
    shared |= {below for folder in folders for below in graph.find_descendants(folder)}
    knows = [
        f"{name} imports {imported}"
        for name in sorted(shared)
        for imported in graph.find_modules_directly_imported_by(name)
        if imported.split(".")[2:3] and imported.split(".")[:2] == ["app", "games"]
        if imported.split(".")[2] in _games()
    ]
    assert knows == []


CALLS_A_GAME = {
    "app/cli/verbs/new_game_verb.py": "the game that a new one begins as",
    "app/games/game_registry.py": "the list of games",
    "app/store/tables/table_lines.py": "an example of a line, as a table file has it",
    "app/ui/commands/keymap.py": "an example of an action's name, as the settings have it",
}
"""Files outside the folders of games where the id of one is written, and why."""
KINDS_OF_CARDS = ("app/ui/look/", "app/ui/panels/cards/")
"""What paints a card reads its kind, and one kind has the name of the game."""


def test_no_game_is_called_by_its_id() -> None:
    """Who needs a game asks the registry, the table or the deck which."""
    games = _games()
    called = re.compile(rf"""["']({"|".join(games)})\b""")
    written = {
        path.relative_to(PROJECT).as_posix()
        for path in MODULES.values()
        for game in set(called.findall(path.read_text("utf-8")))
        if not path.is_relative_to(APP / "games" / game)
    }
    assert written >= CALLS_A_GAME.keys()
    assert {one for one in written if not one.startswith(KINDS_OF_CARDS)} == CALLS_A_GAME.keys()


# -- the house -----------------------------------------------------------------------------------


MOST_IN_A_CIRCLE = 3
MOST_IN_A_FOLDER = 20
APP = PROJECT / "app"
MODULES = {
    ".".join(path.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(APP.rglob("*.py"))
}


@cache
def _imported(path: Path) -> frozenset[str]:
    """Return the modules of ours that a file imports, for types and inside functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in MODULES else node.module for name in names}
    return frozenset(found & MODULES.keys())


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        for there in graph[ahead.pop()] - seen:
            seen.add(there)
            ahead.append(there)
    return seen


def test_no_more_than_three_files_import_each_other() -> None:
    """Counted with what is imported for types alone, and late: a reader goes round all the same."""
    graph = {name: _imported(path) - {name} for name, path in MODULES.items()}
    reached = {name: _reached(graph, name) for name in graph}
    circles = {
        frozenset(other for other in reached[name] if name in reached[other])
        for name in graph
        if name in reached[name]
    }
    assert circles, "the graph was drawn of nothing"
    assert [sorted(one) for one in circles if len(one) > MOST_IN_A_CIRCLE] == []


def _parents() -> set[Path]:
    """Return the folders that hold folders with code."""
    return {
        above for path in MODULES.values() for above in path.parents if above.is_relative_to(APP)
    }


def test_few_modules_are_long() -> None:
    lines = {path: path.read_text("utf-8").count("\n") for path in (PROJECT / "app").rglob("*.py")}
    long = sorted(str(path.relative_to(PROJECT)) for path, many in lines.items() if many > LONG)
    assert len(long) < LONG_MODULES, long
    assert [path for path in long if lines[PROJECT / path] > LONGEST] == []


def test_no_folder_is_a_crowd() -> None:
    # A folder without code is what a move left behind: Python keeps what it compiled there.
    folders = _parents()
    entries = {
        str(folder.relative_to(PROJECT)): sum(
            one.is_file() or any(one.rglob("*.py")) for one in folder.iterdir()
        )
        for folder in folders
    }
    assert {name: count for name, count in entries.items() if count > MOST_IN_A_FOLDER} == {}


def test_no_file_name_stands_for_two_things() -> None:
    stems = Counter(path.stem for path in MODULES.values() if not path.stem.startswith("__"))
    assert [stem for stem, count in stems.items() if count > 1] == []


def test_nobody_but_the_start_knows_the_window() -> None:
    """The window's parts are handed a shell; the benches make a window of their own."""
    makers = (
        "app.ui.app.program",
        "app.ui.toolkit.window_",
        "app.cli.benches.",
        "app.cli.support.window_opening",
    )
    knows = [name for name, path in MODULES.items() if "app.ui.app.window" in _imported(path)]
    assert [name for name in knows if not name.startswith(makers)] == []

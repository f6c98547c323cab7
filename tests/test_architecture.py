"""Who may import whom; the contracts stand in pyproject.toml under [tool.importlinter]."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import grimp

PROJECT = Path(__file__).resolve().parent.parent

# The whole contract of a game, and the list of games: no game, but in the games folder.
SHARED_BY_GAMES = {
    *(
        "advice_options",
        "beginning_contract",
        "common_options",
        "form_model",
        "game_api",
        "game_registry",
        "lexicon",
        "notation_contract",
        "rematch_contract",
        "script_names",
        "seat_facing",
        "table_operation",
        "table_option",
        "task_model",
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


def test_games_never_import_each_other() -> None:
    """What two games share has a name of its own that begins with an underscore."""
    graph = grimp.build_graph("app", cache_dir=None)
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

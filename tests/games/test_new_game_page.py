"""docs/new-game.md is the making of a shipped game: its code is the game's, file by file."""

from __future__ import annotations

import re
from pathlib import Path

from app.core.card import value_of
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.contracts.reserved_names import MAY_REPLACE, PROCEDURES, RESERVED
from app.games.game_api import Selection
from app.games.stepping_stones import stepping_stones_cards, stepping_stones_moves
from app.games.stepping_stones.stepping_stones_cards import all_stones
from app.games.stepping_stones.stepping_stones_game import SPEC
from app.session.conformance.played_findings import played_findings
from app.session.conformance.spec_findings import spec_findings
from app.session.host.updates import Accepted
from app.session.notation.replay import replay
from tests.session.notation.small_script import no_deck

PROJECT = Path(__file__).resolve().parents[2]
CODE = PROJECT / "app" / "games" / "stepping_stones"
TESTS = PROJECT / "tests" / "games" / "stepping_stones"
PAGE = (PROJECT / "docs" / "new-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```python (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def told(page: str) -> dict[str, list[str]]:
    """Return the lines of code that a page shows of each file, without empty ones."""
    files: dict[str, list[str]] = {}
    for name, code in BLOCK.findall(page):
        files.setdefault(name, []).extend(filter(str.strip, code.splitlines()))
    return files


def written(name: str) -> list[str]:
    place = TESTS / Path(name).name if name.startswith("tests/") else CODE / name
    return [line for line in place.read_text("utf-8").splitlines() if line.strip()]


_REWARD = Words("{actor} gives {number} points to {unit}", "{actor}が{unit}に{number}点をあげた")


def test_the_page_shows_every_file_of_the_game_as_it_is() -> None:
    shown = told(PAGE)
    there = {path.name for path in CODE.glob("*.py")} - {"__init__.py"}
    assert {name for name in shown if not name.startswith("tests/")} == there
    for name, lines in shown.items():
        assert lines == written(name), f"docs/new-game.md shows another {name}: copy it anew"


def test_one_changed_line_is_found() -> None:
    changed = PAGE.replace("HELD = 3", "HELD = 4")
    assert changed != PAGE
    name = "stepping_stones_moves.py"
    assert told(changed)[name] != written(name)


def test_what_the_page_adds_to_the_game_runs_as_it_stands() -> None:
    names = {**vars(stepping_stones_cards), **vars(stepping_stones_moves)}
    for code in re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        exec(code, names)
    further = replace(
        SPEC,
        numbers=(names["WEIGHT"],),
        procedures={**SPEC.procedures, **{name: names[name] for name in ("exchange", "reward")}},
        actions=(*SPEC.actions, names["EXCHANGE"], names["REWARD"], *names["WEIGHING"]),
        sentences={**SPEC.sentences, "exchange": SPEC.sentences["wait"], "mark:reward": _REWARD},
    )
    assert [str(finding) for finding in spec_findings(further)] == []
    assert [str(finding) for finding in played_findings(further)] == []
    (script,) = re.findall(r"^```text\n(game: .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    client = replay(script, lambda _name: further, no_deck, all_stones()).table.sit(0)
    assert names["ask_stones"](client.view, Selection(), {}).intent is None
    chosen = {"stones": client.view.zones["hand.0"].items[0]}
    form = names["ask_stones"](client.view, Selection(), chosen)
    assert isinstance(client.ask(form.intent), Accepted)
    (stone,) = (unit for unit in client.view.zones["stream"].items)
    assert names["number_now"](client.view, stone, names["WEIGHT"]) == 6
    ask, answers = names["ask_reward"], {"seat": "seat.1", "points": "1"}
    assert ask(client.view, Selection(), {}).intent is None
    assert ask(client.view, Selection(), {**answers, "points": "9"}).intent is None
    assert isinstance(client.ask(ask(client.view, Selection(), answers).intent), Accepted)
    assert value_of(client.view.marks["seat.1"], "points") == 1
    assert "seat.0" not in client.view.marks


def test_what_is_reserved_is_said() -> None:
    said = PAGE.partition("## What is reserved")[2].partition("\n## ")[0]
    names = set(re.findall(r"`([a-z_]+)`", said))
    assert set(PROCEDURES) <= names
    assert names >= MAY_REPLACE
    assert names & RESERVED == {"undo", "start", "save", "note"}

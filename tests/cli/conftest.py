"""The command line as a person uses it: words in, exit code and sentences out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.cli.command_line import run
from app.core.intent import Draw, Flip, Jump, Look, Move, PutMark, Shuffle
from app.core.intents.turn_intents import NextTurn
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table
from app.store.tables.table_file import write_table


@dataclass(frozen=True)
class Said:
    """How a command ended."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "en")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def chabudai(capsys: pytest.CaptureFixture[str]) -> Command:
    def command(*arguments: object) -> Said:
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Said(code, out, err)

    return command


def dealt(ren: str = "REN", seed: int = 7) -> LocalTable:
    """Aki and Ren after their setup and a turn; every card has a name of its own."""
    decks = tuple(tuple(f"{name}-{number:02}" for number in range(60)) for name in ("AKI", ren))
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), decks, seed=seed)
    for seat in (0, 1):
        client = table.sit(seat)
        client.ask(Shuffle(f"deck.{seat}"))
        client.ask(Draw(7, f"deck.{seat}", f"hand.{seat}"))
        client.ask(Draw(6, f"deck.{seat}", f"prizes.{seat}"))
    aki, ren_ = table.sit(0), table.sit(1)
    aki.ask(Move(aki.view.zones["hand.0"].items[:1], "active.0"))
    aki.ask(NextTurn(0))
    aki.ask(PutMark(aki.view.zones["active.0"].items, "damage", add=30))
    ren_.ask(Look("deck.1", 3))
    aki.ask(Flip(2))
    return table


@pytest.fixture
def table() -> LocalTable:
    return dealt()


@pytest.fixture
def table_file(tmp_path: Path, table: LocalTable) -> Path:
    """A table file that stands one step before its last."""
    path = tmp_path / "卓 1.chabudai"
    table.sit(0).ask(Jump(table.host.tree.cursor - 1))
    write_table(path, table.host.journal)
    return path

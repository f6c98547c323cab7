"""The words of the small game in case files: cards are drawn, and a name is checked by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.advice import Advice
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.advising.cases.case_doubts import doubts_of_moves, misspelt
from app.games.advising.cases.case_fields import CaseReader, Players
from app.games.advising.cases.case_vocabulary import Apart, CaseVocabulary, WrittenCase
from app.games.advising.common_plays import Moved, Passed
from tests.games.advising.toy_adviser import TOY, Position


@value
class Seated:
    """A position, and who sits there."""

    table: Position
    players: tuple[str, ...]


def _position(state: CaseReader) -> Seated:
    drawn = state.inside("this_turn").number("drawn", 0)
    table = Position(state.number("turn", 1), drawn, state.number("hand", 0))
    return Seated(replace(table, options=tuple(state.mapping("options").items())), ("A", "B"))


def _draw(move: CaseReader, by: int, _position: Seated, _players: Players) -> Iterator[Any]:
    count = move.number("count", 1)
    yield Moved(by, (None,) * count, f"deck.{by}", f"hand.{by}", "draw", count)


def _pass(_move: CaseReader, by: int, _position: Seated, _players: Players) -> Iterator[Any]:
    yield Passed(by)


def _named(case: WrittenCase, name: str, asked: str | None) -> tuple[Advice, ...]:
    if name == "none":
        raise case.state.error("name", Words("no name", "名前がない"))
    return (Advice("name", "illegal", Words(f"{name} {asked}", "")),)


def _doubts(name: str, entry: Mapping[str, Any]) -> Iterator[Words]:
    yield from doubts_of_moves(name, entry)
    yield from misspelt(f"{name}.state", entry.get("state", {}), ("turn", "hand", "this_turn"))


WORDS = CaseVocabulary(
    CaseReader,
    _position,
    lambda position: {name: number for number, name in enumerate(position.players)},
    lambda _position: 1,
    {"draw": _draw, "take": _draw, "pass": _pass},
    lambda position, plays: TOY.judge(position.table, plays),
    doubts=_doubts,
    apart={"name_check": Apart(lambda move: move.text("name"), _named)},
)

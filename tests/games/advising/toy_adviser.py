"""The adviser of a small game: one card is drawn in a turn, and hands are short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.advice import Advice, Broken
from app.core.data.value import replace, value
from app.core.intent import Intent
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.advising.advice_rule import Said, guard, rule
from app.games.advising.advised_game import AdvisedGame, raised
from app.games.advising.common_plays import Moved, Standing
from app.games.advising.rule_book import RuleBook
from app.games.advising.seat_memory import Kept, TurnMemory
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Stepped, Update
from tests.helpers.toy_games.duel import SPEC

WORDS = Words("One card is drawn in a turn.", "引けるのは番に1枚です。")
MANY = 3
"""Cards in a hand of a game with short hands."""


@value
class Position:
    """What a seat knows of the table."""

    number: int
    drawn: int
    hand: int | None
    options: Options = ()
    kept: Kept = frozenset()


@rule("draw-once", "illegal", Moved, title=WORDS, source="4.2")
def draw_once(position: Position, play: Moved) -> Iterator[Said]:
    if is_draw(play) and position.drawn + play.count > 1:
        yield Said(WORDS, (f"seat.{play.by}",))


@rule("hand-counted", "suspicious", Moved, title=WORDS, source="4.3")
def hand_counted(position: Position, _play: Moved) -> Iterator[Said]:
    assert position.hand is not None, "a hand is counted"
    yield from ()


@rule("hand-short", "reminder", Standing, title=WORDS, source="4.4")
def hand_short(position: Position, _play: Standing) -> Iterator[Said]:
    if position.hand is not None and position.hand > MANY:
        yield Said(Words("A long hand.", "手札が多い。"), ("seat.0",), right=MANY)


def is_draw(play: Any) -> bool:
    return isinstance(play, Moved) and play.verb == "draw"


BOOK = RuleBook((hand_short, draw_once, hand_counted, guard("look-on", WORDS, "1")))


def begin(_view: SeatView) -> TurnMemory:
    return TurnMemory()


def position_of(view: SeatView, memory: TurnMemory, _plays: tuple[Any, ...]) -> Position:
    drawn = sum(play.count for play in memory.turn if is_draw(play))
    hand = view.zones["hand.0"].count
    return Position(view.turn.number, drawn, hand, view.options, memory.kept)


TOY = AdvisedGame(begin, lambda _position: BOOK, position_of)


class Watched:
    """A table of the small game, and what the adviser of its first seat says of each gesture."""

    def __init__(self, options: Options = ()) -> None:
        spec = replace(SPEC, adviser=lambda: TOY.adviser(BOOK))
        decks = (("a",) * 12, ("b",) * 12)
        self.table: LocalTable = lay_table(spec, ("Aki", "Ren"), decks, seed=5, options=options)
        client = self.table.sit(0)
        self.view, self.memory = client.view, TOY.begin(client.view)
        self.last: list[Advice] = []
        self.broken: Broken = raised
        client.listeners.append(self._told)

    def _told(self, update: Update) -> None:
        after = self.table.sit(0).view
        if isinstance(update, Stepped):
            self.last, self.memory = TOY.follow(
                self.memory, self.view, update.facts, after, self.broken
            )
        self.view = after

    def do(self, intent: Intent, seat: int = 0) -> list[tuple[str, str]]:
        """Do it, and return what is said of it."""
        self.last = []
        self.table.sit(seat).ask(intent)
        return [(one.rule, one.severity) for one in self.last]

    def before(self, intent: Intent) -> list[tuple[str, str]]:
        """Return what is said of it before it is done."""
        said = TOY.foresee(self.memory, self.view, intent, self.broken)
        return [(one.rule, one.severity) for one in said]

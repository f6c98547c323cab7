"""What rules look at: the table as a seat sees it, and what that seat remembers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.card import Mark, mark_of
from app.core.data.value import replace, value
from app.core.ids import SeatId
from app.core.options import Options, value_set
from app.core.view import SeatDeclaration, SeatView
from app.games.advising.seat_memory import Kept
from app.games.blackpoker.adviser.black_pieces import Piece, Pieces
from app.games.blackpoker.adviser.blackpoker_memory import Doing, Memory
from app.games.blackpoker.flow.stage_reading import OVER, PREPARED
from app.games.blackpoker.flow.waiting_triggers import OWED
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.aim_rules import PieceKind
from app.games.blackpoker.rules.rule_set import RuleSet, rules_of
from app.games.blackpoker.table.blackpoker_options import WAIVER
from app.games.blackpoker.table.blackpoker_zones import (
    DECK,
    GRAVE,
    HAND,
)

PLAYERS = 2
"""The rules are those of a game for two; for more nothing is claimed."""


@value
class Player:
    """What a seat knows of a player."""

    seat: SeatId
    hand: int
    deck: int | None
    """Cards of the deck; None where the seat is told no number."""
    grave: int | None = None


@value
class Waiting:
    """An action that waits on the stage."""

    id: str
    seat: SeatId
    action: str
    keys: tuple[str | None, ...] = ()
    targets: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """The key cards, by their handles."""


@value
class Position:
    """All that a rule may look at."""

    number: int
    options: Options
    kept: Kept
    rules: RuleSet
    turn: SeatId
    players: tuple[Player, ...]
    pieces: Mapping[str, Piece]
    stage: tuple[Waiting, ...] = ()
    """The newest last."""
    chance: SeatId | None = None
    over: bool = False
    lying: Mapping[str, str] | None = None
    """Names of the zones that cards lie in, by handle, as far as the seat singles them out."""
    waits: bool = False
    """Something is being carried out, and waits for somebody's choice."""
    pending: bool = False
    """Triggered actions are kept until then."""
    used: frozenset[str] = frozenset()
    """Actions that whose turn it is has started, of those that are allowed once in a turn."""
    owned: tuple[tuple[SeatId, str], ...] = ()
    """Before the second turn: (owner, key) of every card that the seat sees."""
    past: Memory = Memory()
    doing: Doing | None = None
    """What is being carried out, or was a moment ago."""
    gesture: tuple[Any, ...] = ()
    """All plays of the gesture that is judged."""
    names: tuple[str, ...] = ("A", "B")
    """What a case calls the players."""

    @property
    def edition(self) -> str:
        """Which edition of the rules is played."""
        return self.rules.edition

    def option(self, key: str, usual: str) -> str:
        """Return what the table agreed on."""
        return value_set(self.options, key, usual)

    def action(self, name: str) -> Action | None:
        """Return an action of the format; None for what is none."""
        return self.rules.actions.get(name)

    def foe(self, seat: SeatId) -> SeatId:
        """Return the opponent."""
        return (seat + 1) % len(self.players)

    def waiting(self, name: str) -> Waiting | None:
        """Return what waits on the stage under a name."""
        return next((one for one in self.stage if one.id == name), None)

    @property
    def top(self) -> Waiting | None:
        """What is resolved next."""
        return self.stage[-1] if self.stage else None

    @property
    def holder(self) -> SeatId | None:
        """Who has the chance; None for nobody."""
        if self.chance is None and not self.stage:
            return self.turn
        return self.chance

    def of(self, seat: SeatId, *kinds: PieceKind) -> tuple[Piece, ...]:
        """Return the characters of a player, or what kinds are asked for."""
        wanted = kinds or ("soldier", "bulwark")
        return tuple([one for one in self.all_pieces if one.seat == seat and one.kind in wanted])

    @property
    def all_pieces(self) -> tuple[Piece, ...]:
        """All characters and trumps."""
        return self.pieces.every if isinstance(self.pieces, Pieces) else (*self.pieces.values(),)

    def open_trumps(self, seat: SeatId) -> frozenset[str]:
        """Return the trumps of a player that lie open and have an ability here, by card."""
        known = self.rules.trumps
        shown = (ref for one in self.of(seat, "trump") if one.up for ref in one.known)
        return frozenset(ref for ref in shown if ref in known) if known else frozenset()

    def under(self, trump: str) -> bool:
        """Whether a trump lies open on any side."""
        return bool(self.rules.trumps) and any(
            trump in self.open_trumps(one.seat) for one in self.players
        )

    def magician(self, seat: SeatId) -> bool:
        """Whether a magician waives costs for a player."""
        everybody = WAIVER.of(self.options) == "all"
        return any(one.magician and (everybody or one.seat == seat) for one in self.pieces.values())

    def does(self, *actions: str) -> bool:
        """Whether one of these actions is being carried out, or was a moment ago."""
        return self.doing is not None and self.doing.action in actions

    @property
    def open(self) -> bool:
        """Whether a trump lies open at all: what it triggers may stand behind anything."""
        return any(self.open_trumps(one.seat) for one in self.players)

    @property
    def trumping(self) -> bool:
        """Whether an action of a trump is: what those do is not judged in detail."""
        action = self.action(self.doing.action) if self.doing is not None else None
        return action is not None and action.trump != ""


class Lying(Mapping[str, str]):
    """Names of the zones that the cards of a view lie in."""

    __slots__ = ("_view",)

    def __init__(self, view: SeatView) -> None:
        self._view = view

    def __getitem__(self, handle: str) -> str:
        return self._view.cards[handle].zone.partition(".")[0]

    def __iter__(self) -> Iterator[str]:
        return iter(self._view.cards)

    def __len__(self) -> int:
        return len(self._view.cards)


def _waiting(view: SeatView, one: SeatDeclaration) -> Waiting:
    cards = [view.cards.get(card) if card is not None else None for card in one.cards]
    refs = tuple([card.ref if card is not None else None for card in cards])
    handles = tuple([card for card in one.cards if card is not None])
    return Waiting(one.id, one.seat, one.text, refs, one.targets, handles)


def _player(view: SeatView, seat: SeatId) -> Player:
    zones = view.zones
    return Player(
        seat,
        zones[f"{HAND}.{seat}"].count or 0,
        zones[f"{DECK}.{seat}"].count,
        zones[f"{GRAVE}.{seat}"].count,
    )


def seen_of(view: SeatView) -> Position:
    """Return the position as it is seen, whatever is remembered."""
    table: tuple[Mark, ...] = view.marks.get("table", ())
    turn, seats = view.turn, range(len(view.setting.seats))
    early = turn.number <= 1
    owed = (view.marks.get(f"seat.{seat}", ()) for seat in seats) if view.marks else ()
    return Position(
        turn.number,
        view.options,
        frozenset(),
        rules_of(view),
        turn.seat,
        tuple([_player(view, seat) for seat in seats]),
        Pieces(view),
        tuple([_waiting(view, one) for one in view.stage.declarations]),
        view.stage.chance,
        turn.phase == OVER or len(seats) != PLAYERS,
        Lying(view),
        mark_of(table, PREPARED) is not None,
        any(mark.key.startswith(OWED) for marks in owed for mark in marks),
        frozenset([key for key, count in turn.ledger if count]),
        tuple([(c.owner, c.ref) for c in view.cards.values() if c.ref]) if early else (),
    )


def position_of(view: SeatView, memory: Memory, plays: tuple[Any, ...]) -> Position:
    """Return the position before the plays of a gesture."""
    seen = memory.glimpses.of(view, seen_of)
    return under_way(
        Position(
            seen.number,
            seen.options,
            memory.kept,
            seen.rules,
            seen.turn,
            seen.players,
            seen.pieces,
            seen.stage,
            seen.chance,
            seen.over,
            seen.lying,
            seen.waits,
            seen.pending,
            seen.used,
            seen.owned,
            memory,
            memory.doing,
            plays,
        )
    )


def under_way(position: Position) -> Position:
    """Return the position with what is carried out: the top of the stage once both passed.

    People carry an action out before they take it off the stage, or after that.
    """
    doing, top = position.doing, position.top
    if top is None or (doing is not None and (not doing.resolved or doing.id == top.id)):
        return position
    if position.chance is not None:
        return position
    return replace(position, doing=doing_of(top))


def doing_of(one: Waiting) -> Doing:
    """Return an action of the stage as one that is carried out."""
    return Doing(one.action, one.seat, one.id, one.cards)

"""A game of plans looked back at, turn by turn: where the win changed hands.

Each turn is judged from what one seat saw (`games/contracts/planned/review_contract.py`); after a
turn stands what the next one began with, or how the game ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from app.core.data.value import value
from app.core.ids import NodeId, SeatId
from app.core.view import SeatView
from app.games.contracts.computer_contract import asked_for_reviews, computers_of
from app.games.contracts.planned.review_contract import JudgedTurn
from app.games.game_api import GameSpec

EVEN = 0.5


@value
class PlayedTurn:
    """A turn whose plans were opened."""

    number: int
    node: NodeId
    """The step in which they were."""
    before: SeatView
    """What the seat saw until then."""
    opened: SeatView


@value
class ReviewedTurn:
    """A turn, judged."""

    number: int
    node: NodeId
    judged: JudgedTurn
    after: float | None
    """The seat's chances when it was over; None while the game stands in it."""

    @property
    def own(self) -> float:
        """By how much the own plan promised less than the best: 0 or less."""
        return self.judged.planned - self.judged.promised

    @property
    def others(self) -> float:
        """By how much the plans that the others had locked were kinder than expected."""
        return self.judged.met - self.judged.planned

    @property
    def chance(self) -> float:
        """By how much chance, and what was hidden, was kinder than it is on average."""
        return 0.0 if self.after is None else self.after - self.judged.met

    @property
    def change(self) -> float:
        """By how much the seat's chances rose."""
        return 0.0 if self.after is None else self.after - self.judged.stood


def may_look_back(spec: GameSpec, view: SeatView, *, hosted: bool) -> bool:
    """Whether a seat may look back: once the game is over, or where nobody plays from afar.

    In a game under way it would be a helper that the other player has not.
    """
    over = bool(spec.over) and view.turn.phase == spec.over
    alone = not hosted or bool(computers_of(view.options))
    plays = view.seat >= 0 and view.turn.number > 0
    return bool(asked_for_reviews(spec.players)) and plays and (over or alone)


def played_turns(
    line: Iterable[NodeId], view_at: Callable[[NodeId], SeatView]
) -> tuple[PlayedTurn, ...]:
    """Return the turns of one line of the history, from its beginning on, as one seat saw them."""
    seen = ((node, view_at(node)) for node in line)
    return tuple(
        PlayedTurn(view.turn.number, node, before, view)
        for (_, before), (node, view) in pairwise(seen)
        if view.turn.number and _lie_open(view) and not _lie_open(before)
    )


def _lie_open(view: SeatView) -> bool:
    """Whether the plans of all who plan this turn lie open."""
    seals = [view.seal(seat) for seat in view.turn.seats]
    return bool(seals) and all(seal is not None and not seal.locked for seal in seals)


def reviewed(
    turns: Sequence[PlayedTurn], judged: Sequence[JudgedTurn], ended: float | None
) -> tuple[ReviewedTurn, ...]:
    """Return judged turns with what came after each; `ended` is how the game ended for the seat."""
    after: list[float | None] = [one.stood for one in judged[1:]]
    # The turns that are not judged yet have not told what the last of these led to.
    after.append(ended if len(judged) == len(turns) else None)
    return tuple(
        ReviewedTurn(turn.number, turn.node, one, then)
        for turn, one, then in zip(turns, judged, after, strict=False)
    )


def ended_for(seat: SeatId, winners: tuple[SeatId, ...] | None) -> float | None:
    """Return how a game ended for a seat: 1 won, 0 lost, one half a draw; None while it goes on."""
    if winners is None:
        return None
    if seat not in winners:
        return 0.0
    return 1.0 if len(winners) == 1 else EVEN


def turning_point(turns: Sequence[ReviewedTurn]) -> ReviewedTurn | None:
    """Return the turn in which the win changed hands for the last time.

    Where it never did, the turn that brought most of it; None where nothing is to be told yet.
    """
    told = [one for one in turns if one.after is not None]
    if not told:
        return None
    last = told[-1].after
    assert last is not None
    if last == EVEN:
        return max(told, key=lambda one: abs(one.change))
    won = last > EVEN
    crossed = [one for one in told if (one.judged.stood >= EVEN) != won]
    if crossed:
        return crossed[-1]
    return max(told, key=lambda one: one.change if won else -one.change)


def changed_hands(turn: ReviewedTurn) -> bool:
    """Whether the win changed hands in a turn."""
    after = turn.after
    return after is not None and (turn.judged.stood >= EVEN) != (after >= EVEN)

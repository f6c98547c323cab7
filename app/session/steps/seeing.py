"""Shuffling, looking, showing, hiding, turning over: who sees what from now on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.ids import CardId, Handle, SeatId
from app.core.visibility import listers, lists, sees_face
from app.session.steps.rights import (
    check_hold,
    check_peek,
    impossible,
    is_followable,
    is_open,
    zone_words,
)

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def shuffle(work: StepContext, step: i.Shuffle) -> None:
    """Give a pile a random order."""
    pile = work.pile(step.zone)
    check_hold(work.table, work.seat, step.zone)
    order = work.entropy.shuffled(pile)
    named = is_open(work.table, step.zone) or listers(work.table, step.zone)
    handles = tuple(work.name("c") for _ in order) if named else ()
    work.commit(f.Shuffled(work.seat, step.zone, order, handles))


def look(work: StepContext, step: i.Look) -> None:
    """Let this seat see the top of a pile, or all of it."""
    pile = work.pile(step.zone)
    check_hold(work.table, work.seat, step.zone)
    cards = pile[: step.count] if step.count > 0 else pile
    if not cards:
        words = zone_words(work.table, step.zone)
        raise impossible("empty", f"{words.en} is empty.", f"{words.ja}は空です。")
    if work.seat >= 0:
        _show(work, list(cards), (work.seat,), "look")


def show(work: StepContext, step: i.Show) -> None:
    """Let seats see cards."""
    seats = step.seats or tuple(range(len(work.table.setting.seats)))
    if not all(0 <= seat < len(work.table.setting.seats) for seat in seats):
        raise impossible(
            "no-seat", "There is no such seat to show that to.", "見せる相手の席がありません。"
        )
    _show(work, work.cards(step.cards), tuple(sorted(set(seats))), "show")


def _show(work: StepContext, numbers: list[CardId], seats: tuple[SeatId, ...], verb: str) -> None:
    for number in numbers:
        check_peek(work.table, work.seat, number)
    cards = tuple(f.Showing(number, _shown_handle(work, number, seats)) for number in numbers)
    if cards:
        work.commit(f.Shown(work.seat, cards, seats, verb))


def _shown_handle(work: StepContext, number: CardId, seats: tuple[SeatId, ...]) -> Handle | None:
    """Return a fresh handle unless each of `seats` can single the card out already.

    A handle told twice, on two branches or before and after it was hidden, would let a
    seat recognise a card that it lost sight of.
    """
    state = work.table.cards[number]
    told = all(
        lists(work.table, seat, state.zone) or sees_face(work.table, seat, number) for seat in seats
    )
    return None if told and state.handle is not None else work.name("c")


def hide(work: StepContext, step: i.Hide) -> None:
    """End every look at cards of a zone."""
    pile = work.pile(step.zone)
    check_hold(work.table, work.seat, step.zone)
    listed = listers(work.table, step.zone)
    cards = tuple(
        f.Showing(number, work.name("c") if listed or work.table.cards[number].up else None)
        for number in pile
        if work.table.cards[number].shown
    )
    if cards:
        work.commit(f.Hidden(work.seat, step.zone, cards))


def face(work: StepContext, step: i.Face) -> None:
    """Turn cards over where they lie."""
    numbers = [n for n in work.cards(step.cards) if work.table.cards[n].up != step.up]
    handles = []
    for number in numbers:
        state = work.table.cards[number]
        if not is_followable(work.table, state.zone):
            remembered = work.seat in state.known
            seen = step.up or remembered or listers(work.table, state.zone)
            handles.append((number, work.name("c") if seen else None))
    if numbers:
        work.commit(f.Faced(work.seat, tuple(numbers), step.up, tuple(handles)))


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    i.Shuffle: shuffle,
    i.Look: look,
    i.Show: show,
    i.Hide: hide,
    i.Face: face,
}

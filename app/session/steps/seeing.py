"""Shuffling, looking, showing, hiding, turning over: who sees what from now on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.data.value import replace
from app.core.ids import JUDGE, CardId, Handle, Names, SeatId, ZoneId
from app.core.table import Table
from app.core.text.table_sentences import LOOKED_INTO
from app.core.visibility import face_seers, is_listed, lists, sees_face
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
    if step.unknown:
        _shuffle_unknown(work, step, pile)
        return
    order = work.entropy.shuffled(pile)
    handles = shuffled_handles(work.table, work.name, step.zone)
    work.commit(f.Shuffled(work.seat, step.zone, order, handles))


def _shuffle_unknown(work: StepContext, step: i.Shuffle, pile: tuple[CardId, ...]) -> None:
    """Let only those cards change places that nobody knows, and those that are named."""
    table, words = work.table, zone_words(work.table, step.zone)
    if is_open(table, step.zone) or is_listed(table, step.zone):
        # What stays in a hand would show its holder which of its cards others know.
        raise impossible(
            "listed",
            f"{words.en} is known card by card to those who may look at it. Shuffle all of it.",
            f"{words.ja}は見ることのできる人が1枚ずつ知っています。全体を切ってください。",
        )
    named = set(work.cards(step.cards))
    if not named <= set(pile):
        raise impossible(
            "elsewhere",
            f"A card that is to be shuffled does not lie in {words.en}. Move it there first.",
            f"切るカードの中に{words.ja}にないものがあります。先に{words.ja}へ移してください。",
        )
    kept = tuple(place for place in known_places(table, step.zone) if pile[place] not in named)
    stays = {pile[place] for place in kept}
    mixed = iter(work.entropy.shuffled([card for card in pile if card not in stays]))
    order = tuple(card if card in stays else next(mixed) for card in pile)
    work.commit(f.Shuffled(work.seat, step.zone, order, kept=kept))


def known_places(table: Table, zone: ZoneId) -> tuple[int, ...]:
    """Return at which places of a pile, from the top, lies a card that some player knows."""
    return tuple(
        place
        for place, card in enumerate(table.zones[zone])
        if table.cards[card].known or face_seers(table, card)
    )


def shuffled_handles(table: Table, name: Names, zone: ZoneId) -> tuple[Handle, ...]:
    """Return fresh handles for the cards of a pile where some seat lists it, else none."""
    named = is_open(table, zone) or is_listed(table, zone)
    return tuple(name("c") for _ in table.zones[zone]) if named else ()


def look(work: StepContext, step: i.Look) -> None:
    """Let this seat see the top of a pile, or all of it."""
    pile = work.pile(step.zone)
    check_hold(work.table, work.seat, step.zone)
    cards = pile[: step.count] if step.count > 0 else pile
    if not cards:
        words = zone_words(work.table, step.zone)
        raise impossible("empty", f"{words.en} is empty.", f"{words.ja}は空です。")
    if work.seat == JUDGE:
        # Whoever sees all is shown nothing by it; that they looked is for everybody to read.
        work.commit(f.Announced(JUDGE, LOOKED_INTO, text=step.zone, number=len(cards)))
    else:
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
    cards = tuple(showing(work.table, work.name, number, seats) for number in numbers)
    if cards:
        work.commit(f.Shown(work.seat, cards, seats, verb))


def showing(table: Table, name: Names, number: CardId, seats: tuple[SeatId, ...]) -> f.Showing:
    """Return a card as it is shown, with a fresh handle unless all of `seats` single it out.

    A handle told twice, on two branches or before and after it was hidden, would let a
    seat recognise a card that it lost sight of.
    """
    state = table.cards[number]
    told = all(lists(table, seat, state.zone) or sees_face(table, seat, number) for seat in seats)
    return f.Showing(number, None if told and state.handle is not None else name("c"))


def hide(work: StepContext, step: i.Hide) -> None:
    """End every look at cards of a zone."""
    pile = work.pile(step.zone)
    check_hold(work.table, work.seat, step.zone)
    cards = hidden_again(work.table, work.name, step.zone, pile)
    if cards:
        work.commit(f.Hidden(work.seat, step.zone, cards))


def hidden_again(
    table: Table, name: Names, zone: ZoneId, cards: Iterable[CardId]
) -> tuple[f.Showing, ...]:
    """Return those of `cards` that seats see only because they were shown, as that ends."""
    listed = is_listed(table, zone)
    return tuple(
        f.Showing(number, name("c") if listed or table.cards[number].up else None)
        for number in cards
        if table.cards[number].shown
    )


def face(work: StepContext, step: i.Face) -> None:
    """Turn cards over where they lie."""
    numbers = work.cards(step.cards)
    fact = f.Faced(work.seat, tuple(numbers), step.up)
    fact = with_faced_handles(work.table, work.name, fact)
    if fact.cards:
        work.commit(fact)


def with_faced_handles(table: Table, name: Names, fact: f.Faced) -> f.Faced:
    """Return what is turned over of these cards, with the handles that it has then."""
    numbers = tuple(number for number in fact.cards if table.cards[number].up != fact.up)
    handles = []
    for number in numbers:
        state = table.cards[number]
        if not is_followable(table, state.zone):
            remembered = fact.actor in state.known
            seen = fact.up or remembered or is_listed(table, state.zone)
            handles.append((number, name("c") if seen else None))
    return replace(fact, cards=numbers, handles=tuple(handles))


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    i.Shuffle: shuffle,
    i.Look: look,
    i.Show: show,
    i.Hide: hide,
    i.Face: face,
}

"""Setup, in one gesture or step by step (対戦準備, seed 000 §5)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.ids import SeatId
from app.core.intent import Draw, Face, Move, PutMark, Show, Shuffle
from app.core.view import SeatView
from app.games.api import Look
from app.games.pokemon.arguments import Running, named, number
from app.games.pokemon.board import count, hand, me, own
from app.games.pokemon.facts import is_basic, kind
from app.games.pokemon.zones import BENCH, IN_PLAY, OPENING_HAND, PRIZES

MOST_MULLIGANS = 20
"""A deck that gives no Basic Pokémon in so many hands has none."""


def setup(look: Look, arguments: Mapping[str, str]) -> Running:
    """Shuffle, draw 7 and redraw until there is a Basic Pokémon.

    With `auto` the first Basic goes to the Active Spot, the others to the Bench, and the Prizes are
    set out as well; a good hand that was dealt already is kept.
    """
    if not (arguments.get("auto") and _is_dealt(look())):
        yield from _deal(look, arguments)
    if arguments.get("auto"):
        basics = tuple(card for card in hand(look()) if is_basic(look().cards[card].ref))
        yield from _put_down(look, basics[:1], basics[1 : 1 + BENCH], arguments)


def _is_dealt(view: SeatView) -> bool:
    """Whether the opening hand was drawn, holds a Basic Pokémon, and nothing was put down yet."""
    empty = not view.cards_in(own(view, "active")) and not view.cards_in(own(view, "bench"))
    unset = not count(view, own(view, "prizes"))
    return empty and unset and len(hand(view)) == OPENING_HAND and not needs_mulligan(view)


def _deal(look: Look, arguments: Mapping[str, str]) -> Running:
    view = look()
    deck = own(view, "deck")
    if hand(view):
        yield Move(hand(view), deck, verb="return")
    yield Shuffle(deck)
    yield Draw(OPENING_HAND, deck, own(view, "hand"))
    for _ in range(MOST_MULLIGANS):
        if not needs_mulligan(look()):
            break
        yield from mulligan(look, arguments)


def needs_mulligan(view: SeatView) -> bool:
    """Whether the hand surely holds no Basic Pokémon; cards without data are given the doubt."""
    refs = [view.cards[card].ref for card in hand(view)]
    return not any(is_basic(ref) or kind(ref) == "unknown" for ref in refs)


def mulligan(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Show the hand, shuffle it back and draw 7 (マリガン); a mark counts for the opponent."""
    view = look()
    deck = own(view, "deck")
    if hand(view):
        yield Show(hand(view), ())
        yield Move(hand(look()), deck, verb="mulligan")
    yield Shuffle(deck)
    yield Draw(OPENING_HAND, deck, own(view, "hand"))
    yield PutMark((f"seat.{me(view)}",), "mulligans", add=1)


def setup_place(look: Look, arguments: Mapping[str, str]) -> Running:
    """Put the chosen Pokémon down face down, then set out the Prizes.

    `active` names a card, `bench` several with commas between, `prizes` a number other than 6.
    """
    view = look()
    active = named(view, arguments.get("active", ""))
    bench = named(view, arguments.get("bench", ""))
    yield from _put_down(look, active[:1], bench, arguments)


def _put_down(
    look: Look, active: tuple[str, ...], bench: tuple[str, ...], arguments: Mapping[str, str]
) -> Running:
    view = look()
    if active:
        yield Move(active, own(view, "active"), up=False, verb="setup")
    if bench:
        yield Move(bench, own(view, "bench"), -1, up=False, verb="setup")
    missing = number(arguments, "prizes", PRIZES) - count(view, own(view, "prizes"))
    if missing > 0 and count(look(), own(view, "deck")):
        yield Draw(missing, own(view, "deck"), own(view, "prizes"), verb="set_prizes")


def reveal(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Turn all own face-down Pokémon face up."""
    yield from turn_up(look(), (me(look()),))


def turn_up(view: SeatView, seats: tuple[SeatId, ...]) -> Running:
    """Turn the face-down Pokémon of these seats face up."""
    cards = [
        card
        for seat in seats
        for name in IN_PLAY
        for card in view.cards_in(f"{name}.{seat}")
        if not view.cards[card].up
    ]
    if cards:
        yield Face(tuple(cards), up=True)

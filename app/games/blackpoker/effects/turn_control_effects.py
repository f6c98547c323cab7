"""What goes on between turns: charge, draw, end (act list: turn control)."""

from __future__ import annotations

from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import stays_driven
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect, Triggered
from app.games.blackpoker.flow.table_steps import (
    charge,
    count_of,
    discard,
    draw,
    next_generation,
    to_grave,
)
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import FOG
from app.games.game_api import As, Look

MOST_HELD = 7
"""Cards in a hand when a turn ends."""
ENOUGH = 2
"""From edition 9 on: with so many cards left in the deck, or fewer, one is drawn and not two."""
YES, NO = "yes", "no"


def _charge(look: Look, deed: Deed) -> Doing:
    view = look()
    if not stays_driven(view, deed.seat):
        yield from charge(view, f.characters(view, deed.seat))
    return (("draw", deed.seat),)


def _draw_first(look: Look, deed: Deed) -> Doing:
    yield from draw(look, deed.seat)
    return ()


def _second(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    if not count_of(view, deed.seat):
        return ()
    words = {YES: Words("Draw a second card", "2枚目を引く"), NO: Words("Leave it", "引かない")}
    return (Choice("second", Words("A second card", "2枚目"), (YES, NO), words=words),)


def _draw_second(look: Look, deed: Deed) -> Doing:
    yield from draw(look, deed.seat, int(deed.chosen("second") == (YES,)))
    return ()


def _draw_two(look: Look, deed: Deed) -> Doing:
    left = f.life(look(), deed.seat)
    yield from draw(look, deed.seat, 1 if left is not None and left <= ENOUGH else 2)
    return ()


def _too_many(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    own = f.hand(view, deed.seat)
    more = f.held(view, deed.seat) - MOST_HELD
    if more <= 0:
        return ()
    said = Words(f"Discard {more}, down to seven", f"7枚になるまで捨てる（{more}枚）")
    return (Choice("cards", said, own, more, more),)


def _end(look: Look, deed: Deed) -> Doing:
    triggered: Triggered = ()
    cards = deed.chosen("cards")
    if cards:
        triggered = yield from discard(look, deed.seat, cards)
    view = look()
    for seat in range(len(view.setting.seats)):
        yield from to_grave(seat, view.zones[f"{FOG}.{seat}"].items, "clear")
    yield As(deed.seat, NextTurn(deed.foe))
    return (*triggered, ("charge", deed.foe))


def _generation(look: Look, deed: Deed) -> Doing:
    return (yield from next_generation(look, deed.seat))


TURN_CONTROL = {
    "charge": Effect(_charge),
    "end": Effect(_end, _too_many, secret=True),
    "nextGeneration": Effect(_generation),
}
DRAWING = {
    "6": Effect(_draw_second, _second, prepare=_draw_first),
    "9": Effect(_draw_two),
}
"""Draw by edition: one and, if one likes, another; or two of which nobody is asked."""

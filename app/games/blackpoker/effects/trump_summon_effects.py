"""Summons that make one soldier of a trump and another card (extra list: Jacks and Kings)."""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import SeatId, UnitId
from app.core.intent import Look as LookAt
from app.core.intent import Move, Shuffle
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.effects.magic_effects import every_soldier
from app.games.blackpoker.effects.stage_effects import is_countered, negate
from app.games.blackpoker.effects.trump_control_effects import bury_trump, is_open, own_trump
from app.games.blackpoker.flow.deed import Choice, Choices, Deed, Doing, Effect, Triggered
from app.games.blackpoker.flow.table_steps import (
    bury,
    count_of,
    enter_soldiers,
    join,
    keys_left,
    places,
)
from app.games.blackpoker.rules.trump_characters import PAIRS
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND, SOLDIERS
from app.games.game_api import As, Look

Before = Callable[[Look, Deed], Doing]
"""What happens before the trump enters."""
_PAIR = {pair.trump: pair for pair in PAIRS}


def _open_trump(view: SeatView, deed: Deed) -> UnitId:
    """Return the trump of a summon, if it still lies open; "" for none."""
    unit = own_trump(view, deed.seat, deed.action.trump)
    return unit if unit and is_open(view, unit) else ""


def _enter(look: Look, seat: SeatId, unit: UnitId) -> Doing:
    """Let a trump enter the field as a soldier; it is the last one in its row."""
    base = look().units[unit].base
    yield As(seat, Move((base,), f"{SOLDIERS}.{seat}", -1, up=True, verb="enter"))
    return ()


# -- Jacks ----------------------------------------------------------------------------------------


def _while_open(choices: Choices) -> Choices:
    """Let something be chosen only while the trump lies open."""

    def asked(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
        return choices(view, deed) if _open_trump(view, deed) else ()

    return asked


def _with_jack(before: Before) -> Before:
    """Return the effect of a summon: something happens, then key card and trump enter as one."""

    def summon(look: Look, deed: Deed) -> Doing:
        unit = _open_trump(look(), deed)
        if not unit:
            return ()
        triggered = yield from before(look, deed)
        cards = keys_left(look(), deed.seat, deed.keys)
        if unit in look().units and cards:
            yield from _enter(look, deed.seat, unit)
            yield join(deed.seat, f.soldiers(look(), deed.seat)[-1], cards, "join")
        return triggered

    return summon


def _of_grave(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    pile = view.cards_in(f"{GRAVE}.{deed.seat}")
    return (Choice("card", Words("Card that enters", "場に出すカード"), pile),)


def _revive(look: Look, deed: Deed) -> Doing:
    del look
    card = deed.chosen("card")
    if card:
        yield enter_soldiers(deed.seat, card)
    return ()


def _any_bulwark(view: SeatView, _deed: Deed) -> tuple[Choice, ...]:
    every = tuple(
        unit for seat in range(len(view.setting.seats)) for unit in f.bulwarks(view, seat)
    )
    return (Choice("bulwark", Words("Bulwark for the graveyard", "墓地へ送る防壁"), every),)


def _break(look: Look, deed: Deed) -> Doing:
    return (yield from bury(look, deed.chosen("bulwark")))


def _on_stage(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    among = tuple(
        one.id
        for one in view.stage.declarations
        if one.id != deed.declaration and is_countered(view, deed, one)
    )
    return (Choice("action", Words("Action to negate", "打ち消すアクション"), among),)


def _negate(look: Look, deed: Deed) -> Doing:
    for name in deed.chosen("action"):
        yield from negate(look, name)
    return ()


def _their_soldier(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    title = Words("Soldier for the graveyard", "墓地へ送る兵士")
    return (Choice("soldier", title, f.soldiers(view, deed.foe)),)


def _fell(look: Look, deed: Deed) -> Doing:
    return (yield from bury(look, deed.chosen("soldier")))


# -- Kings ----------------------------------------------------------------------------------------


def _look_for(look: Look, deed: Deed) -> Doing:
    """Look through the deck, as everywhere else the player sees the cards anyway."""
    if _open_trump(look(), deed) and count_of(look(), deed.seat):
        yield As(deed.seat, LookAt(f"{DECK}.{deed.seat}"))
    return ()


def _partner(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    """Ask which of the cards that fit, where there are several."""
    if not _open_trump(view, deed):
        return ()
    pair = _PAIR[deed.action.trump]
    seat = deed.seat
    there = (
        *keys_left(view, seat, deed.keys),
        *(card for zone in (HAND, DECK, GRAVE) for card in view.cards_in(f"{zone}.{seat}")),
        *(view.units[unit].base for unit in f.trumps(view, seat)),
    )
    found = tuple(card for card in there if pair.takes(view.cards[card].ref or ""))
    title = Words("King that comes to it", "合わせるキング")
    return (Choice("king", title, found),)


def _king(falls: Callable[[SeatView], tuple[UnitId, ...]]) -> Effect:
    """Return the effect of a King's summon; `falls` are those that make room for it."""

    def summon(look: Look, deed: Deed) -> Doing:
        unit = _open_trump(look(), deed)
        if not unit:
            return ()
        king, triggered = deed.chosen("king"), Triggered()
        if king:
            falling = falls(look())
            yield from _enter(look, deed.seat, unit)
            cards = places(look(), f"{DECK}.{deed.seat}", king) or king
            yield join(deed.seat, f.soldiers(look(), deed.seat)[-1], cards, "join")
            triggered = yield from bury(look, falling)
        else:
            yield from bury_trump(look, unit)
        if count_of(look(), deed.seat):
            yield As(deed.seat, Shuffle(f"{DECK}.{deed.seat}"))
        return triggered

    return Effect(summon, _partner, prepare=_look_for, secret=True)


def _every_bulwark(view: SeatView) -> tuple[UnitId, ...]:
    return tuple(unit for seat in range(len(view.setting.seats)) for unit in f.bulwarks(view, seat))


TRUMP_SUMMONS = {
    "summonReanimator": Effect(_with_jack(_revive), _while_open(_of_grave), secret=True),
    "summonChariot": Effect(_with_jack(_break), _while_open(_any_bulwark)),
    "summonStrategist": Effect(_with_jack(_negate), _while_open(_on_stage)),
    "summonKnight": Effect(_with_jack(_fell), _while_open(_their_soldier), by="opponent"),
    "summonDarkLord": _king(every_soldier),
    "summonGiant": _king(_every_bulwark),
}

"""What people do by hand, outside of any action: damage, drawing, turning, Next Generation."""

from __future__ import annotations

from functools import partial

from app.core.intent import Announce, Draw, Face, Procedure, PutMark, Rotate, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import NEXT_GENERATION
from app.games.blackpoker.flow.table_steps import count_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import ASKS, DECK, GRAVE, ZONES
from app.games.game_api import GameAction, Selection
from app.games.table_tools import Does, Steps, chosen_units, count, me, offer, own
from app.games.zone_actions.common_actions import (
    draw_actions,
    look_actions,
    put_actions,
    shuffle_action,
    with_keys,
)
from app.games.zone_actions.pile_names import piles_of

MOST_AT_ONCE = 9
"""Damage that one key says."""


def _own(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected characters and trumps of the acting player."""
    return tuple(unit for unit in chosen_units(view, selection) if f.owner(view, unit) == me(view))


def _drive(view: SeatView, selection: Selection) -> Steps:
    units = tuple(u for u in _own(view, selection) if f.on_field(view, u) and f.is_charged(view, u))
    return (Rotate(units, 90, verb="drive"),) if units else ()


def _charge(view: SeatView, selection: Selection) -> Steps:
    units = tuple(
        u for u in _own(view, selection) if f.on_field(view, u) and not f.is_charged(view, u)
    )
    return (Rotate(units, 0, verb="charge"),) if units else ()


def _charge_all(view: SeatView, _selection: Selection) -> Steps:
    units = tuple(u for u in f.characters(view, me(view)) if not f.is_charged(view, u))
    return (Rotate(units, 0, verb="charge"),) if units and view.seat >= 0 else ()


def _turn_over(view: SeatView, selection: Selection) -> Steps:
    parts = tuple(card for unit in _own(view, selection) for card in view.units[unit].parts)
    return (Face(parts, up=not view.cards[parts[0]].up),) if parts else ()


def _change(view: SeatView, selection: Selection, by: int) -> Steps:
    units = tuple(u for u in _own(view, selection) if f.is_soldier(view, u))
    key = f.STRONGER if by > 0 else f.WEAKER
    return (PutMark(units, key, add=1, until=view.turn.number),) if units else ()


def _over_deck(view: SeatView, selection: Selection) -> bool:
    return view.seat >= 0 and selection.zone == own(view, DECK)


def _damage(points: int) -> Does:
    """Return what takes damage with the pointer over the own deck."""

    def does(view: SeatView, selection: Selection) -> Steps:
        if not _over_deck(view, selection) or not count(view, own(view, DECK)):
            return ()
        return (Draw(points, own(view, DECK), own(view, GRAVE), "damage"),)

    return does


def _next_generation(view: SeatView, selection: Selection) -> Steps:
    may = _over_deck(view, selection) and count_of(view, me(view)) and view.turn.number
    return (Procedure(NEXT_GENERATION),) if may else ()


def _ask_deck(view: SeatView, selection: Selection) -> Steps:
    """Ask another how many cards their deck has, with the pointer over it."""
    zone, _, whose = selection.zone.partition(".")
    if view.seat < 0 or zone != DECK or not whose.isdecimal() or int(whose) == me(view):
        return ()
    return (Announce(ASKS, view.setting.seats[int(whose)].name, number=int(whose)),)


def asks(_view: SeatView, step: Step) -> bool:
    """Whether a step asks for the number of a deck, which anybody may at any time (4.7.1)."""
    return isinstance(step, Announce) and step.verb == ASKS


def _points(number: int) -> Words:
    return Words(f"Take {number} damage", f"{number}点のダメージを受ける")


_PILES = piles_of(ZONES)
SIDEWAYS = Words("Drive (turn sideways)", "ドライブ（横向きにする）")
UPRIGHT = Words("Charge (turn upright)", "チャージ（縦向きにする）")
BY_HAND: tuple[GameAction, ...] = (
    offer("drive", SIDEWAYS, _drive, "D", "unit"),
    offer(
        "charge", Words("Charge (turn upright)", "チャージ（縦向きにする）"), _charge, "G", "unit"
    ),
    offer("charge_all", Words("Charge all", "すべてチャージ"), _charge_all, "Shift+G", "table"),
    offer("turn_over", Words("Turn over", "裏返す"), _turn_over, "F", "unit"),
    offer("stronger", Words("Number +1", "数字+1"), partial(_change, by=1), "", "unit"),
    offer("weaker", Words("Number −1", "数字−1"), partial(_change, by=-1), "", "unit"),
    *(
        offer(f"damage_{n}", _points(n), _damage(n), str(n), "damage")
        for n in range(1, MOST_AT_ONCE + 1)
    ),
    offer(
        "next_generation",
        Words("Next Generation", "世代交代"),
        _next_generation,
        "J",
        "zone",
    ),
    offer("ask_deck", Words("Ask how many cards it has", "枚数をきく"), _ask_deck, "", "zone"),
    *with_keys(draw_actions(_PILES)[:1], {"draw": "W"}),
    shuffle_action(_PILES),
    *look_actions(_PILES),
    *put_actions(ZONES, _PILES),
)

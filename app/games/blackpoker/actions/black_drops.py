"""What letting go of cards or characters means: starting what fits, and moves by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from app.core.data.value import replace
from app.core.ids import UnitId, ZoneId, zone_name
from app.core.intent import Attach, Collect, Move, MoveUnits
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.every_action import every_listed
from app.games.blackpoker.actions.start_form import matching, start_form
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import (
    BULWARKS,
    DECK,
    FIELD,
    GRAVE,
    HAND,
    KEYS,
    SOLDIERS,
)
from app.games.form_model import Answers, Form
from app.games.game_api import Drop, Selection
from app.games.table_tools import chosen_units, loose, own, zone_of

SUMMONS = ("summonsSoldier", "summonsHero", "summonsAce", "summonsMagic", "quickSummonsAce")
PLACES_BULWARK = "setBulwark"
WHICH = Words("Choose an action…", "アクションを選ぶ…")
"""What is said while several are as likely."""
OF_PLAYER = (HAND, DECK, GRAVE)
"""What stands for the player who holds it."""


def drops(
    view: SeatView, selection: Selection, zone: ZoneId, unit: UnitId, index: int
) -> Iterator[Drop]:
    """Yield the readings of a drop, the likeliest first."""
    if zone not in view.zones:
        return
    cards, units = loose(view, selection), chosen_units(view, selection)
    if cards and not units:
        yield from _started(view, cards, zone, unit)
    yield from _by_hand(view, cards, units, zone, unit, index)


def _started(view: SeatView, cards: tuple[str, ...], zone: ZoneId, unit: UnitId) -> Iterator[Drop]:
    """Yield the actions that key cards start there; where several are as likely it is asked which.

    What takes them at a character is aimed at that one, on its row it is asked which one is meant.
    """
    hand = own(view, HAND)
    if any(zone_of(view, card) != hand for card in cards):
        return
    target = (unit,) if f.on_field(view, unit) else ()
    found = []
    for name in _likely(view, zone, target, len(cards)):
        if name == PLACES_BULWARK and len(cards) > 1:
            continue
        aimed = Selection(cards, target if _is_aimed(name) else ())
        on_row = _is_aimed(name) and not target and zone_name(zone) in FIELD
        if on_row and not _stands_in(view, aimed, name, zone):
            continue
        drop = _start(view, aimed, name)
        if drop is not None:
            found.append((name, drop))
    on_stage = zone_name(zone) == KEYS
    alike = [
        name
        for name, _ in found
        if not on_stage or _likelihood(name, cards) == _likelihood(found[0][0], cards)
    ]
    for at, (_, drop) in enumerate(found):
        yield replace(drop, choose=WHICH) if at == 0 and len(alike) > 1 else drop


def _likely(
    view: SeatView, zone: ZoneId, target: tuple[UnitId, ...], count: int
) -> tuple[str, ...]:
    """Return the actions that a drop may mean, the likeliest first.

    At a character or on a row of them those that are aimed at one, at what another player holds
    those at players.
    """
    every = tuple(every_listed())
    aimed = tuple(name for name in every if _is_aimed(name))
    if target:
        return aimed
    if zone_name(zone) in FIELD:
        begins = {own(view, BULWARKS): (PLACES_BULWARK,), own(view, SOLDIERS): SUMMONS}
        return (*begins.get(zone, ()), *aimed)
    if zone_name(zone) in OF_PLAYER and zone != own(view, zone_name(zone)):
        return tuple(name for name, action in every_listed().items() if _is_at_player(action))
    if zone_name(zone) != KEYS:
        return ()
    return tuple(sorted(every, key=lambda name: _far_from_stage(every_listed()[name], count)))


def _stands_in(view: SeatView, selection: Selection, name: str, zone: ZoneId) -> bool:
    """Whether something that an action can be aimed at stands in a row."""
    targets = (unit for one in matching(view, selection, name) for unit in one.targets)
    return any(view.units[unit].zone == zone for unit in targets if unit in view.units)


def _likelihood(name: str, cards: tuple[str, ...]) -> tuple[bool, bool, bool]:
    return _far_from_stage(every_listed()[name], len(cards))


def _far_from_stage(action: Action, count: int) -> tuple[bool, bool, bool]:
    """Return how unlikely so many cards on the stage mean an action: what is aimed there is first.

    Then comes what takes no further card. Any card is placed as a bulwark: that is last.
    """
    at_stage = action.target is not None and action.target.kind == "stage_action"
    return not at_stage, len(action.keys) != count, action.id == PLACES_BULWARK


def _is_at_player(action: Action) -> bool:
    return action.target is not None and action.target.kind == "player"


def _is_aimed(name: str) -> bool:
    action = every_listed()[name]
    return action.target is not None and action.target.kind in ("soldier", "bulwark", "character")


def _start(view: SeatView, selection: Selection, name: str) -> Drop | None:
    found = matching(view, selection, name)
    if name == PLACES_BULWARK:
        found = matching(view, Selection(), name)
    if not found or (selection.units and not set(selection.units) <= set(found[0].targets)):
        return None
    form, _ = start_form(view, selection, {}, name)
    usual = start_form(view, selection, {}, name, fill=True)[1]
    if usual is None:
        return None
    asks = partial(_asked, name=name) if form is not None else None
    return Drop(found[0].action.title, usual, asks, selection)


def _asked(view: SeatView, selection: Selection, answers: Answers, name: str) -> Form | None:
    return start_form(view, selection, answers, name)[0]


def _by_hand(
    view: SeatView,
    cards: tuple[str, ...],
    units: tuple[UnitId, ...],
    zone: ZoneId,
    unit: UnitId,
    index: int,
) -> Iterator[Drop]:
    title = view.setting.zones[zone].spec.title
    name = zone_name(zone)
    by_hand = Words(f"By hand: {title.en}", f"手動で移す：{title.ja}")
    if units and name in FIELD:
        yield Drop(by_hand, MoveUnits(units, zone, index))
    elif units:
        yield Drop(by_hand, Collect(units, zone, -1 if name in (HAND, DECK) else 0))
    elif cards and unit in view.units and unit not in units:
        yield Drop(Words("By hand: on this", "手動で重ねる"), Attach(cards, unit, "attached"))
    if cards and name in FIELD:
        yield Drop(by_hand, Move(cards, zone, index, up=name == SOLDIERS))
    elif cards:
        yield Drop(by_hand, Move(cards, zone, index))

"""What the table of any game repeats: whose zone, which card, what a selection means, gestures.

A game's procedures, actions and drops are written with these; nothing here knows what a card says.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence

from app.core.ids import SeatId, UnitId, ZoneId, parse_place, place
from app.core.intent import Batch, PutMark, Step
from app.core.text.words import Words
from app.core.view import SeatCard, SeatUnit, SeatView
from app.games.contracts.board.number_contract import UnitNumber, numbers_of, open_refs
from app.games.game_api import As, GameAction, Name, Selection

Steps = tuple[Step, ...]
"""Steps that are one gesture."""
Does = Callable[[SeatView, Selection], Steps]
"""(view, selection) -> what an entry of a menu does there; () where it is not offered."""
Running = Generator[Step | As, tuple[int, ...], None]
"""A procedure under way."""


# -- whose, and which ----------------------------------------------------------------------------


def me(view: SeatView) -> SeatId:
    """Return the player who acts: the seat itself; for a judge the one whose turn it is."""
    return view.seat if view.seat >= 0 else view.turn.seat


def others(view: SeatView) -> tuple[SeatId, ...]:
    """Return the other players."""
    return tuple(seat for seat in range(len(view.setting.seats)) if seat != me(view))


def place_of(view: SeatView, name: str, seat: SeatId) -> ZoneId:
    """Return the zone called `name` that a player holds, alone or with the team."""
    zones, alone = view.setting.zones, f"{name}.{seat}"
    if alone in zones or not 0 <= seat < len(view.setting.seats):
        return alone
    together = f"{name}.t{view.setting.seats[seat].team}"
    return together if together in zones else alone


def own(view: SeatView, name: str) -> ZoneId:
    """Return the acting player's zone called `name`."""
    return place_of(view, name, me(view))


def my_turn(view: SeatView) -> bool:
    """Whether the acting player's turn is under way."""
    return view.turn.of(me(view))


def count(view: SeatView, zone: ZoneId) -> int:
    """Return how many cards lie in a pile, as far as the seat is told."""
    return view.zones[zone].count or 0


def find(view: SeatView, ref: str) -> SeatCard | None:
    """Return the card named by handle or place, if the seat can single it out."""
    named = parse_place(ref)
    if named is None:
        return view.cards.get(ref)
    zone, index = named
    seen = view.zones.get(zone)
    if seen is None:
        return None
    at = dict(enumerate(seen.items)) if seen.listed else dict(seen.seen)
    return view.cards.get(at.get(index, ""))


def zone_of(view: SeatView, ref: str) -> ZoneId:
    """Return where a card lies; empty if there is no such card."""
    named = parse_place(ref)
    if named is not None:
        zone, index = named
        known = zone in view.zones and index < count(view, zone)
        return zone if known else ""
    card = view.cards.get(ref)
    return card.zone if card else ""


def ref_of(view: SeatView, ref: str) -> str | None:
    """Return which card it is, None for a back."""
    card = find(view, ref)
    return card.ref if card else None


def owner_of(view: SeatView, ref: str) -> SeatId:
    """Return whose card it is."""
    card = find(view, ref)
    if card is not None:
        return card.owner
    holders = view.setting.zones[zone_of(view, ref)].holders
    return holders[0] if holders else me(view)


def holder(view: SeatView, zone: ZoneId) -> SeatId | None:
    """Return whose zone it is; None for one of the table, or one that is not there."""
    about = view.setting.zones.get(zone)
    return about.holders[0] if about is not None and about.holders else None


def units_in(view: SeatView, zone: ZoneId) -> tuple[UnitId, ...]:
    """Return the units of a field."""
    return view.zones[zone].items


def side(view: SeatView, unit: UnitId) -> SeatId:
    """Return whose side a unit stands on.

    Where a team shares the zone, whoever put its lowest card there, as long as that is one of them;
    on a zone of the table the owner of its top card.
    """
    standing = view.units[unit]
    holders = view.setting.zones[standing.zone].holders
    if len(holders) == 1:
        return holders[0]
    if not holders:
        return view.cards[standing.base].owner
    lowest = standing.under[0] if standing.under else standing.base
    owner = view.cards[lowest].owner
    return owner if owner in holders else holders[0]


def base_ref(view: SeatView, unit: SeatUnit) -> str | None:
    """Return which card a unit is, None if it lies face down."""
    return view.cards[unit.base].ref


def chosen(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected cards that are still there and within reach."""
    return tuple(ref for ref in selection.cards if _within_reach(view, ref))


def _within_reach(view: SeatView, ref: str) -> bool:
    zone = zone_of(view, ref)
    if not zone or parse_place(ref) is None:
        return bool(zone)
    setting = view.setting.zones[zone]
    return (
        view.seat < 0
        or setting.spec.visibility == "public"
        or view.seat in setting.holders
        or find(view, ref) is not None
    )


def chosen_units(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return the selected units that are still there."""
    return tuple(unit for unit in selection.units if unit in view.units)


def loose(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected cards that are not part of a unit selected as a whole."""
    parts = {card for unit in chosen_units(view, selection) for card in view.units[unit].parts}
    return tuple(ref for ref in chosen(view, selection) if ref not in parts)


def chosen_zone(view: SeatView, selection: Selection) -> ZoneId:
    """Return the zone under the pointer, if the table has it."""
    return selection.zone if selection.zone in view.zones else ""


def top(view: SeatView, zone: ZoneId, number: int) -> tuple[str, ...]:
    """Return the places of the top `number` cards of a pile."""
    return tuple(place(zone, index) for index in range(min(number, count(view, zone))))


def open_targets(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return what of the selection can carry a mark: units, and cards that lie open."""
    cards = [
        ref
        for ref in chosen(view, selection)
        if ref in view.cards and view.setting.zones[zone_of(view, ref)].spec.visibility == "public"
    ]
    return (*chosen_units(view, selection), *cards)


# -- gestures ------------------------------------------------------------------------------------


def gesture(steps: Iterable[Step]) -> Step | None:
    """Return the steps as one gesture; None if there are none."""
    several = tuple(steps)
    if len(several) > 1:
        return Batch(several)
    return several[0] if several else None


def offer(
    name: str,
    title: Words,
    does: Does,
    key: str = "",
    group: str = "card",
    *,
    named: Name | None = None,
    ruinous: bool = False,
) -> GameAction:
    """Return an action that is offered whenever `does` finds something to do."""

    def make(view: SeatView, selection: Selection) -> Step | None:
        return gesture(does(view, selection))

    return GameAction(name, title, _when(does), make, key, group, named, ruinous)


def number_actions(
    game: str, number: UnitNumber, more: str = "", less: str = ""
) -> tuple[GameAction, ...]:
    """Return two actions of `game` that raise and lower a number of the chosen units by 1.

    `more` and `less` are their keys.
    """
    return tuple(
        GameAction(
            f"{game}.{number.key}_{name}",
            Words(f"{number.title.en} {sign}1", f"{number.title.ja}{sign}1"),
            lambda view, selection: view.seat >= 0 and bool(chosen_units(view, selection)),
            lambda view, selection, by=by: PutMark(  # type: ignore[misc]
                chosen_units(view, selection), number.key, add=by
            ),
            key=key,
            group="unit",
        )
        for name, sign, by, key in (("more", "+", 1, more), ("less", "−", -1, less))
    )


def number_now(view: SeatView, unit: UnitId, number: UnitNumber) -> int | None:
    """Return what a unit has of a number now: what was said of it, else what is usual for it.

    None where its card has no such number, or lies face down.
    """
    standing = view.units[unit]
    held = numbers_of((number,), standing.marks, open_refs(standing, view.cards))
    return held[0][1] if held else None


def _when(does: Does) -> Callable[[SeatView, Selection], bool]:
    return lambda view, selection: bool(does(view, selection))


def always(*steps: Step) -> Does:
    """Return what does the same whatever is selected."""
    return lambda _view, _selection: steps


# -- arguments of procedures, which come as text over a wire ---------------------------------------


def named(view: SeatView, refs: str) -> tuple[str, ...]:
    """Return handles for the cards named; places would shift while the hand is played."""
    cards = [(ref, find(view, ref)) for ref in of_argument(refs)]
    return tuple(card.handle if card else ref for ref, card in cards)


def in_argument(names: Iterable[str]) -> str:
    """Return handles, units or ids as one argument says them, and as a form is answered."""
    return ",".join(names)


def of_argument(text: str) -> tuple[str, ...]:
    """Return what an argument, or an answer of a form, names."""
    return tuple(name for name in text.split(",") if name)


def number(arguments: Mapping[str, str], key: str, default: int) -> int:
    """Return the number called `key`, `default` if there is none or it is no number."""
    text = arguments.get(key, "")
    return int(text) if text.isdecimal() and len(text) < 4 else default


def kept_face(view: SeatView, cards: Sequence[str]) -> bool | None:
    """Return how cards come to lie that are moved: what lay face down in the open stays so.

    None leaves it to what is usual where they go.
    """
    zone = zone_of(view, cards[0]) if cards else ""
    if not zone or view.setting.zones[zone].spec.visibility != "public":
        return None
    first = find(view, cards[0])
    return False if first is None or not first.up else None

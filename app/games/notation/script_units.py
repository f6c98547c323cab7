"""Which unit a name in a script means: by what it is, whose it is, where it stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from app.core.ids import SeatId, UnitId
from app.core.text.wording import either, listed, numbered, owned
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.contracts.notation_contract import Scene, misread
from app.games.notation.script_cards import MOST_TOLD, is_called
from app.games.notation.script_places import without_owner

_PLACE = re.compile(r"(?P<name>.*?)\s*[(（](?P<where>[^()（）]+)[)）]")
_WHERE = re.compile(r"(?P<zone>.*?)\s*(?P<index>\d{1,2})?")
_ACTIVE_SUFFIX = re.compile(r"\s+(pok[eé]mon|spot)$", re.IGNORECASE)


def unit_named(
    scene: Scene,
    text: str,
    *,
    own: bool = True,
    anywhere: bool = False,
    likelier: Collection[UnitId] = (),
) -> UnitId:
    """Return the unit that is meant: "Riolu", "Ren's Riolu (Bench 2)", "Active Pokémon".

    Where it is not said whose, the acting player's counts (`own`), or that of the others; with
    `anywhere` that of the other side, if this one has none. Of several it is one that is
    `likelier`, where there is one. Raises NotationError.
    """
    owner, bare = without_owner(scene, text)
    seats = range(len(scene.view.setting.seats))
    others = [seat for seat in seats if seat != scene.actor]
    mine = [scene.actor] if scene.actor >= 0 else list(seats)
    first = mine if own else others
    sides = [[owner]] if owner is not None else [first, others if own else mine]
    if owner is None and not anywhere:
        sides = sides[:1]
    for side in sides:
        found = _units(scene, bare, side)
        if found:
            meant = [unit for unit in found if unit in likelier]
            return _only(scene, text, meant or found)
    return _none_there(scene, bare, sides[0])


def _standing(view: SeatView, side: Sequence[SeatId]) -> list[SeatUnit]:
    """Return the units in the zones of these seats, zone by zone, in their order."""
    units = []
    for zone in view.setting.zones.values():
        if zone.spec.holds == "units" and (not zone.holders or set(zone.holders) & set(side)):
            units += [view.units[unit] for unit in view.zones[zone.id].items]
    return units


def _units(scene: Scene, text: str, side: Sequence[SeatId]) -> list[UnitId]:
    view = scene.view
    standing = _standing(view, side)
    # A place goes first: a bracket behind a name is otherwise no part of it.
    placed = _PLACE.fullmatch(text)
    name, where = (placed["name"], placed["where"]) if placed else ("", text)
    found = [
        unit.id
        for unit in standing
        if (not name or is_called(scene, view.cards[unit.base].ref, name))
        and _stands(view, unit, where)
    ]
    if found or (placed and _is_place(view, where)):
        return found
    return [unit.id for unit in standing if is_called(scene, view.cards[unit.base].ref, text)]


def _is_place(view: SeatView, where: str) -> bool:
    return any(_is_zone(zone.spec.title, where) for zone in view.setting.zones.values())


def _is_zone(title: Words, where: str) -> bool:
    """Whether "Bench 2", "the Active Spot" or "バトル場" names a zone of this title."""
    found = _WHERE.fullmatch(where.strip())
    wanted = found["zone"].casefold().removeprefix("the ") if found else ""
    bare = _ACTIVE_SUFFIX.sub("", wanted).strip()
    return bare in {title.en.casefold(), title.en.casefold().split(" ")[0], title.ja}


def _stands(view: SeatView, unit: SeatUnit, where: str) -> bool:
    """Whether a unit stands at "Bench 2", "Bench" or "Active Spot"."""
    if not _is_zone(view.setting.zones[unit.zone].spec.title, where):
        return False
    found = _WHERE.fullmatch(where.strip())
    assert found is not None  # it named the zone
    return found["index"] is None or _number(view, unit) == int(found["index"])


def _number(view: SeatView, unit: SeatUnit) -> int:
    """Return a unit's cell, or its place in a zone without any, counted from 1."""
    return unit.cell or view.zones[unit.zone].items.index(unit.id) + 1


def _only(scene: Scene, text: str, found: list[UnitId]) -> UnitId:
    """Return the one of several that is meant; of twins the first."""
    view = scene.view
    if len({_likeness(view, view.units[unit]) for unit in found}) == 1:
        return found[0]
    there = either([_placed(scene, unit) for unit in found])
    raise misread(
        f"“{text}” may be {there.en}. Write one of these.",
        f"「{text}」では{there.ja}のどれかわかりません。どれかを書いてください。",
        3,
    )


def _likeness(view: SeatView, unit: SeatUnit) -> tuple[object, ...]:
    """Return all that tells a unit from another but its place."""
    refs = [view.cards[card].ref or "" for card in unit.attached]
    under = [view.cards[card].ref or "" for card in unit.under]
    ages = (unit.entered, unit.changed)
    base = view.cards[unit.base].ref or ""
    return (unit.zone, base, *under, "/", *sorted(refs), unit.marks, unit.turn, ages)


def _placed(scene: Scene, unit: UnitId) -> Words:
    """Return a unit's name with where it stands: "Riolu (Bench 2)"."""
    view = scene.view
    standing = view.units[unit]
    ref = view.cards[standing.base].ref
    name = Words("a face-down card", "ウラ向きのカード") if ref is None else scene.name(ref)
    title = view.setting.zones[standing.zone].spec.title
    several = len(view.zones[standing.zone].items) > 1
    where = numbered(title, _number(view, standing)) if several else title
    holders = view.setting.zones[standing.zone].holders
    if holders and holders[0] != scene.actor:
        name = owned(view.setting.seats[holders[0]].name, name)
    return Words(f"{name.en} ({where.en})", f"{name.ja}（{where.ja}）")


def _none_there(scene: Scene, text: str, side: Sequence[SeatId]) -> UnitId:
    view = scene.view
    there = [_placed(scene, unit.id) for unit in _standing(view, side)]
    whose = listed([view.setting.seats[seat].name for seat in side])
    stands = listed(there[:MOST_TOLD]) if there else Words("nobody", "なし")
    raise misread(
        f"there is no {text} on {whose.en}'s side; in play: {stands.en}.",
        f"{whose.ja}の場に{text}はいません。いるのは{stands.ja}です。",
        2,
    )

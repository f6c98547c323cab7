"""What the forms of a Pokémon table have in common: whom they let choose, and what was answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.core.card import value_of
from app.core.ids import SeatId, UnitId, zone_name
from app.core.text.wording import bracketed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable
from app.games.pokemon.table.health import most_damage
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.seat_board import foes, in_play, is_with, unit_name
from app.games.table_tools import me, place_of, side, units_in


def team(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return a player's Pokémon in play, the Active one first."""
    return tuple(
        unit
        for name in IN_PLAY
        for unit in units_in(view, place_of(view, name, seat))
        if in_play(view, unit)
    )


def opponents(view: SeatView) -> tuple[UnitId, ...]:
    """Return the opponents' Pokémon, those in the Active Spots first."""
    units = dict.fromkeys(unit for seat in foes(view, me(view)) for unit in team(view, seat))
    return tuple(sorted(units, key=lambda unit: zone_name(view.units[unit].zone) != "active"))


def everybody(view: SeatView) -> tuple[UnitId, ...]:
    """Return all Pokémon in play, the opponents' first."""
    return (*opponents(view), *team(view, me(view)))


def choosable(view: SeatView, units: Iterable[UnitId]) -> tuple[Choosable, ...]:
    """Return Pokémon as choices, each told from the others: "Duskull, Bench 2 (20/60)".

    Where it stands is said of those whose name occurs again, and whose it is where several sides
    are among them: a form is narrow, and what can be chosen is ringed on the board as well.
    """
    among = tuple(units)
    sides = [_side(view, unit) for unit in among]
    names = [(unit_name(view, unit), team) for unit, team in zip(among, sides, strict=True)]
    found = []
    for unit, named in zip(among, names, strict=True):
        where = place(view, unit) if names.count(named) > 1 else None
        found.append(Choosable(unit, _told(view, unit, where, sides)))
    return tuple(found)


def _side(view: SeatView, unit: UnitId) -> int:
    """Return on which team's side a Pokémon stands."""
    return view.setting.seats[side(view, unit)].team


def _told(view: SeatView, unit: UnitId, where: Words | None, sides: list[int]) -> Words:
    name, hurt = unit_name(view, unit), state(view, unit)
    spot = Words("", "") if where is None else Words(f", {where.en}", f"・{where.ja}")
    whose = _whose(view, unit, sides)
    return Words(f"{name.en}{spot.en}{whose.en}{hurt.en}", f"{name.ja}{spot.ja}{whose.ja}{hurt.ja}")


def _whose(view: SeatView, unit: UnitId, sides: list[int]) -> Words:
    """Return whose a Pokémon is, in brackets, where that is not plain; the own one is "own"."""
    own = view.setting.seats[me(view)].team
    if len(set(sides)) > 1 and is_with(view, unit, me(view)):
        return bracketed(Words("own", "自分"))
    if len(set(sides) - {own}) > 1:
        name = view.setting.seats[side(view, unit)].name
        return bracketed(Words(name, name))
    return Words("", "")


def place(view: SeatView, unit: UnitId) -> Words:
    """Return where a Pokémon stands: "Active Spot", "Bench 2"."""
    zone = view.units[unit].zone
    if zone_name(zone) != "bench":
        return view.setting.zones[zone].spec.title
    number = units_in(view, zone).index(unit) + 1
    return Words(f"Bench {number}", f"ベンチ{number}")


def state(view: SeatView, unit: UnitId) -> Words:
    """Return how hurt a Pokémon is, in brackets: damage of HP; empty where it is not hurt."""
    standing = view.units[unit]
    hurt, most = value_of(standing.marks, "damage"), most_damage(view, standing)
    if not hurt:
        return Words("", "")
    said = f"{hurt}/{most}" if most else str(hurt)
    return Words(f" ({said})", f"（{said}）")


def answered(answers: Answers, field: str, among: Sequence[str], usual: str) -> str:
    """Return which one was chosen; `usual` where nothing was, or what is there no more."""
    chosen = answers.get(field, "")
    return chosen if chosen in among else usual


def ticked(
    answers: Answers, field: str, among: Sequence[str], usual: Sequence[str] = ()
) -> tuple[str, ...]:
    """Return which ones were ticked, in their order; `usual` where nobody answered."""
    said = answers[field].split(",") if field in answers else usual
    return tuple(one for one in among if one in said)


def entered(answers: Answers, field: str, usual: int, most: int = 990) -> int:
    """Return the number that was entered; `usual` where it is none."""
    text = answers.get(field, "")
    return min(most, int(text)) if text.isdecimal() and len(text) < 5 else usual

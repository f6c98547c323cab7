"""What the menu of a Pokémon in play offers: Ability, retreat, knock out, turn."""

from __future__ import annotations

from itertools import pairwise

from app.core.card import Quarter
from app.core.data.value import replace
from app.core.ids import UnitId, zone_name
from app.core.intent import Announce, Procedure, Rotate, Step
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.form_model import Answers, Form
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.actions.effect_actions import this_turn
from app.games.pokemon.forms import retreat_form
from app.games.pokemon.forms.opponent_form import asks_ability
from app.games.pokemon.forms.retreat_form import benched, that_retreats
from app.games.pokemon.procedures.attack_payment import abilities_of
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.health import knocked_out
from app.games.pokemon.table.seat_board import (
    actives,
    chosen_pokemon,
    is_active,
    is_with,
    unit_name,
)
from app.games.pokemon.table.titles import filled
from app.games.table_tools import (
    Does,
    Steps,
    chosen,
    chosen_units,
    gesture,
    me,
    offer,
    side,
    units_in,
)

MOST_BENCHED = 8
"""Places of the largest Bench that a card makes."""


# -- Ability, retreat ----------------------------------------------------------------------


def _ability_named(view: SeatView, selection: Selection) -> Words | None:
    unit = _one(view, selection)
    for name in abilities_of(view, view.units[unit]) if unit else ():
        return Words(f"Ability: {name.en}", f"特性：{name.ja}")
    return None


def _ability(view: SeatView, selection: Selection) -> Steps:
    """Announce the Ability and mark the Pokémon as used until the end of this turn."""
    unit = _one(view, selection)
    names = abilities_of(view, view.units[unit]) if unit else ()
    if not names:
        return ()
    text = packed(names[0])
    return (Announce("ability", text, (unit,)), this_turn(view, (unit,), "used"))


def _asks_ability(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask whom the Ability means, where it is about one of several opponents."""
    used = _ability(view, selection)
    return asks_ability(view, _one(view, selection), used, answers) if used else None


def _one(view: SeatView, selection: Selection) -> UnitId:
    """Return the first own Pokémon selected; with nothing selected, the only own Active Pokémon.

    Whose Ability it is, that player announces it.
    """
    units = tuple(u for u in chosen_pokemon(view, selection) if is_with(view, u, me(view)))[:1]
    if not selection.units and not selection.cards:
        units = actives(view, me(view))
    return units[0] if len(units) == 1 else ""


def _retreat(view: SeatView, selection: Selection) -> Step | None:
    """Return the retreat as far as it is clear who comes in; the form asks for the rest."""
    return gesture(_retreating(view, selection, ()))


def _retreat_free(view: SeatView, selection: Selection) -> Steps:
    return _retreating(view, selection, (("free", "1"),))


def _retreating(view: SeatView, selection: Selection, extra: tuple[tuple[str, str], ...]) -> Steps:
    """Retreat to the selected Benched Pokémon, or to the only one; selected Energy pays."""
    there = that_retreats(view, selection)
    bench = [unit for unit in chosen_pokemon(view, selection) if unit in benched(view)]
    if not bench and len(benched(view)) == 1:
        bench = list(benched(view))
    if len(there) != 1 or not bench:
        return ()
    return _retreat_from(view, selection, there[0], bench[0], extra)


def _retreat_to(index: int) -> Does:
    """Return what retreats the selected Active Pokémon for one of several on the Bench."""

    def does(view: SeatView, selection: Selection) -> Steps:
        there, bench = that_retreats(view, selection), benched(view)
        alone = set(there) == set(chosen_pokemon(view, selection))
        if not alone or not there or len(bench) < 2 or index >= len(bench):
            return ()
        return _retreat_from(view, selection, there[0], bench[index], ())

    return does


def _retreat_to_named(index: int) -> Name:
    def named(view: SeatView, _selection: Selection) -> Words | None:
        bench = benched(view)
        if index >= len(bench):
            return None
        names = [unit_name(view, unit) for unit in bench]
        name = names[index]
        if names.count(name) > 1:
            place = index + 1
            name = Words(f"{name.en}, Bench {place}", f"{name.ja}（ベンチ{place}番目）")
        return filled(Words("Retreat to {}", "にげる：{}と入れ替わる"), name)

    return named


def _retreat_from(
    view: SeatView,
    selection: Selection,
    active: UnitId,
    to: UnitId,
    extra: tuple[tuple[str, str], ...],
) -> Steps:
    energy = tuple(ref for ref in chosen(view, selection) if ref in view.units[active].attached)
    arguments = (("unit", active), ("to", to), ("energy", ",".join(energy)), *extra)
    return (Procedure("retreat", arguments),)


def _switch(view: SeatView, selection: Selection) -> Steps:
    """Let two selected Pokémon of one side change places."""
    for one, other in pairwise(chosen_pokemon(view, selection)[:2]):
        if is_with(view, one, side(view, other)):
            return promoting.switch(view, one, other)
    return ()


def _knock_out(view: SeatView, selection: Selection) -> Steps:
    """Knock the selected Pokémon out; with nothing selected, all with damage enough."""
    units = chosen_pokemon(view, selection)
    if not selection.units and not selection.cards:
        units = knocked_out(view)
    return (Procedure("knock_out", (("units", ",".join(units)),)),) if units else ()


def _devolve(view: SeatView, selection: Selection) -> Steps:
    return tuple(
        step for unit in chosen_pokemon(view, selection) for step in moves.devolve(view, unit)
    )


def _turned(by: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        return tuple(
            Rotate((unit,), _quarter(view.units[unit].turn + by))
            for unit in chosen_units(view, selection)
        )

    return does


def _quarter(degrees: int) -> Quarter:
    quarters: tuple[Quarter, ...] = (0, 90, 180, 270)
    return quarters[degrees // 90 % 4]


def _use_stadium(view: SeatView, selection: Selection) -> Steps:
    """Announce the effect of the Stadium in play and mark it as used this turn."""
    stadium = units_in(view, "stadium")
    meant = tuple(unit for unit in stadium if unit in selection.units)
    asked = zone_name(selection.zone) == "stadium" or meant
    stadium = meant or stadium
    if not stadium or not asked or len(stadium) > 1:
        return ()
    return (Announce("use_stadium", units=stadium[:1]), this_turn(view, stadium[:1], "used"))


def _bench_active(view: SeatView, selection: Selection) -> Steps:
    """Take a free Active Spot for a Benched Pokémon: a double click's meaning."""
    for unit in chosen_pokemon(view, selection):
        if not is_active(view, unit) and not promoting.giving_way(view, side(view, unit)):
            return promoting.promote_unit(view, unit)
    return ()


_RETREATS = tuple(
    offer(
        f"retreat_to_{number}",
        Words(f"Retreat to Bench {number}", f"にげる：ベンチ{number}番目と入れ替わる"),
        _retreat_to(number - 1),
        group="retreat",
        named=_retreat_to_named(number - 1),
    )
    for number in range(1, MOST_BENCHED + 1)
)

ACTIONS: tuple[GameAction, ...] = (
    offer(
        "promote",
        Words("Send to the Active Spot", "バトル場に送り出す"),
        _bench_active,
        group="unit",
    ),
    replace(
        offer(
            "ability",
            Words("Use the Ability", "特性を使う"),
            _ability,
            "Shift+W",
            "unit",
            named=_ability_named,
        ),
        form=_asks_ability,
    ),
    GameAction(
        "retreat",
        Words("Retreat", "にげる"),
        retreat_form.may,
        _retreat,
        "Shift+A",
        "unit",
        form=retreat_form.asks,
    ),
    *_RETREATS,
    offer(
        "retreat_free",
        Words("Retreat without Energy", "エネルギーなしでにげる"),
        _retreat_free,
        group="unit",
    ),
    offer("switch", Words("Switch", "入れ替える"), _switch, "Shift+B", "unit"),
    offer("knock_out", Words("Knock Out", "きぜつ"), _knock_out, "Shift+X", "damage"),
    offer("devolve", Words("Devolve", "退化させる"), _devolve, "Shift+E", "unit"),
    offer("turn_right", Words("Turn right", "右に回す"), _turned(90), "R", "unit"),
    offer("turn_left", Words("Turn left", "左に回す"), _turned(-90), "Shift+R", "unit"),
    offer("use_stadium", Words("Use the Stadium", "スタジアムを使う"), _use_stadium, "Shift+G"),
)

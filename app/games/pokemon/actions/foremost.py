"""What makes most sense on a selection: a double click's meaning, and how its menu begins.

By where a card lies and what it is. Nothing is lost by standing elsewhere: all the rest of what is
offered stands in the submenus and below "More".
"""

from __future__ import annotations

from app.core.ids import UnitId, zone_name
from app.core.view import SeatView
from app.games.game_api import Foremost, Selection
from app.games.pokemon.actions.attack_actions import MOST_ATTACKS
from app.games.pokemon.procedures.attack_payment import (
    abilities_of,
    attacks_of,
    is_paid,
    printed_damage,
)
from app.games.pokemon.procedures.candy_evolution import is_candy
from app.games.pokemon.table import promoting
from app.games.pokemon.table.attack_hits import had_its_attack
from app.games.pokemon.table.health import knocked_out, perhaps_out
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import TRAINERS, is_basic, kind
from app.games.pokemon.table.seat_board import in_play, is_active, is_astray, is_with
from app.games.pokemon.table.special_conditions import has
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import base_ref, chosen_units, me, my_turn, own, ref_of, side, zone_of

SETUP = ("setup", "setup_hand", "setup_place", "mulligan")
MOST_SHOWN = 2
"""Attacks that the menu begins with, fewer where an Ability or a Knock Out stands there too."""
NOTHING = Foremost()

_IN_PLAY = (">damage", ">conditions", ">energy", ">notes", ">card")
_ASIDE = ("to_hand", "to_discard", ">card", ">notes")


def foremost(view: SeatView, selection: Selection) -> Foremost:
    """Return what stands foremost in the menu of a selection."""
    for unit in chosen_units(view, selection):
        if is_astray(view, unit):
            return Foremost(("attach", "to_hand"), ("attach", "to_hand", "to_discard", ">card"))
        return _pokemon(view, unit) if in_play(view, unit) else _aside(view, unit)
    for ref in selection.cards:
        return _card(view, ref)
    if selection.zone in view.zones:
        return _zone(view, selection.zone)
    return _table(view)


# -- units --------------------------------------------------------------------------------


def _pokemon(view: SeatView, unit: UnitId) -> Foremost:
    down = ("knock_out",) if unit in (*knocked_out(view), *perhaps_out(view)) else ()
    benched = () if is_active(view, unit) else ("to_active",)
    if not is_with(view, unit, me(view)):
        likeliest = down or (("promote",) if not _is_led(view, unit) else ())
        return Foremost(likeliest, (*likeliest, *benched, *_IN_PLAY))
    if is_active(view, unit):
        attacks = _attacks(view, unit)
        best = _best(view, unit, attacks)
        # The form has all attacks: the menu stays short where there are many.
        room = MOST_SHOWN - len(down) - bool(abilities_of(view, view.units[unit]))
        shown = tuple(dict.fromkeys((*best, *attacks)))[:room]
        spent = view.turn.used("attack") >= variant_of(view).limit("attack")
        ready = my_turn(view) and not spent and not had_its_attack(view, unit)
        first = (*down, *shown, "attack_form", "ability", "retreat", *_IN_PLAY)
        return Foremost(down or (best if ready else ()), first)
    ability = ("ability",) if my_turn(view) and not has(view, unit, "used") else ()
    likeliest = down or (("promote",) if not _is_led(view, unit) else ability)
    return Foremost(likeliest, (*likeliest, "ability", *benched, *_IN_PLAY))


def _is_led(view: SeatView, unit: UnitId) -> bool:
    """Whether somebody stands in every Active Spot of a Pokémon's side."""
    return bool(promoting.giving_way(view, side(view, unit)))


def _attacks(view: SeatView, unit: UnitId) -> tuple[str, ...]:
    """Return the attacks with a key, those that print damage before the others."""
    known = attacks_of(view, view.units[unit])[:MOST_ATTACKS]
    order = sorted(range(len(known)), key=lambda at: not known[at].damage)
    return tuple(f"attack_{at + 1}" for at in order)


def _best(view: SeatView, unit: UnitId, attacks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the attack for a double click: the strongest one that is paid, else the first."""
    known = attacks_of(view, view.units[unit])
    paid = {
        name: printed_damage(attack)
        for at, attack in enumerate(known)
        if (name := f"attack_{at + 1}") in attacks and is_paid(view, view.units[unit], attack)
    }
    return (max(paid, key=lambda name: paid[name]),) if paid else attacks[:1]


def _aside(view: SeatView, unit: UnitId) -> Foremost:
    """Return what is likely for what lies beside the Pokémon: Stadium, play area, mat."""
    zone = zone_name(view.units[unit].zone)
    if zone == "stadium":
        used = has(view, unit, "used") or not my_turn(view)
        return Foremost(() if used else ("use_stadium",), ("use_stadium", *_ASIDE))
    if zone == "stage":
        what = kind(base_ref(view, view.units[unit]))
        goal = "to_discard" if what in TRAINERS else "to_hand"
        return Foremost((goal,), ("to_discard", "to_hand", "to_bench", "clear_stage", ">card"))
    return Foremost((), _ASIDE)


# -- cards --------------------------------------------------------------------------------


def _card(view: SeatView, ref: str) -> Foremost:
    zone = zone_of(view, ref)
    name = zone_name(zone)
    if name in IN_PLAY:
        return Foremost(("to_discard",), ("to_discard", "to_hand", ">card", ">notes"))
    if zone not in view.zones or zone != own(view, name):
        first = ("random_discard", "random_open", ">hand") if name == "hand" else ()
        return Foremost((), (*first, "target", ">card"))
    if name == "hand":
        return _in_hand(view, ref)
    if name == "prizes":
        several = ("take_prizes_2", "take_prizes_3", "look_at_one_more", ">card")
        return Foremost(("take_prize",), (*_setting_up(view), "take_prize", *several))
    likeliest = ("to_hand",) if name in ("deck", "discard") else ()
    several = ("to_deck_top", "to_deck_bottom", "shuffle_in", ">card")
    return Foremost(likeliest, ("to_hand", *several))


def _in_hand(view: SeatView, ref: str) -> Foremost:
    known = ref_of(view, ref)
    what = kind(known)
    usual = ("to_discard", ">card", ">hand")
    basic = is_basic(known)
    if view.turn.number == 0:
        return _in_hand_before(view, usual, puts_down=basic or what == "unknown")
    goals: tuple[str, ...]
    if what == "pokemon":
        down = ("to_active", "bench_basic") if _has_room(view) else ("bench_basic", "to_active")
        goals = down if basic else ("evolve", "rare_candy", "to_bench")
    elif what in TRAINERS - {"tool"} or what == "unknown":
        goals = ("play",) if what == "stadium" else ("play", "play_and_discard")
        if is_candy(view, ref):
            goals = ("rare_candy", *goals)
    else:
        goals = ("attach", "attach_by_effect")
    likeliest = goals[:2] if "rare_candy" in goals else goals[:1]
    return Foremost(likeliest, (*goals, *usual))


def _has_room(view: SeatView) -> bool:
    """Whether one of several Active Spots is free: a Pokémon goes there first (BR046, TV071)."""
    return variant_of(view).actives > 1 and not promoting.giving_way(view, me(view))


def _in_hand_before(view: SeatView, usual: tuple[str, ...], *, puts_down: bool) -> Foremost:
    """Before the game the first Pokémon goes to the Active Spot and the others to the Bench."""
    if not puts_down:
        return Foremost((), (*SETUP, *usual))
    bench = ("bench_basic", "to_bench")
    goals: tuple[str, ...] = bench if promoting.giving_way(view, me(view)) else ("to_active",)
    return Foremost(goals, ("to_active", *bench, *SETUP, *usual))


# -- piles and the table ------------------------------------------------------------------


def _setting_up(view: SeatView) -> tuple[str, ...]:
    return SETUP if view.turn.number == 0 else ()


def _zone(view: SeatView, zone: str) -> Foremost:
    name = zone_name(zone)
    mine = zone == own(view, name) if view.setting.zones[zone].holders else False
    if not mine:
        return _of_others(view, name)
    if name == "deck":
        before = view.turn.number == 0
        several = (">draw", ">look") if before else (">draw", ">look", ">mill")
        piles = ("draw", "shuffle", "look_through", *several)
        return Foremost(SETUP[::2] if before else ("draw",), (*_setting_up(view), *piles))
    if name == "prizes":
        several = ("take_prize", "take_prizes_2", "take_prizes_3")
        return Foremost(("take_prize",), (*_setting_up(view), *several))
    if name == "hand":
        return Foremost((), (*_setting_up(view), "show_hand", ">hand"))
    if name in ("discard", "lost"):
        return Foremost((), (">recover", "to_hand", "shuffle_in", ">card"))
    return _table(view)


def _of_others(view: SeatView, name: str) -> Foremost:
    if name == "hand":
        return Foremost((), ("random_discard", "random_open", "target"))
    if name == "stadium":
        return Foremost(("use_stadium",) if my_turn(view) else (), ("use_stadium",))
    if name in ("deck", "prizes", "discard", "lost"):
        return Foremost((), (">recover", "to_hand", "target", ">card"))
    return _table(view)


def _table(view: SeatView) -> Foremost:
    if view.turn.number == 0:
        return Foremost((), ("get_ready", *SETUP, "start", ">first", ">coins", ">player"))
    usual = ("draw", "take_prize", "clear_stage", "coin", ">coins", ">player", ">energy", ">notes")
    return Foremost((), ("end_turn", "extra_turn", *usual))

"""Special Conditions, targets, and the plain marks people put on Pokémon and cards."""

from __future__ import annotations

from app.core.card import mark_of
from app.core.ids import SeatId, ZoneId, parse_place
from app.core.intent import Announce, PutMark
from app.core.text.wording import listed, owned
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.actions.effect_actions import marks_on, toggled, toggles
from app.games.pokemon.table import special_conditions
from app.games.pokemon.table.attack_hits import was_hit
from app.games.pokemon.table.damage_sum import HIT, TURN_ENDED
from app.games.pokemon.table.printed_facts import name_of
from app.games.pokemon.table.seat_board import chosen_pokemon
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Does, Steps, find, me, offer, open_targets, ref_of, zone_of

KEYS = {
    "poisoned": "Alt+P",
    "burned": "Alt+B",
    "asleep": "Alt+S",
    "paralyzed": "Alt+Z",
    "confused": "Alt+C",
}


# -- Special Conditions -------------------------------------------------------------------


def _condition(key: str) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        units = chosen_pokemon(view, selection)
        return special_conditions.toggle(view, units, key) if units else ()

    return does


def _cure(view: SeatView, selection: Selection) -> Steps:
    return tuple(
        step
        for unit in chosen_pokemon(view, selection)
        for step in special_conditions.cure(view, unit)
    )


def _given_by(seat: SeatId) -> Does:
    """Return what says who gave a Pokémon its conditions: that player takes Prizes (BR067)."""

    def does(view: SeatView, selection: Selection) -> Steps:
        if not variant_of(view).causes or seat >= len(view.setting.seats):
            return ()
        return tuple(
            PutMark((unit,), mark.key, value=mark.value, text=f"seat.{seat}")
            for unit in chosen_pokemon(view, selection)
            for mark in view.units[unit].marks
            if mark.key in CONDITIONS and mark.text != f"seat.{seat}"
        )

    return does


def _given_named(seat: SeatId) -> Name:
    def named(view: SeatView, _selection: Selection) -> Words | None:
        if seat >= len(view.setting.seats):
            return None
        name = view.setting.seats[seat].name
        return Words(f"Given by {name}", f"{name}が与えた")

    return named


def _hit(view: SeatView, selection: Selection) -> Steps:
    """Note that an attack touched Pokémon this turn, or take that off (BR062)."""
    units = chosen_pokemon(view, selection)
    if not units or not variant_of(view).causes or not view.turn.number:
        return ()
    if all(was_hit(view, unit) for unit in units):
        return (PutMark(units, HIT, value=0),)
    return (PutMark(units, HIT, value=view.turn.seat + 1, until=view.turn.number),)


def _turn_ended(view: SeatView, selection: Selection) -> Steps:
    """Note that an effect ended the turn of Pokémon, or take that off (BR063, BR108)."""
    if not variant_of(view).causes or not view.turn.number:
        return ()
    return toggled(view, chosen_pokemon(view, selection), TURN_ENDED, "turn")


# -- what is meant ------------------------------------------------------------------------


def _target(view: SeatView, selection: Selection) -> Steps:
    """Choose as target: a mark on what lies open, words for a zone or for a hidden card."""
    if open_targets(view, selection):
        return toggles("target", "turn")(view, selection)
    hidden = [ref for ref in selection.cards if zone_of(view, ref)]
    if hidden:
        return (Announce("choose", packed(listed([_place_words(view, ref) for ref in hidden]))),)
    if selection.zone in view.zones and view.setting.zones[selection.zone].spec.name != "mat":
        return (Announce("choose", packed(_zone_words(view, selection.zone))),)
    return ()


def _zone_words(view: SeatView, zone: ZoneId) -> Words:
    place = view.setting.zones[zone]
    names = listed([view.setting.seats[seat].name for seat in place.holders])
    return owned(names, place.spec.title) if place.holders else place.spec.title


def _place_words(view: SeatView, ref: str) -> Words:
    """Return where a hidden card lies: "Ren's Prizes, card 3"."""
    zone = _zone_words(view, zone_of(view, ref))
    number = _number_of(view, ref)
    return Words(f"{zone.en}, card {number}", f"{zone.ja}の{number}枚目")


def _number_of(view: SeatView, ref: str) -> int:
    """Return which card of its pile it is, counted from 1."""
    named = parse_place(ref)
    if named is not None:
        return named[1] + 1
    zone = view.zones[zone_of(view, ref)]
    places = dict(enumerate(zone.items)) if zone.listed else dict(zone.seen)
    return next((index + 1 for index, handle in places.items() if handle == ref), 1)


def _condition_met(view: SeatView, selection: Selection) -> Steps:
    """Say that what a card asks for before it may be played is given."""
    for ref in (
        *(view.units[u].base for u in selection.units if u in view.units),
        *selection.cards,
    ):
        card = find(view, ref)
        if card is not None and card.ref is not None and card.owner == me(view):
            return (Announce("condition_met", packed(name_of(ref_of(view, ref)))),)
    return ()


# -- counters -----------------------------------------------------------------------------


def _counter(add: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        targets = open_targets(view, selection)
        if add < 0:
            targets = tuple(t for t in targets if mark_of(marks_on(view, t), "counter"))
        return (PutMark(targets, "counter", add=add),) if targets else ()

    return does


ACTIONS: tuple[GameAction, ...] = (
    *(
        offer(key, words, _condition(key), KEYS[key], "conditions")
        for key, words in CONDITIONS.items()
    ),
    offer("cure", Words("Cured", "特殊状態を回復"), _cure, "Shift+Y", "conditions"),
    offer("target", Words("Choose as target", "対象に選ぶ"), _target, "N", "notes"),
    offer(
        "used", Words("Used this turn", "この番に使用済み"), toggles("used", "turn"), "W", "notes"
    ),
    offer(
        "condition_met",
        Words("Say that it may be played", "使う条件を満たしていると伝える"),
        _condition_met,
        group="notes",
    ),
    offer("counter", Words("Counter +1", "カウンター+1"), _counter(1), "U", "notes"),
    offer("counter_off", Words("Counter −1", "カウンター−1"), _counter(-1), "Shift+U", "notes"),
)

CAUSE_ACTIONS: tuple[GameAction, ...] = (
    *(
        offer(
            f"given_by_{number}",
            Words(f"Given by player {number}", f"{number}人目のプレイヤーが与えた"),
            _given_by(number - 1),
            group="conditions",
            named=_given_named(number - 1),
        )
        for number in range(1, BATTLE_ROYAL.seats[1] + 1)
    ),
    offer("hit_this_turn", Words("Hit this turn", "この番にワザを受けた"), _hit, "", "notes"),
    offer(
        "its_turn_ended",
        Words("Its turn has ended", "番が終わった"),
        _turn_ended,
        group="notes",
    ),
)
"""Where it matters who knocked a Pokémon out: who gave a condition, who was attacked, and whose
turn an effect ended."""

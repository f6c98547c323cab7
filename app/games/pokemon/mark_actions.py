"""Special Conditions and the other marks people put on Pokémon and cards."""

from __future__ import annotations

from app.core.card import Mark, mark_of
from app.core.intent import PutMark, Step
from app.core.view import SeatView
from app.core.words import Words
from app.games.api import GameAction, Selection
from app.games.pokemon import conditions
from app.games.pokemon.board import chosen, chosen_pokemon, chosen_units, zone_of
from app.games.pokemon.conditions import CONDITIONS, EFFECTS
from app.games.pokemon.moves import Steps
from app.games.pokemon.offer import Does, offer


def _condition(key: str) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        units = chosen_pokemon(view, selection)
        return conditions.toggle(view, units, key) if units else ()

    return does


def _cure(view: SeatView, selection: Selection) -> Steps:
    return tuple(
        step for unit in chosen_pokemon(view, selection) for step in conditions.cure(view, unit)
    )


def until_now(view: SeatView, targets: tuple[str, ...], key: str, turns: int = 0) -> Step:
    """Return the step that puts on a mark for this turn and `turns` more."""
    return PutMark(targets, key, value=1, until=view.turn.number + turns)


def _open(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return what of the selection can carry a mark: units, and cards that lie open."""
    cards = [
        ref
        for ref in chosen(view, selection)
        if ref in view.cards and view.setting.zones[zone_of(view, ref)].spec.visibility == "public"
    ]
    return (*chosen_units(view, selection), *cards)


def _mark_on(view: SeatView, target: str, key: str) -> Mark | None:
    marks = view.units[target].marks if target in view.units else view.cards[target].marks
    return mark_of(marks, key)


def _marked(key: str, turns: int) -> Does:
    """Return what toggles a mark that ends by itself after this turn and `turns` more."""

    def does(view: SeatView, selection: Selection) -> Steps:
        targets = _open(view, selection)
        if not targets:
            return ()
        if all(_mark_on(view, target, key) for target in targets):
            return (PutMark(targets, key, value=0),)
        return (until_now(view, targets, key, turns),)

    return does


def _effect(key: str) -> Does:
    """Return what toggles an effect that lasts through the opponent's next turn."""
    return _marked(key, 1)


def _counter(add: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        targets = _open(view, selection)
        if add < 0:
            targets = tuple(t for t in targets if _mark_on(view, t, "counter"))
        return (PutMark(targets, "counter", add=add),) if targets else ()

    return does


def _more_hp(view: SeatView, selection: Selection) -> Steps:
    units = chosen_pokemon(view, selection)
    return (PutMark(units, "hp", add=10),) if units else ()


_CONDITIONS = tuple(
    offer(key, words, _condition(key), group="conditions") for key, words in CONDITIONS.items()
)
_EFFECTS = tuple(offer(key, words, _effect(key), group="notes") for key, words in EFFECTS.items())

ACTIONS: tuple[GameAction, ...] = (
    *_CONDITIONS,
    offer("cure", Words("Cured", "特殊状態を回復"), _cure, "Shift+Y", "conditions"),
    offer("used", Words("Used this turn", "この番に使用済み"), _marked("used", 0), "W", "notes"),
    offer("target", Words("Choose as target", "対象に選ぶ"), _marked("target", 0), "N", "notes"),
    *_EFFECTS,
    offer("more_hp", Words("HP +10", "最大HP +10"), _more_hp, group="notes"),
    offer("counter", Words("Counter +1", "カウンター +1"), _counter(1), "U", "notes"),
    offer("counter_off", Words("Counter −1", "カウンター −1"), _counter(-1), "Shift+U", "notes"),
)

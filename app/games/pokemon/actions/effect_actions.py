"""Notes with an end, put on Pokémon, open cards, players and the table; and when they end."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.card import Mark, Marks, mark_of
from app.core.ids import SeatId
from app.core.intent import PutMark, Step
from app.core.text.wording import listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.table.lasting_effects import (
    ENDINGS,
    ON_CARD,
    ON_ME,
    ON_PLAYER,
    ON_POKEMON,
    ON_TABLE,
    WORN,
    Effect,
    Ending,
    last_turn,
)
from app.games.pokemon.table.seat_board import chosen_pokemon, foes, named_seats
from app.games.table_tools import Does, Steps, gesture, me, offer, open_targets, side, zone_of

BENCHES = (3, 4, 6, 8)
"""Limits of the Bench that cards make."""


# -- on Pokémon and open cards ------------------------------------------------------------


def marks_on(view: SeatView, target: str) -> Marks:
    """Return the marks on a unit, an open card, "seat.N" or "table"."""
    if target in view.units:
        return view.units[target].marks
    if target in view.cards:
        return view.cards[target].marks
    return view.marks.get(target, ())


def toggled(
    view: SeatView,
    targets: tuple[str, ...],
    key: str,
    ending: Ending,
    whose: SeatId | None = None,
) -> Steps:
    """Return what puts a mark on things, or takes it off if all of them have it.

    `whose` next turn it may last for, where there are several opponents.
    """
    if not targets:
        return ()
    if all(mark_of(marks_on(view, target), key) for target in targets):
        return (PutMark(targets, key, value=0),)
    return (PutMark(targets, key, value=1, until=last_turn(view, ending, whose)),)


def this_turn(view: SeatView, targets: tuple[str, ...], key: str) -> PutMark:
    """Return the step that puts a mark on things for the rest of this turn."""
    return PutMark(targets, key, value=1, until=last_turn(view, "turn"))


def toggles(key: str, ending: Ending) -> Does:
    """Return what toggles a mark on the open cards and units selected."""

    def does(view: SeatView, selection: Selection) -> Steps:
        return toggled(view, open_targets(view, selection), key, ending)

    return does


def _on_pokemon(effect: Effect) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        return toggled(view, chosen_pokemon(view, selection), effect.key, effect.lasts)

    return does


def _adds(effect: Effect, step: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        units = chosen_pokemon(view, selection)
        until = last_turn(view, effect.lasts)
        return (PutMark(units, effect.key, add=step, until=until),) if units else ()

    return does


def _number_actions(effect: Effect) -> Iterable[GameAction]:
    for step in effect.steps:
        key = effect.shortcut if step == effect.steps[0] else ""
        yield offer(
            f"{effect.key}_{step}",
            effect.action_title(step),
            _adds(effect, step),
            key,
            effect.group,
        )


# -- on players and the table -------------------------------------------------------------


def pointed_seat(view: SeatView, selection: Selection) -> SeatId | None:
    """Return whose cards are pointed at or selected; None where they are nobody's."""
    for unit in selection.units:
        if unit in view.units:
            return side(view, unit)
    for zone in (selection.zone, *(zone_of(view, ref) for ref in selection.cards)):
        if zone in view.zones and view.setting.zones[zone].holders:
            return view.setting.zones[zone].holders[0]
    return None


def _players(view: SeatView, selection: Selection) -> tuple[tuple[SeatId, ...], ...]:
    """Return whom a limit may be for: whoever is pointed at, otherwise each opponent.

    A team of opponents is meant as one (TV054).
    """
    seat = pointed_seat(view, selection)
    opponents = foes(view, me(view)) or (me(view),)
    teams = {view.setting.seats[foe].team: () for foe in opponents}
    if seat is not None:
        return ((seat,),)
    return tuple(tuple(f for f in opponents if view.setting.seats[f].team == t) for t in teams)


def _limits(view: SeatView, effect: Effect, seats: tuple[SeatId, ...]) -> Steps:
    """Return what limits players, or ends it, until the end of their next turn."""
    targets = tuple(f"seat.{seat}" for seat in seats)
    whose = seats[0] if len(seats) == 1 and effect.lasts == "next" else None
    foe = whose if whose is not None and whose != me(view) else None
    return toggled(view, targets, effect.key, effect.lasts, foe)


def _limiting(effect: Effect) -> GameAction:
    """Return the action that limits a player; where there are several opponents it asks whom."""

    def when(view: SeatView, selection: Selection) -> bool:
        return bool(_players(view, selection))

    def make(view: SeatView, selection: Selection) -> Step | None:
        among = _players(view, selection)
        return gesture(_limits(view, effect, among[0])) if len(among) == 1 else None

    def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
        among = _players(view, selection)
        if len(among) == 1:
            return None
        named = [listed(list(named_seats(view, seats))) for seats in among]
        choices = tuple(Choosable(str(at), words) for at, words in enumerate(named))
        chosen = answers.get("whom", "")
        at = int(chosen) if chosen in [one.id for one in choices] else None
        return Form(
            effect.title,
            (Pick("whom", Words("Player", "プレイヤー"), choices, chosen),),
            Words("Note it", "マークを置く"),
            gesture(_limits(view, effect, among[at])) if at is not None else None,
            missing=Words("Choose a player", "プレイヤーを選んでください"),
        )

    return GameAction(
        effect.key,
        effect.title,
        when,
        make,
        effect.shortcut,
        "player",
        _player_named(effect),
        form=asks,
    )


def _player_named(effect: Effect) -> Name:
    def named(view: SeatView, selection: Selection) -> Words | None:
        among = _players(view, selection)
        if len(among) != 1:
            return None
        names = listed(list(named_seats(view, among[0])))
        return Words(f"{names.en}: {effect.title.en}", f"{names.ja}：{effect.title.ja}")

    return named


def _on_me(effect: Effect) -> Does:
    def does(view: SeatView, _selection: Selection) -> Steps:
        return toggled(view, (f"seat.{me(view)}",), effect.key, effect.lasts)

    return does


def _on_table(effect: Effect) -> Does:
    def does(view: SeatView, _selection: Selection) -> Steps:
        return toggled(view, ("table",), effect.key, effect.lasts)

    return does


def _bench_of(places: int) -> Does:
    """Return what notes another limit of the Bench on the table; 5 is the usual one."""

    def does(view: SeatView, _selection: Selection) -> Steps:
        there = mark_of(marks_on(view, "table"), "bench")
        same = there is not None and there.value == places
        return (PutMark(("table",), "bench", value=0 if same else places),)

    return does


# -- how long they last -------------------------------------------------------------------

_LASTING = WORN | {effect.key for effect in (*ON_PLAYER, *ON_TABLE)} | {"first_turn"}


def _wearers(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return what is selected; with nothing selected, the players and the table."""
    if selection.units or selection.cards:
        return open_targets(view, selection)
    return (*(f"seat.{seat}" for seat in range(len(view.setting.seats))), "table")


def _lasting(view: SeatView, selection: Selection) -> Iterable[tuple[str, Mark]]:
    for target in _wearers(view, selection):
        for mark in marks_on(view, target):
            if mark.key in _LASTING:
                yield target, mark


def _ends(ending: Ending) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        until = last_turn(view, ending)
        return tuple(
            PutMark((target,), mark.key, value=mark.value, text=mark.text, until=until)
            for target, mark in _lasting(view, selection)
            if mark.until != until
        )

    return does


def _clear(view: SeatView, selection: Selection) -> Steps:
    return tuple(
        PutMark((target,), mark.key, value=0) for target, mark in _lasting(view, selection)
    )


_MARKS = Words("Marks", "マーク")

ACTIONS: tuple[GameAction, ...] = (
    *(
        offer(effect.key, effect.title, _on_pokemon(effect), effect.shortcut, effect.group)
        for effect in ON_POKEMON
        if not effect.steps
    ),
    *(action for effect in ON_POKEMON for action in _number_actions(effect)),
    *(
        offer(effect.key, effect.title, toggles(effect.key, effect.lasts), group="notes")
        for effect in ON_CARD
    ),
    *(_limiting(effect) for effect in ON_PLAYER),
    *(
        offer(effect.key, effect.action_title(), _on_me(effect), effect.shortcut, "player")
        for effect in ON_ME
    ),
    *(offer(effect.key, effect.title, _on_table(effect), group="player") for effect in ON_TABLE),
    *(
        offer(
            f"bench_{places}",
            Words(f"Bench of {places}", f"ベンチは{places}匹まで"),
            _bench_of(places),
            group="player",
        )
        for places in BENCHES
    ),
    *(
        offer(f"lasts_{ending}", words, _ends(ending), group="lasts")
        for ending, words in ENDINGS.items()
    ),
    offer(
        "clear_effects",
        Words("Take the effects off", "効果のマークを外す"),
        _clear,
        "Alt+0",
        "lasts",
    ),
)

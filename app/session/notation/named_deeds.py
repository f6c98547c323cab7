"""What a game calls by a name, done by that name: its procedures, and the actions of its menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.intent import Procedure
from app.core.text.wording import either
from app.core.text.words import Words
from app.games.contracts.notation_contract import (
    Blanks,
    Doing,
    NotationError,
    RefusedError,
    Scene,
    misread,
)
from app.games.game_api import GameAction, GameSpec, Selection
from app.games.notation.script_cards import cards_of, parts
from app.games.notation.script_places import any_of, cell_called, zone_named
from app.games.notation.script_units import unit_named
from app.session.notation.zone_sentences import seen_cards, usual_zone

_SELECTED = {
    "card": "cards",
    "cards": "cards",
    "unit": "units",
    "units": "units",
    "zone": "zone",
    "cell": "cell",
}
"""What is told of an action -> what is selected by it; anything else answers its form."""


def does_by_name(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    """Return what runs a procedure or does an action: "does setup", "does deal: count 5".

    What is told may be cards or a unit by name: "does order: away Tea 3 and Tea 4".
    """

    def does(scene: Scene, blanks: Blanks) -> Doing:
        name, told = blanks["name"].strip(), _told(blanks["arguments"])
        procedure = name.casefold().replace(" ", "_")
        action = _action_named(spec, name)
        if procedure in spec.procedures:
            yield from _runs(scene, procedure, told)
        elif action is not None:
            yield from _acts(scene, action, told)
        else:
            there = either([Words(one, one) for one in spec.procedures] or [Words("–", "–")])
            raise misread(
                f"this game has no procedure “{procedure}”. Choose {there.en}.",
                f"このゲームに「{procedure}」という手順はありません。{there.ja}から選んでください。",
                3,
            )

    return does


def _told(written: str) -> list[tuple[str, str]]:
    pairs = (one.strip().partition(" ") for one in written.split(",") if one.strip())
    return [(key, what.strip()) for key, _, what in pairs]


# -- procedures -----------------------------------------------------------------------------------


def _runs(scene: Scene, name: str, told: list[tuple[str, str]]) -> Doing:
    unknown: list[NotationError] = []
    arguments = tuple((key, _argument(scene, what, unknown)) for key, what in told)
    try:
        yield Procedure(name, arguments)
    except RefusedError as problem:
        # A word that names no card may be one that a procedure knows; now it shows that it is not.
        raise (unknown[0] if unknown and problem.code == "gone" else problem) from None


def _argument(scene: Scene, told: str, unknown: list[NotationError]) -> str:
    """Return what is told as a procedure takes it: cards and units by handle, the rest as it is.

    Why it names no card goes to `unknown`.
    """
    if not told or told.isdecimal():
        return told
    why: list[NotationError] = []
    for named in (_in_hand, _as_unit, _as_seats, seen_cards):
        try:
            return ",".join(named(scene, told))
        except NotationError as problem:
            why.append(problem)
    unknown.append(why[0])
    return told


def _in_hand(scene: Scene, told: str) -> tuple[str, ...]:
    return cards_of(scene, usual_zone(scene, drawn=False), told)


def _as_unit(scene: Scene, told: str) -> tuple[str, ...]:
    return (unit_named(scene, told, anywhere=True),)


def _as_seats(scene: Scene, told: str) -> tuple[str, ...]:
    """Return players as what a mark of theirs lies on: "seat.1". Raises NotationError."""
    names = {seat.name.casefold(): at for at, seat in enumerate(scene.view.setting.seats)}
    try:
        return tuple(f"seat.{names[part.strip().casefold()]}" for part in parts(told))
    except KeyError:
        raise misread(f"nobody is called {told}.", f"{told}という人はいません。") from None


# -- actions --------------------------------------------------------------------------------------


def _action_named(spec: GameSpec, name: str) -> GameAction | None:
    """Return the action with this id or title, None where there is none."""
    for action in spec.actions:
        titles = (title.rstrip("…").casefold() for title in (action.title.en, action.title.ja))
        if any_of(name.replace(" ", "_"), action.id) or any_of(name, *titles):
            return action
    return None


def _acts(scene: Scene, action: GameAction, told: list[tuple[str, str]]) -> Doing:
    selection, answers = _selected(scene, told)
    if not action.when(scene.view, selection):
        words = action.title
        raise misread(
            f"“{words.en}” is not offered there. Write with what: cards …, unit …, zone …, cell ….",
            f"「{words.ja}」はここでは使えません。対象をcards、unit、zone、cellで書いてください。",
            3,
        )
    try:
        form = action.form(scene.view, selection, answers) if action.form is not None else None
    except (LookupError, ValueError):
        # Answers of a script are no clicks: anything may stand there.
        en = f"“{action.title.en}” asks for something else. Correct the answers."
        ja = f"「{action.title.ja}」の答えが正しくありません。直してください。"
        raise misread(en, ja, 3) from None
    intent = action.make(scene.view, selection) if form is None else form.intent
    if intent is None:
        missing = form.missing if form is not None else None
        said = missing or Words("nothing would change", "何も変わりません")
        raise NotationError(said, 3)
    yield intent  # type: ignore[misc]  # what a menu offers goes nowhere in the history


def _selected(scene: Scene, told: list[tuple[str, str]]) -> tuple[Selection, dict[str, str]]:
    """Return what is selected, and the answers to what is asked then. Raises NotationError."""
    selected: dict[str, Any] = {}
    answers: dict[str, str] = {}
    for key, what in told:
        meant = _SELECTED.get(key.casefold(), "")
        if meant == "cards":
            selected[meant] = seen_cards(scene, what)
        elif meant == "units":
            selected[meant] = _as_unit(scene, what)
        elif meant == "zone":
            selected[meant] = zone_named(scene, what)
        elif meant == "cell":
            selected[meant] = cell_called(scene, what)
            if not selected[meant]:
                raise misread(f"there is no cell “{what}”.", f"「{what}」というマスはありません。")
        else:
            answers[key] = _argument(scene, what, [])
    return Selection(**selected), answers

"""Sentences that any game has beside those of its zones: attaching, marks, turns."""

from __future__ import annotations

from collections.abc import Callable

from app.core.intent import Attach, Procedure, PutMark, Rotate, Step
from app.core.intents.turn_intents import NextTurn
from app.core.text.wording import either
from app.games.contracts.notation_contract import (
    Blanks,
    Doing,
    NotationError,
    Phrase,
    Scene,
    amount,
    misread,
)
from app.games.contracts.stage.stage_contract import HOLDING, HOLDS
from app.games.game_api import GameSpec
from app.games.notation.script_places import any_of, cell_called, seat_named
from app.games.notation.script_units import unit_named
from app.session.notation.named_deeds import does_by_name
from app.session.notation.zone_sentences import seen_cards


def deeds(spec: GameSpec) -> tuple[Phrase, ...]:
    """Return the sentences of a game that follow from what it says of marks and procedures."""
    return (
        Phrase("attaches {cards} to {unit} from {zone}", _attaches),
        Phrase("attaches {cards} from {zone} to {unit}", _attaches),
        Phrase("attaches {cards} to {unit}", _attaches),
        Phrase("marks {target}: {mark} {n}", _marks(spec)),
        Phrase("marks {target}: {mark}", _marks(spec)),
        Phrase("unmarks {target}: {mark}", _unmarks(spec)),
        Phrase("notes on {target}: {text}", _notes),
        Phrase("turns {unit} to {degrees}( degrees|°)", _rotates),
        Phrase("begins {who}'s turn", _begins_turn),
        Phrase("ends (the|their) turn", _ends_turn(spec)),
        Phrase("(starts|begins) the game", _starts(spec)),
        Phrase("does {name}[: {arguments}]", does_by_name(spec)),
    )


# -- units and marks ------------------------------------------------------------------------------


def _attaches(scene: Scene, blanks: Blanks) -> Doing:
    unit = unit_named(scene, blanks["unit"], anywhere=True)
    yield Attach(seen_cards(scene, blanks["cards"], blanks["zone"]), unit)


def _rotates(scene: Scene, blanks: Blanks) -> Doing:
    unit, degrees = unit_named(scene, blanks["unit"], anywhere=True), amount(blanks["degrees"])
    if degrees not in (0, 90, 180, 270):
        raise misread(
            "cards are turned to 0, 90, 180 or 270 degrees.",
            "カードの向きは0、90、180、270のどれかです。",
            3,
        )
    yield Rotate((unit,), degrees)  # type: ignore[arg-type]  # one of those


def target_named(scene: Scene, text: str) -> str:
    """Return what carries a mark or is aimed at: the table, a player, a unit or a cell.

    Raises NotationError.
    """
    if any_of(text, "the table", "table", "卓"):
        return "table"
    try:
        return f"seat.{seat_named(scene.view, text)}"
    except NotationError:
        pass
    try:
        return unit_named(scene, text, anywhere=True)
    except NotationError as problem:
        cell = cell_called(scene, text)
        if cell:
            return cell
        raise problem from None


def mark_named(spec: GameSpec, text: str) -> str:
    """Return the key of the mark or number that is called so. Raises NotationError."""
    titles = [*spec.marks, *((number.key, number.title) for number in spec.numbers)]
    for key, title in (*titles, (HOLDS, HOLDING)):
        if any_of(text, key.casefold(), title.en.casefold(), title.ja.casefold()):
            return key
    if not titles:
        raise misread(
            f"there is no mark “{text}” in this game. Write “notes on …: {text}”.",
            f"「{text}」というマークはありません。「notes on …: {text}」と書いてください。",
            3,
        )
    there = either([title for _, title in titles])
    raise misread(
        f"there is no mark “{text}”. Write {there.en}, or “notes on …: {text}”.",
        f"「{text}」というマークはありません。{there.ja}か「notes on …: {text}」と書いてください。",
        3,
    )


def _marks(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    def does(scene: Scene, blanks: Blanks) -> Doing:
        key = mark_named(spec, blanks["mark"])
        value = amount(blanks["n"]) if blanks["n"] else 1
        yield PutMark((target_named(scene, blanks["target"]),), key, value=value)

    return does


def _unmarks(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    def does(scene: Scene, blanks: Blanks) -> Doing:
        key = mark_named(spec, blanks["mark"])
        yield PutMark((target_named(scene, blanks["target"]),), key, value=0)

    return does


def _notes(scene: Scene, blanks: Blanks) -> Doing:
    yield PutMark((target_named(scene, blanks["target"]),), "note:", value=1, text=blanks["text"])


# -- turns and procedures -------------------------------------------------------------------------


def _begins_turn(scene: Scene, blanks: Blanks) -> Doing:
    yield NextTurn(seat_named(scene.view, blanks["who"]))


def _ends_turn(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    def does(scene: Scene, _blanks: Blanks) -> Doing:
        if "end_turn" in spec.procedures:
            yield Procedure("end_turn")
        else:
            yield NextTurn((scene.view.turn.seat + 1) % len(scene.view.setting.seats))

    return does


def _starts(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    def does(scene: Scene, _blanks: Blanks) -> Doing:
        begins: Step = NextTurn(scene.view.turn.seat)
        if spec.beginning is not None:
            begins = Procedure(spec.beginning.procedure)
        yield begins

    return does

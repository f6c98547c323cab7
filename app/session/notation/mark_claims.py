"""What an `expect` line can assert of the marks and numbers of any game."""

from __future__ import annotations

from app.core.card import value_of
from app.core.text.words import Words
from app.games.contracts.board.number_contract import numbers_of, open_refs
from app.games.contracts.notation_contract import Blanks, Claim, Scene, amount, misread
from app.games.contracts.stage.stage_contract import titles_of_marks
from app.games.game_api import GameSpec
from app.session.notation.deed_sentences import mark_named, target_named


def mark_claims(spec: GameSpec) -> tuple[Claim, ...]:
    """Return what is asserted of marks and numbers by the game's own names for them."""

    def holds(scene: Scene, blanks: Blanks) -> None:
        key = mark_named(spec, blanks["mark"])
        there = _value(spec, scene, target_named(scene, blanks["target"]), key)
        wanted = amount(blanks["n"] or "0")
        if there != wanted:
            title = _title(spec, key)
            raise misread(
                f"{blanks['target']}: {title.en} {there}, and not {wanted}.",
                f"{blanks['target']}の{title.ja}は{there}です（{wanted}ではありません）。",
                5,
            )

    return (
        Claim("{target} has {n} {mark}", holds),
        Claim("{target} has {mark} {n}", holds),
        Claim("{target} has no {mark}", holds),
    )


def _title(spec: GameSpec, key: str) -> Words:
    numbers = {number.key: number.title for number in spec.numbers}
    return {**titles_of_marks(spec.marks), **numbers}[key]


def _value(spec: GameSpec, scene: Scene, target: str, key: str) -> int:
    """Return the value of a mark; of a number what is usual for the card, if nothing is said."""
    unit = scene.truth.units.get(target)
    if unit is None:
        return value_of(scene.truth.marks.get(target, ()), key)
    held = numbers_of(spec.numbers, unit.marks, open_refs(unit, scene.truth.cards))
    return next((now for one, now, _ in held if one.key == key), value_of(unit.marks, key))

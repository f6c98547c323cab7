"""Sentences of the stage that any game has: what is declared, at what, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.core.intents.turn_intents import Declare, PassChance, Restage, Settle
from app.core.view import SeatDeclaration
from app.games.contracts.notation_contract import (
    Blanks,
    Doing,
    NotationError,
    Phrase,
    Scene,
    misread,
)
from app.games.contracts.stage.stage_contract import as_written, called
from app.games.game_api import GameSpec
from app.games.notation.script_cards import parts
from app.games.notation.script_places import any_of, without_owner
from app.session.notation.deed_sentences import target_named
from app.session.notation.zone_sentences import seen_cards

_OUTCOMES = {"resolves": "resolved", "counters": "countered", "withdraws": "withdrawn"}
_DECLARING = (
    "declares {text} with {cards} at {targets}",
    "declares {text} with {cards}",
    "declares {text} at {targets}",
    "declares {text}",
)


def stage_deeds(spec: GameSpec) -> tuple[Phrase, ...]:
    """Return the sentences of the stage; `spec` says what declarations are called."""
    return (
        *(Phrase(form, _declares(spec)) for form in _DECLARING),
        Phrase("passes", _passes),
        *(Phrase(verb, _settles(outcome)) for verb, outcome in _OUTCOMES.items()),
        Phrase("orders the stage: {order}", _orders(spec)),
        Phrase("aims {declared} at {targets}", _aims(spec)),
    )


def declaration_named(
    spec: GameSpec, scene: Scene, text: str, besides: Sequence[str] = ()
) -> SeatDeclaration | None:
    """Return what waits on the stage and is called so: "Ren's strike". Of several the newest.

    `besides`: ids of those that are not meant.
    """
    owner, bare = without_owner(scene, text)
    for one in reversed(scene.view.stage.declarations):
        meant = one.id not in besides and owner in (None, one.seat)
        if meant and _is_called(spec, scene, one, bare):
            return one
    return None


def _waiting(spec: GameSpec, scene: Scene, text: str, besides: Sequence[str] = ()) -> str:
    """Return the id of what waits on the stage and is called so. Raises NotationError."""
    one = declaration_named(spec, scene, text, besides)
    if one is None:
        raise misread(
            f"nothing called “{text}” waits on the stage.",
            f"「{text}」という宣言はステージにありません。",
            3,
        )
    return one.id


def _is_called(spec: GameSpec, scene: Scene, one: SeatDeclaration, text: str) -> bool:
    names = (called(scene.view, one, spec.declared), as_written(one.text))
    said = (word.casefold() for name in names for word in (name.en, name.ja))
    return any_of(text, one.text.casefold(), *said)


def aimed_at(spec: GameSpec, scene: Scene, text: str) -> str:
    """Return what a declaration is aimed at: what stands on the table or waits on the stage.

    Raises NotationError.
    """
    try:
        return target_named(scene, text)
    except NotationError:
        one = declaration_named(spec, scene, text)
        if one is None:
            raise
        return one.id


def _declares(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    def does(scene: Scene, blanks: Blanks) -> Doing:
        cards = seen_cards(scene, blanks["cards"]) if blanks["cards"] else ()
        aimed = parts(blanks["targets"]) if blanks["targets"] else []
        targets = tuple(aimed_at(spec, scene, one) for one in aimed)
        yield Declare(blanks["text"], cards, targets)

    return does


def _aims(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    def does(scene: Scene, blanks: Blanks) -> Doing:
        aimed = _waiting(spec, scene, blanks["declared"])
        targets = tuple(aimed_at(spec, scene, one) for one in parts(blanks["targets"]))
        yield Restage(tuple(one.id for one in scene.view.stage.declarations), ((aimed, targets),))

    return does


def _orders(spec: GameSpec) -> Callable[[Scene, Blanks], Doing]:
    """The top is written first; what is not written stays below, as it stands."""

    def does(scene: Scene, blanks: Blanks) -> Doing:
        first: list[str] = []
        for text in parts(blanks["order"]):
            first.append(_waiting(spec, scene, text, first))
        below = [one.id for one in scene.view.stage.declarations if one.id not in first]
        yield Restage((*below, *reversed(first)))

    return does


def _passes(_scene: Scene, _blanks: Blanks) -> Doing:
    yield PassChance()


def _settles(outcome: str) -> Callable[[Scene, Blanks], Doing]:
    def does(scene: Scene, _blanks: Blanks) -> Doing:
        stage = scene.view.stage.declarations
        if not stage:
            raise misread("nothing is declared.", "宣言はありません。", 3)
        yield Settle(stage[-1].id, outcome)  # type: ignore[arg-type]  # one of the outcomes

    return does

"""What `expect` lines assert of a Pokémon table."""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import SeatId, zone_name
from app.core.text.words import unpacked
from app.games.contracts.notation_contract import (
    Blanks,
    Claim,
    NotationError,
    Scene,
    amount,
    misread,
)
from app.games.notation.script_places import seat_named
from app.games.pokemon.notation.fight_sentences import condition_named
from app.games.pokemon.notation.script_targets import any_unit, attached, several
from app.games.pokemon.procedures.game_result import OVER, result
from app.games.pokemon.table import special_conditions
from app.games.pokemon.table.printed_facts import FACE_DOWN
from app.games.pokemon.table.prize_cards import due
from app.games.table_tools import base_ref


def _damage(scene: Scene, blanks: Blanks) -> None:
    unit = any_unit(scene, blanks["unit"])
    there = value_of(scene.view.units[unit].marks, "damage")
    if there != int(blanks["points"] or 0):
        raise misread(f"it has {there} damage.", f"ダメージは{there}です。", 5)


def _has_condition(scene: Scene, blanks: Blanks) -> None:
    unit, key = any_unit(scene, blanks["unit"]), condition_named(blanks["condition"])
    if not special_conditions.has(scene.view, unit, key):
        raise misread(
            f"it is not {blanks['condition']}.", f"{blanks['condition']}ではありません。", 5
        )


def _has_no_condition(scene: Scene, blanks: Blanks) -> None:
    unit, key = any_unit(scene, blanks["unit"]), condition_named(blanks["condition"])
    if special_conditions.has(scene.view, unit, key):
        raise misread(f"it is {blanks['condition']}.", f"{blanks['condition']}です。", 5)


def _is_active(scene: Scene, blanks: Blanks) -> None:
    view = scene.view
    for unit in several(scene, blanks["unit"]):
        if zone_name(view.units[unit].zone) != "active":
            raise misread("it is not Active.", "バトル場にいません。", 5)


def _has_attached(scene: Scene, blanks: Blanks) -> None:
    unit = any_unit(scene, blanks["unit"])
    there = scene.view.units[unit].attached
    names = blanks["cards"].casefold()
    if names not in ("nothing", "no cards"):
        attached(scene, unit, blanks["cards"])
    elif there:
        raise misread("something is attached to it.", "何かついています。", 5)


def _not_in_play(scene: Scene, blanks: Blanks) -> None:
    try:
        unit = any_unit(scene, blanks["unit"])
    except NotationError:
        return
    ref = base_ref(scene.view, scene.view.units[unit])
    name = scene.name(ref) if ref else FACE_DOWN
    raise misread(f"{name.en} is in play.", f"{name.ja}は場にいます。", 5)


def _wins(scene: Scene, blanks: Blanks) -> None:
    seat = seat_named(scene.view, blanks["who"])
    if _outcome(scene) != seat:
        raise _other_outcome(scene)


def _tie(scene: Scene, _blanks: Blanks) -> None:
    if _outcome(scene) != TIE:
        raise _other_outcome(scene)


def _goes_on(scene: Scene, _blanks: Blanks) -> None:
    if _outcome(scene) is not None:
        raise _other_outcome(scene)


TIE = "tie"


def _outcome(scene: Scene) -> SeatId | str | None:
    """Return who has won, as it was announced or as it stands; None while the game goes on."""
    view = scene.view
    if view.turn.phase == OVER:
        said = next((event.text for event in scene.happened() if event.verb == "result"), "")
        words = unpacked(said, "en")
        for number, seat in enumerate(view.setting.seats):
            if words.startswith(f"{seat.name} wins"):
                return number
        return TIE
    found = result(view)
    if found is None:
        return None
    return TIE if found.winner is None else found.winner


def _other_outcome(scene: Scene) -> NotationError:
    outcome = _outcome(scene)
    if outcome is None:
        return misread("nobody has won yet.", "まだ決着がついていません。", 5)
    if not isinstance(outcome, int):
        return misread("it is a tie.", "引き分けです。", 5)
    name = scene.view.setting.seats[outcome].name
    return misread(f"{name} wins.", f"{name}の勝ちです。", 5)


def _is_owed(scene: Scene, blanks: Blanks) -> None:
    owed = due(scene.view, seat_named(scene.view, blanks["who"]))
    if owed != amount(blanks["n"]):
        raise misread(f"it is {owed}.", f"とるのは{owed}枚です。", 5)


CLAIMS: tuple[Claim, ...] = (
    Claim("{who} wins", _wins),
    Claim("a tie", _tie),
    Claim("the game goes on", _goes_on),
    Claim("{who} is to take {n} (Prize|Prizes)", _is_owed),
    Claim("{unit} has no damage", _damage),
    Claim("{unit} has {points} damage", _damage),
    Claim("{unit} has {cards} attached", _has_attached),
    Claim("{unit} is not in play", _not_in_play),
    Claim("{unit} is Active", _is_active),
    Claim("{unit} is not {condition}", _has_no_condition),
    Claim("{unit} is {condition}", _has_condition),
)

"""Sentences of attacks, damage, Special Conditions, Knock Outs, and the end of a turn."""

from __future__ import annotations

import re

from app.core.card import value_of
from app.core.ids import UnitId, place
from app.core.intent import Announce, Procedure, PutMark
from app.core.text.words import Words
from app.games.contracts.notation_contract import Blanks, Doing, Phrase, Scene, amount, misread
from app.games.notation.script_cards import cards_named
from app.games.pokemon.notation.script_targets import (
    any_unit,
    attacking,
    gestures,
    pokemon_of,
    several,
    struck,
    target,
)
from app.games.pokemon.procedures.attack_payment import attacks_of
from app.games.pokemon.table import moves, special_conditions
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.table_tools import me, own

_HIT = re.compile(r"(?P<points>\d{1,4})(?: damage)? to (?P<unit>.+)", re.IGNORECASE)
_NEXT_HIT = re.compile(r",\s+(?=\d{1,4}(?: damage)? to )")


def _attacks(scene: Scene, blanks: Blanks) -> Doing:
    """Announce an attack and put what it does: "Phantom Dive, 200 to Budew, 60 to Duskull".

    ", hits" puts the printed damage on the opposing Active Pokémon, Weakness and Resistance
    worked out.
    """
    named, *hits = _NEXT_HIT.split(blanks["attack"])
    name, hitting, _ = named.partition(", hits")
    unit = _attacker(scene, blanks)
    index = _attack_index(scene, unit, name.strip())
    damage = tuple(_hit(scene, hit) for hit in hits)
    if index is None:
        put = (PutMark((one,), "damage", add=points) for one, points in damage)
        yield from gestures(
            (Announce("attack", name.strip(), (unit,)), *moves.tick(scene.view, "attack"), *put)
        )
        return
    more: tuple[tuple[str, str], ...] = (("hit", "1"),) if hitting else ()
    if damage:
        more = (("damage", ",".join(f"{one}:{points}" for one, points in damage)),)
    yield Procedure("attack", (("unit", unit), ("attack", str(index)), *more))


def _attacker(scene: Scene, blanks: Blanks) -> UnitId:
    if blanks["unit"]:
        return pokemon_of(scene, attacking(scene, blanks["unit"]))
    there = actives(scene.view, me(scene.view))
    if not there:
        raise misread("the Active Spot is empty.", "バトル場にポケモンがいません。", 3)
    return there[0]


def _attack_index(scene: Scene, unit: UnitId, name: str) -> int | None:
    """Return which attack is meant; None for one of a card without data."""
    known = attacks_of(scene.view, scene.view.units[unit])
    for index, attack in enumerate(known):
        if name.casefold() in (attack.name.en.casefold(), attack.name.ja):
            return index
    if not known:
        return None
    en = ", ".join(attack.name.en for attack in known)
    ja = "、".join(attack.name.ja for attack in known)
    raise misread(
        f"it has no attack “{name}”, but {en}.",
        f"ワザ「{name}」はありません。あるのは{ja}です。",
        3,
    )


def _hit(scene: Scene, text: str) -> tuple[UnitId, int]:
    found = _HIT.fullmatch(text.strip())
    assert found is not None  # it was split there
    return struck(scene, found["unit"]), int(found["points"])


def _damages(scene: Scene, blanks: Blanks) -> Doing:
    points = int(blanks["points"]) if blanks["points"] else 10 * amount(blanks["n"])
    units = several(scene, blanks["unit"], hit=True)
    yield PutMark(units, "damage", add=points)


def _heals(scene: Scene, blanks: Blanks) -> Doing:
    yield PutMark(several(scene, blanks["unit"]), "damage", add=-int(blanks["points"]))


def _heals_all(scene: Scene, blanks: Blanks) -> Doing:
    yield PutMark(several(scene, blanks["unit"]), "damage", value=0)


def _moves_damage(scene: Scene, blanks: Blanks) -> Doing:
    one, other = any_unit(scene, blanks["unit"]), target(scene, blanks["to"])
    points = int(blanks["points"]) if blanks["points"] else 10 * amount(blanks["n"])
    there = value_of(scene.view.units[one].marks, "damage")
    if there < points:
        raise misread(
            f"only {there} damage is there to be moved.", f"移せるダメージは{there}だけです。", 3
        )
    yield from gestures(moves.move_damage(scene.view, one, other, points))


def condition_named(text: str) -> str:
    """Return the key of a Special Condition. Raises NotationError."""
    for key, words in CONDITIONS.items():
        if text.strip().casefold() in (words.en.casefold(), words.ja, key):
            return key
    en = ", ".join(words.en for words in CONDITIONS.values())
    ja = "、".join(words.ja for words in CONDITIONS.values())
    raise misread(
        f"“{text}” is not a Special Condition. They are: {en}.",
        f"「{text}」は特殊状態ではありません。{ja}があります。",
    )


def _afflicts(scene: Scene, blanks: Blanks) -> Doing:
    keys = [condition_named(word) for word in re.split(r",\s*|\s+and\s+|、", blanks["condition"])]
    unit = target(scene, blanks["unit"])
    for key in keys:
        yield from gestures(special_conditions.afflict(scene.view, unit, key))


def _cures(scene: Scene, blanks: Blanks) -> Doing:
    key = condition_named(blanks["condition"])
    unit = any_unit(scene, blanks["unit"])
    yield from gestures(special_conditions.end(scene.view, unit, (key,)))


def _recovers(scene: Scene, blanks: Blanks) -> Doing:
    yield from gestures(special_conditions.cure(scene.view, any_unit(scene, blanks["unit"])))


def _knocked_out(scene: Scene, blanks: Blanks) -> Doing:
    units = several(scene, blanks["unit"], hit=True)
    yield Procedure("knock_out", (("units", ",".join(units)),))


def _takes_prizes(scene: Scene, blanks: Blanks) -> Doing:
    """Take Prizes; where the script names them, those: which one it was is chance told."""
    prizes, told = own(scene.view, "prizes"), blanks["cards"]
    if not told:
        yield Procedure("take_prizes", (("count", str(amount(blanks["n"]))),))
        return
    seen = scene.truth
    pool = [
        (place(prizes, index), seen.cards[handle].ref)
        for index, handle in enumerate(seen.cards_in(prizes))
    ]
    cards = cards_named(scene, told, pool, Words("the Prize cards", "サイド"))
    if amount(blanks["n"]) != len(cards):
        raise misread(
            f"{blanks['n']} Prizes are taken, and {len(cards)} are named.",
            f"サイド{blanks['n']}枚に対し、{len(cards)}枚の名前が書かれています。",
            3,
        )
    yield Procedure("take_prizes", (("cards", ",".join(cards)),))


def _checkup(_scene: Scene, _blanks: Blanks) -> Doing:
    yield Procedure("checkup")


def _ends_turn(_scene: Scene, _blanks: Blanks) -> Doing:
    yield Procedure("end_turn")


def _concedes(_scene: Scene, _blanks: Blanks) -> Doing:
    yield Procedure("concede")


def _is_over(_scene: Scene, _blanks: Blanks) -> Doing:
    """Announce the result as it stands on the table."""
    yield Procedure("finish")


def _plays_on(_scene: Scene, _blanks: Blanks) -> Doing:
    yield Procedure("play_on")


def _step_of_checkup(scene: Scene, blanks: Blanks) -> Doing:
    unit, key = any_unit(scene, blanks["unit"]), condition_named(blanks["condition"])
    yield Procedure("checkup", (("unit", unit), ("step", key)))


def _notes(scene: Scene, blanks: Blanks) -> Doing:
    yield PutMark((any_unit(scene, blanks["unit"]),), "note:", value=1, text=blanks["text"])


PHRASES: tuple[Phrase, ...] = (
    Phrase("attacks with {unit}: {attack}", _attacks),
    Phrase("attacks: {attack}", _attacks),
    Phrase("moves {points} damage from {unit} to {to}", _moves_damage),
    Phrase("moves {n} damage (counter|counters) from {unit} to {to}", _moves_damage),
    Phrase("puts {points} damage on {unit}", _damages),
    Phrase("puts {n} damage (counter|counters) on {unit}", _damages),
    Phrase("heals {points}[ damage] from {unit}", _heals),
    Phrase("heals all[ damage] from {unit}", _heals_all),
    Phrase("makes {unit} (Knocked Out)", _knocked_out),
    Phrase("knocks out {unit}", _knocked_out),
    Phrase("{unit} (is|are) Knocked Out", _knocked_out),
    Phrase("checks {unit}: {condition}", _step_of_checkup),
    Phrase("{unit} takes {points} damage", _damages),
    Phrase("{unit} is no longer {condition}", _cures),
    Phrase("{unit} recovers[ from all conditions]", _recovers),
    Phrase("{unit} is[ now] {condition}", _afflicts),
    Phrase("takes {n} (Prize|Prizes|Prize card|Prize cards)[: {cards}]", _takes_prizes),
    Phrase("(does the|does a|does) Pok(é|e)mon Checkup", _checkup),
    Phrase("Pok(é|e)mon Checkup", _checkup),
    Phrase("ends (the|their) turn", _ends_turn),
    Phrase("concedes", _concedes),
    Phrase("(the|The) game is over", _is_over),
    Phrase("announces the result", _is_over),
    Phrase("plays on", _plays_on),
    Phrase("notes on {unit}: {text}", _notes),
)

"""Sentences of the main part of a turn: Trainers, Energy, evolution, Abilities, retreat."""

from __future__ import annotations

import re

from app.core.ids import UnitId
from app.core.intent import Announce, Procedure, Step
from app.core.text.wording import either
from app.core.text.words import packed
from app.games.contracts.notation_contract import Blanks, Doing, Phrase, Scene, misread
from app.games.notation.script_cards import is_called
from app.games.pokemon.actions.effect_actions import this_turn
from app.games.pokemon.notation.script_targets import (
    any_unit,
    attached,
    from_zone,
    gestures,
    looked_up,
    mine,
    target,
)
from app.games.pokemon.procedures.attack_payment import abilities_of
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.printed_facts import kind
from app.games.pokemon.table.seat_board import actives
from app.games.table_tools import base_ref, me, units_in

_AN_ENERGY = re.compile(r"\b[Ee]nergy(?: [A-Z{}]+)?[”\"]?$")
"""How the name of an Energy card without data ends ("Blend Energy WLFM"), and that of no Tool."""


def _plays(scene: Scene, blanks: Blanks) -> Doing:
    (card,) = _one(from_zone(scene, blanks["card"]))
    view = scene.view
    what = kind(view.cards[card].ref)
    if what == "pokemon":
        yield from gestures(moves.bench_cards(view, (card,)))
    else:
        yield from gestures(moves.play(view, card))


def _plays_supporter(scene: Scene, blanks: Blanks) -> Doing:
    """A card without data, said to be a Supporter: it counts as the one of this turn."""
    (card,) = _one(from_zone(scene, blanks["card"]))
    view = scene.view
    steps = moves.play(view, card)
    known = kind(view.cards[card].ref) == "supporter"
    yield from gestures(steps if known else (*steps, *moves.tick(view, "supporter")))


def _plays_stadium(scene: Scene, blanks: Blanks) -> Doing:
    (card,) = _one(from_zone(scene, blanks["card"]))
    yield from gestures(moves.place_stadium(scene.view, card))


def _plays_and_discards(scene: Scene, blanks: Blanks) -> Doing:
    (card,) = _one(from_zone(scene, blanks["card"]))
    yield from gestures(moves.play(scene.view, card, finish=True))


def _benches(scene: Scene, blanks: Blanks) -> Doing:
    zone = blanks["zone"]
    cards = yield from looked_up(scene, blanks["cards"], zone)
    yield from gestures(moves.bench_cards(scene.view, cards))


def _attaches(scene: Scene, blanks: Blanks) -> Doing:
    yield from _attaching(scene, blanks, manual=True)


def _attaches_by_effect(scene: Scene, blanks: Blanks) -> Doing:
    yield from _attaching(scene, blanks, manual=False)


def _attaching(scene: Scene, blanks: Blanks, *, manual: bool) -> Doing:
    unit = mine(scene, blanks["unit"])
    cards = yield from looked_up(scene, blanks["cards"], blanks["zone"])
    view = scene.view
    steps = moves.attach(view, cards, unit, manual=manual)
    unknown = manual and not blanks["zone"] and kind(view.cards[cards[0]].ref) == "unknown"
    if unknown and _AN_ENERGY.search(blanks["cards"]):
        steps = (*steps, *moves.tick(view, "energy"))
    yield from gestures(steps)


def _evolves(scene: Scene, blanks: Blanks) -> Doing:
    (card,) = _one((yield from looked_up(scene, blanks["card"], blanks["zone"])))
    yield from gestures(moves.evolve(scene.view, card, mine(scene, blanks["unit"])))


def _rare_candy(scene: Scene, blanks: Blanks) -> Doing:
    (candy,) = _one(from_zone(scene, blanks["candy"]))
    (card,) = _one(from_zone(scene, blanks["card"]))
    unit = mine(scene, blanks["unit"])
    yield Procedure("rare_candy", (("card", candy), ("evolution", card), ("unit", unit)))


def _devolves(scene: Scene, blanks: Blanks) -> Doing:
    yield from gestures(moves.devolve(scene.view, any_unit(scene, blanks["unit"])))


def _retreats(scene: Scene, blanks: Blanks) -> Doing:
    yield _retreating(scene, blanks, ())


def _retreats_paying(scene: Scene, blanks: Blanks) -> Doing:
    paid = attached(scene, _active(scene), blanks["cards"])
    yield _retreating(scene, blanks, (("energy", ",".join(paid)),))


def _retreats_free(scene: Scene, blanks: Blanks) -> Doing:
    yield _retreating(scene, blanks, (("free", "1"),))


def _retreating(scene: Scene, blanks: Blanks, more: tuple[tuple[str, str], ...]) -> Step:
    leaving = _active(scene)
    if blanks["unit"] and not _is_it(scene, leaving, blanks["unit"]):
        raise misread(
            f"{blanks['unit']} is not in the Active Spot.",
            f"{blanks['unit']}はバトル場にいません。",
            3,
        )
    to = mine(scene, blanks["to"])
    return Procedure("retreat", (("unit", leaving), ("to", to), *more))


def _is_it(scene: Scene, unit: UnitId, text: str) -> bool:
    """Whether a Pokémon is called `text`, or is the one that is meant by it."""
    view = scene.view
    return is_called(scene, base_ref(view, view.units[unit]), text) or mine(scene, text) == unit


def _active(scene: Scene) -> UnitId:
    there = actives(scene.view, me(scene.view))
    if not there:
        raise misread("the Active Spot is empty.", "バトル場にポケモンがいません。", 3)
    return there[0]


def _switches(scene: Scene, blanks: Blanks) -> Doing:
    """Bring a Benched Pokémon to the Active Spot of its side; the one there changes places."""
    yield from gestures(promoting.promote_unit(scene.view, any_unit(scene, blanks["unit"])))


def _gusts(scene: Scene, blanks: Blanks) -> Doing:
    yield from gestures(promoting.promote_unit(scene.view, target(scene, blanks["unit"])))


def _moves_attached(scene: Scene, blanks: Blanks) -> Doing:
    one, other = any_unit(scene, blanks["unit"]), any_unit(scene, blanks["to"])
    cards = attached(scene, one, blanks["cards"])
    yield from gestures(moves.attach(scene.view, cards, other, manual=False))


def _ability(scene: Scene, blanks: Blanks) -> Doing:
    """Announce an Ability and mark the Pokémon as used; a card without data as it is written."""
    unit = mine(scene, blanks["unit"])
    view = scene.view
    names = abilities_of(view, view.units[unit])
    text = blanks["ability"].strip()
    known = next((name for name in names if text.casefold() in (name.en.casefold(), name.ja)), None)
    if names and known is None:
        there = either(list(names))
        raise misread(
            f"it has no Ability “{text}”, but {there.en}.",
            f"特性「{text}」はありません。あるのは{there.ja}です。",
            3,
        )
    said = Announce("ability", packed(known) if known else text, (unit,))
    yield from gestures((said, this_turn(view, (unit,), "used")))


def _uses_stadium(scene: Scene, blanks: Blanks) -> Doing:
    view = scene.view
    for unit in units_in(view, "stadium"):
        ref = view.cards[view.units[unit].base].ref
        named = blanks["stadium"]
        if not named or is_called(scene, ref, named):
            yield Announce("use_stadium", units=(unit,))
            return
    raise misread("that Stadium is not in play.", "そのスタジアムは場にありません。", 2)


def _one(cards: tuple[str, ...]) -> tuple[str]:
    if len(cards) != 1:
        raise misread("one card is meant here.", "ここでは1枚だけを書きます。", 3)
    return (cards[0],)


PHRASES: tuple[Phrase, ...] = (
    Phrase("plays the Supporter {card}", _plays_supporter),
    Phrase("plays {cards} to the Bench", _benches),
    Phrase("plays {card} to the Stadium[ spot]", _plays_stadium),
    Phrase("plays the Stadium {card}", _plays_stadium),
    Phrase("plays and discards {card}", _plays_and_discards),
    Phrase("evolves {unit} (into|to) {card} with {candy}", _rare_candy),
    Phrase("evolves {unit} (into|to) {card} from {zone}", _evolves),
    Phrase("evolves {unit} (into|to) {card}", _evolves),
    Phrase("devolves {unit}", _devolves),
    Phrase("attaches {cards} to {unit} from {zone}", _attaches_by_effect),
    Phrase("attaches {cards} from {zone} to {unit}", _attaches_by_effect),
    Phrase("attaches {cards} to {unit} by an effect", _attaches_by_effect),
    Phrase("attaches {cards} to {unit}", _attaches),
    Phrase("benches {cards} from {zone}", _benches),
    Phrase("benches {cards}", _benches),
    Phrase("puts {cards} onto (the|their) Bench from {zone}", _benches),
    Phrase("puts {cards} from {zone} onto (the|their) Bench", _benches),
    Phrase("puts {cards} onto (the|their) Bench", _benches),
    Phrase("retreats[ {unit}] to {to} (paying|discarding) {cards}", _retreats_paying),
    Phrase("retreats[ {unit}] to {to} for (free|nothing)", _retreats_free),
    Phrase("retreats {unit} to {to}", _retreats),
    Phrase("retreats to {to}", _retreats),
    Phrase("switches to {unit}", _switches),
    Phrase("(promotes|sends out) {unit}", _switches),
    Phrase("puts {unit} into (the|their) Active Spot", _switches),
    Phrase("brings {unit} to the Active Spot", _gusts),
    Phrase("moves {cards} from {unit} to {to}", _moves_attached),
    Phrase("uses the Stadium", _uses_stadium),
    Phrase("uses {unit}: {ability}", _ability),
    Phrase("uses {ability} of {unit}", _ability),
    Phrase("uses {stadium}", _uses_stadium),
    Phrase("plays {card}", _plays),
)

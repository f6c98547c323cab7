"""The named procedures of the game; those of attack and retreat (seed 000 §6.4, §7, §9.2).

Each sees only what its seat sees and asks anew after every step.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import Announce, Flip, PutMark
from app.core.words import packed
from app.games.api import Look, ProcedureSteps
from app.games.pokemon import conditions, moves
from app.games.pokemon.arguments import Running, named, number
from app.games.pokemon.attacks import attacks_of, payment, printed_damage
from app.games.pokemon.board import actives, me
from app.games.pokemon.hits import hit_of
from app.games.pokemon.searches import search
from app.games.pokemon.setup import mulligan, reveal, setup, setup_place
from app.games.pokemon.turns import checkup, end_turn, start


def attack(look: Look, arguments: Mapping[str, str]) -> Running:
    """Announce an attack; Confused flips first and on tails puts 3 counters on itself.

    `unit` (the own Active Pokémon if not named), `attack` counted from 0. With `hit` the printed
    damage is put on the opposing Active Pokémon, Weakness and Resistance worked out.
    """
    view = look()
    unit = arguments.get("unit") or next(iter(actives(view, me(view))), "")
    if unit in view.units and conditions.has(view, unit, "confused"):
        (heads,) = yield Flip()
        if not heads:
            yield Announce("attack_fails", units=(unit,))
            yield PutMark((unit,), "damage", add=30)
            yield from moves.tick(view, "attack")
            return
    text, damage, index = "", 0, number(arguments, "attack", 0)
    if unit in view.units:
        known = attacks_of(view, view.units[unit])
        if index < len(known):
            text, damage = packed(known[index].name), printed_damage(known[index])
    yield Announce("attack", text, (unit,), damage)
    yield from moves.tick(view, "attack")
    hit = hit_of(view, unit, index) if arguments.get("hit") else None
    if hit is not None and hit.working is not None:
        yield Announce("worked_out", packed(hit.working), (hit.target,), hit.points)
    if hit is not None and hit.points:
        yield PutMark((hit.target,), "damage", add=hit.points)


def retreat(look: Look, arguments: Mapping[str, str]) -> Running:
    """Pay, then let the Active Pokémon (`unit`) and one from the Bench (`to`) change places.

    `energy` names the Energy cards to discard, with commas between; `free` discards none.
    """
    view = look()
    unit = arguments.get("unit") or next(iter(actives(view, me(view))), "")
    if unit in view.units and not arguments.get("free"):
        paid = payment(view, unit, named(view, arguments.get("energy", "")))
        yield from moves.put_cards(view, paid, "discard", verb="discard")
    to = arguments.get("to", "")
    if unit in view.units and to in view.units:
        yield from moves.switch(look(), unit, to, "retreat")
    else:
        # The host answers that they are not in play.
        yield Announce("retreat", units=(unit, to))
    yield from moves.tick(view, "retreat")


PROCEDURES: dict[str, ProcedureSteps] = {
    "setup": setup,
    "setup_place": setup_place,
    "mulligan": mulligan,
    "reveal": reveal,
    "start": start,
    "end_turn": end_turn,
    "checkup": checkup,
    "attack": attack,
    "retreat": retreat,
    "search": search,
}

"""What keeps the damage of an attack off a Pokémon, by its name."""

from __future__ import annotations

from app.core.card import Mark
from app.games.pokemon.adviser.effects.damage.damage_kept_off import protected_by
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import (
    ME,
    RIOLU,
    YOU,
    ability,
    attack,
    mon,
    past,
    pokemon,
    position,
)

HIT = p.Attack(ME, "a1", "Punch", damage=(("b1", 10), ("b2", 10)))
WAVE = "Prevent all damage done to your Benched Pokémon by attacks from your opponent's Pokémon."
SHELL = "Prevent all damage done to this Pokémon by attacks."
HIDE = f"During your opponent's next turn, {SHELL[0].lower()}{SHELL[1:]}"


def cause(there: Position, uid: str) -> str | None:
    one = there.mon(uid)
    assert one is not None
    found = protected_by(there, HIT, one)
    return found.en if found is not None else None


def test_what_keeps_it_off_is_named() -> None:
    guard = mon(pokemon("Guard", abilities=(ability("Wave", WAVE),)))
    shell = pokemon("Shell", abilities=(ability("Armour", SHELL),))
    there = position([mon(RIOLU)], [mon(shell)], their_bench=[mon(RIOLU), guard])
    assert cause(there, "b1") == "Shell's Armour"
    assert cause(there, "b2") == "Guard's Wave"
    noted = position([mon(RIOLU)], [mon(RIOLU, marks=(Mark("protected"),))])
    assert cause(noted, "b1") == "an effect that was noted"
    hider = pokemon("Hider", attack("Hide", text=HIDE))
    hid = position([mon(RIOLU)], [mon(hider)], record=past([p.Attack(YOU, "b1", "Hide")]))
    assert cause(hid, "b1") == "Hide of its last turn"
    assert cause(position([mon(RIOLU)], [mon(RIOLU)]), "b1") is None

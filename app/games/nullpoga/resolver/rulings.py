"""How a table reads what the rules leave open: one choice for each, the first is the usual one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from app.core.data.value import value

CHOICES: Mapping[str, tuple[str, ...]] = {
    "acting": ("lockstep", "moves_first"),
    "moving": ("adjacent", "anywhere"),
    "wilderness": ("five", "four_in_a_row"),
    "empty_decks": ("go_on", "life_decides"),
    "burning": ("once", "stacks"),
    "frog": ("becomes", "grows"),
    "colossus": ("battle", "everywhere"),
    "push": ("before_steps", "as_act"),
    "healing": ("battle", "everywhere"),
    "healing_limit": ("full_life", "none"),
    "golem": ("everywhere", "battle"),
    "repeat": ("phase", "off"),
    "guard": ("attacks_and_spells", "everything", "attacks"),
    "ritual": ("battle", "march"),
    "ritual_cost": ("checked", "any"),
    "ritual_taken": ("fails", "first_free"),
    "swap": ("any", "monsters"),
    "rain": ("opponent", "both_rows", "ten_cells"),
}
"""What may be chosen, by the name of the question."""


@value
class Rulings:
    """What a table plays by. Every default is how this project reads the rules."""

    acting: str = "lockstep"
    """R5: step by step of both, or all moves before all attacks (seed 002, line 28)."""
    moving: str = "adjacent"
    """R7: to a neighbouring cell, or to any free one of the row."""
    wilderness: str = "five"
    """R10: all five cells, or four in a row."""
    empty_decks: str = "go_on"
    """R11: no loss, or over when both are empty after the draw."""
    burning: str = "once"
    """R14: not again while it burns and not through a guard, or added up and through it."""
    frog: str = "becomes"
    """Its stages replace attack and life (なる), or what was lost stays lost."""
    colossus: str = "battle"
    """R15: it strikes at the battle zone, or at both rows."""
    push: str = "before_steps"
    """R18: before the first step, or in the knight's own step instead of its act."""
    healing: str = "battle"
    """R19: who stands in the battle zone is healed, or everybody."""
    healing_limit: str = "full_life"
    """R19: up to the full life, or beyond."""
    golem: str = "everywhere"
    """R22: whether the standby row is drawn from, too."""
    repeat: str = "phase"
    """R23: a phase is carried out once more, or the mage has no effect."""
    guard: str = "attacks_and_spells"
    """R24: these do not hurt, or nothing does, or attacks alone do not."""
    ritual: str = "battle"
    """R25: straight to the battle cell, or to standby and on in this turn's march."""
    ritual_cost: str = "checked"
    """R25: cost 3 at most, or any monster."""
    ritual_taken: str = "fails"
    """R25: fails on a taken cell, or takes the first free one."""
    swap: str = "any"
    """R28: also with an empty cell, or only where monsters stand on both (seed 002, line 68)."""
    rain: str = "opponent"
    """R31: three cells of the opponent's row, three columns of both, or three of all ten cells."""


USUAL = Rulings()


def rulings_of(chosen: Mapping[str, str]) -> Rulings:
    """Return what a table plays by, from what it chose. Raises ValueError for no such choice."""
    for name, answer in chosen.items():
        if answer not in CHOICES.get(name, ()):
            raise ValueError(name, answer)
    return Rulings(**chosen) if chosen else USUAL


def chosen_of(rulings: Rulings) -> dict[str, str]:
    """Return what is not as usual, by the name of the question."""
    every = {one.name: getattr(rulings, one.name) for one in fields(rulings)}
    return {name: answer for name, answer in every.items() if answer != CHOICES[name][0]}

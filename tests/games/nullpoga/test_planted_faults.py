"""Faults planted in the resolver on purpose: the second reading of the rules finds every one.

A fault is a piece of a module's source and what stands there instead. The functions that were
compiled from it take its code for as long as the test lasts, wherever they were imported.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import getsource
from types import FunctionType
from typing import Any

import pytest

from tests.games.nullpoga.test_second_reading import ReadGame, read_game

GAMES = 4000
"""Random games of some turns in which each fault shows at least once."""


@dataclass(frozen=True)
class Fault:
    """A module of the resolver, what stands there, and what is put there instead."""

    module: str
    right: str
    wrong: str


FAULTS = (
    # The turn and its end
    Fault(
        "turn_resolution",
        "    march(turn)\n    return False\n\n\n"
        "def _summon(turn: Turn) -> bool:\n    summon_phase(turn)",
        "    summon_phase(turn)\n    return False\n\n\n"
        "def _summon(turn: Turn) -> bool:\n    march(turn)",
    ),
    Fault(
        "turn_resolution", "if carry_out(turn)", "if carry_out is not turn_end and carry_out(turn)"
    ),
    Fault("game_end", "turn.board.life[side] <= 0", "turn.board.life[side] < 0"),
    Fault("game_end", "wild == FIVE", "wild >= FIVE - 1"),
    Fault("game_end", '"A" if first > second else "B"', '"B" if first > second else "A"'),
    Fault("game_end", 'by_life(turn), "both"', '"draw", "both"'),
    # Life
    Fault("life_changes", "monster.attack += amount", "monster.attack += 1"),
    Fault("life_changes", "min(life, monster.full)", "life"),
    Fault("life_changes", "held.life <= 0:\n", "held.life < 0:\n"),
    Fault("life_changes", 'reason == "attack" or guard', "guard"),
    Fault("life_changes", '"attacks_and_spells" and', '"everything" and'),
    # Spells
    Fault("spell_phase", "board.mana[side] -= card.cost", "board.mana[side] -= 0"),
    Fault("spell_phase", "card.cost > board.mana[side]", "card.cost >= board.mana[side]"),
    Fault("spell_phase", ".number < turn", ".number > turn"),
    Fault("spell_phase", "_looks_after(turn, ready) != ", "() == "),
    Fault("spell_phase", "again and (side, number) not in was_cast", "False"),
    Fault("spell_phase", "if round_ < more else ()", "if more else ()"),
    Fault(
        "spell_effects",
        "turn.board.wild[at.side] |= 1 << at.column",
        "turn.board.life[at.side] -= 3",
    ),
    Fault("spell_effects", "held.pulled or one_side != other_side", "held.pulled"),
    Fault("spell_effects", "held.guarded = True", "held.guarded = row_is_battle(at)"),
    Fault("spell_effects", "card.cost > RITUAL_COST", "card.cost > 4"),
    Fault("spell_effects", "hand.remove(cast.monster)", "hand[:] = hand"),
    Fault("spell_effects", "foe, stacks = 1 - side", "foe, stacks = side"),
    Fault("spell_effects", "was_hurt or stacks", "True"),
    Fault("spell_effects", "columns_of(order)[:RAIN_CELLS]", "columns_of(order)[1:RAIN_CELLS]"),
    # March and summons
    Fault("march", "range(max(0, column - 1), min(COLUMNS, column + 2))", "(column,)"),
    Fault("march", "_breathe(turn, 1 - side, column)", "_breathe(turn, 1 - side, 4 - column)"),
    Fault("arrivals", "card.cost > board.mana[side]", "card.cost > board.mana[side] + 1"),
    Fault("arrivals", "token.barred = True", "token.barred = False"),
    Fault("arrivals", "for column in OWN_LEFT[side]", "for column in OWN_LEFT[0]"),
    Fault("arrivals", "if cell < COLUMNS else STANDBY", "if cell < COLUMNS else BATTLE"),
    # The action phase
    Fault(
        "action_start",
        "frozen.append((1 - side, entry.column))",
        "frozen.append((1 - side, 4 - entry.column))",
    ),
    Fault("action_start", "in sorted(planned)", "in planned"),
    Fault("action_start", "(goal, turn.board.standby[foe])", "(goal,)"),
    Fault("action_start", "card.id == card and not held.pulled", "card.id == card"),
    Fault("mages", "and not held.pulled", ""),
    Fault("action_phase", "held.acted = False", "pass"),
    Fault("action_phase", "action_start(turn, sides)", "pass"),
    Fault("action_phase", "abs(to - column) != 1", "abs(to - column) > 2"),
    Fault("action_phase", "held.attack += 1", "held.attack += 0"),
    Fault("action_phase", "elif held.acted:", "elif False:"),
    Fault("action_phase", "held.barred or held.pulled or", "held.pulled or"),
    Fault("action_phase", "held.card.id == ROCK", "False"),
    Fault(
        "blows",
        "attacker.attack * 2 if attacker.doubled",
        "attacker.attack * 3 if attacker.doubled",
    ),
    Fault("blows", "column = aim", "column = 4 - aim"),
    Fault("blows", "column + RIGHT[side]", "column + 1"),
    Fault("blows", "board.wild[foe] |= 1 << column", "board.wild[foe] |= (strength > 0) << column"),
    Fault("blows", "target.stunned = True", "target.barred = True"),
    Fault("blows", "target.poison = POISONED", "target.poison = target.poison or POISONED"),
    # The turn's end and the next one's start
    Fault("turn_change", "held.poison -= 1", "held.poison -= 2"),
    Fault("turn_change", "min(board.turn, MOST_MANA)", "board.turn"),
    Fault("turn_change", "held.barred = held.stunned", "held.barred = False"),
    Fault("turn_change", "held.doubled -= 1", "held.doubled = 0"),
    Fault("turn_change", "burn, held.burn = held.burn, 0", "burn = held.burn"),
    Fault("turn_change", "held.life -= 1", "held.life -= 2"),
    Fault(
        "turn_change", "held.life = stage.attack, stage.life", "held.life = stage.attack, held.life"
    ),
    Fault("turn_change", "_target(turn, 1 - side)", "_target(turn, side)"),
    Fault(
        "turn_change",
        "held.acted = held.guarded = held.pulled = False",
        "held.acted = held.pulled = False",
    ),
)


SHOWING = (0, 1, 3, 10, 16, 18, 19, 22, 23, 25, 29, 30, 31, 33, 47, 90, 111, 121, 662, 952, 1640)
"""Seeds of games in which they show; `python -m tests.games.nullpoga.test_planted_faults` finds
them anew, once turns are drawn otherwise."""


@cache
def _games(seeds: tuple[int, ...]) -> tuple[ReadGame, ...]:
    return tuple(map(read_game, seeds))


def _finds(seeds: tuple[int, ...]) -> Iterator[int]:
    """Yield the seeds of the games in which the resolver and the second reading part."""
    for seed, game in zip(seeds, _games(seeds), strict=True):
        try:
            resolved = game.resolved()
        except Exception:  # noqa: BLE001 - whoever raises is found as well
            yield seed
            continue
        if resolved != game.told:
            yield seed


def _functions(held: dict[str, Any], module: str) -> dict[str, FunctionType]:
    """Return the functions and methods that a module defines, by name."""
    found = {}
    for name, one in held.items():
        if isinstance(one, FunctionType) and one.__module__ == module:
            found[name] = one
        elif isinstance(one, type) and one.__module__ == module:
            members = vars(one).items()
            found |= {f"{name}.{key}": m for key, m in members if isinstance(m, FunctionType)}
    return found


def _plant(patch: pytest.MonkeyPatch, fault: Fault) -> None:
    module = import_module(f"app.games.nullpoga.resolver.{fault.module}")
    source = getsource(module)
    assert source.count(fault.right) == 1, "the fault stands in one place"
    made = dict(vars(module))
    exec(compile(source.replace(fault.right, fault.wrong), module.__name__, "exec"), made)
    changed = _functions(made, module.__name__)
    for name, function in _functions(vars(module), module.__name__).items():
        if name in changed and function.__closure__ is None:
            patch.setattr(function, "__code__", changed[name].__code__)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.module}: {fault.wrong}")
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, fault: Fault) -> None:
    _plant(monkeypatch, fault)
    assert any(True for _ in _finds(SHOWING))


def test_without_a_fault_nothing_is_found() -> None:
    assert list(_finds(SHOWING)) == []


def main() -> int:
    """Find few games that show all faults, and say which; say which faults show in none."""
    found: set[int] = set()
    hidden: list[Fault] = []
    for fault in FAULTS:
        with pytest.MonkeyPatch.context() as patch:
            _plant(patch, fault)
            # One that shows in a game that is needed anyway needs no other.
            shown = next(_finds(tuple(sorted(found))), None)
            shown = next(_finds(tuple(range(GAMES))), None) if shown is None else shown
        if shown is None:
            hidden.append(fault)
        else:
            found.add(shown)
    sys.stdout.write(f"{len(FAULTS)} faults show in the games {sorted(found)}\n")
    for fault in hidden:
        sys.stdout.write(f"in none of {GAMES}: {fault}\n")
    return 1 if hidden else 0


if __name__ == "__main__":
    sys.exit(main())

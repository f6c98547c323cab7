"""All rules of the adviser by their ids."""

from __future__ import annotations

from importlib import import_module

from app.games.pokemon.adviser.rule import Rule

GROUPS = (
    "setup",
    "setup_prizes",
    "setup_redraws",
    "setup_draws",
    "turn",
    "turn_checkup",
    "turn_effects",
    "turn_hidden",
    "first_turn",
    "evolution",
    "rare_candy",
    "evolution_after",
    "bench",
    "board",
    "energy",
    "trainers",
    "tool_cards",
    "trainer_texts",
    "retreat",
    "switching",
    "attacks",
    "attack_limits",
    "attack_once",
    "attack_costs",
    "abilities",
    "damage",
    "bench_damage",
    "knock_outs",
    "prizes",
    "prize_taking",
    "promotion",
    "conditions",
    "checkup",
    "checkup_recovery",
    "checkup_effects",
    "winning",
    "results",
)
"""Modules of `rules`, in the order of the rule list (groups D to P)."""


def _all_rules() -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for group in GROUPS:
        for rule in import_module(f"app.games.pokemon.adviser.rules.{group}").RULES:
            if rule.id in found:
                message = f"two rules are called {rule.id}"
                raise AssertionError(message)
            found[rule.id] = rule
    return found


RULES = _all_rules()
"""Id -> rule."""

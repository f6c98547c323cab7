"""All rules of the adviser by their ids."""

from __future__ import annotations

from functools import cache

from app.games.advising.rule_book import RuleBook, rules_in

HERE = "app.games.pokemon.adviser.rules"
GROUPS = (
    "setup.opening_hands",
    "setup.setup_prizes",
    "setup.setup_redraws",
    "setup.setup_draws",
    "turn.turn_order",
    "turn.turn_checkup",
    "turn.turn_effects",
    "turn.numbers_chosen",
    "turn.cards_taken",
    "turn.targets_meant",
    "turn.turn_hidden",
    "setup.first_turn",
    "evolve.evolution",
    "evolve.rare_candy",
    "evolve.evolution_after",
    "turn.bench_places",
    "turn.benched_cards",
    "turn.board_places",
    "turn.owned_places",
    "energy.energy_attachment",
    "trainers.supporters_stadiums",
    "trainers.tool_cards",
    "trainers.trainer_texts",
    "trainers.locked_hand",
    "attack.retreat",
    "attack.switching",
    "attack.attacks",
    "attack.attack_limits",
    "attack.attack_once",
    "attack.attack_costs",
    "turn.abilities",
    "turn.texts_off",
    "attack.damage",
    "attack.bench_damage",
    "attack.knock_outs",
    "attack.prizes",
    "attack.prize_taking",
    "attack.promotion",
    "checkup.conditions",
    "checkup.card_rotation",
    "checkup.checkup",
    "checkup.checkup_recovery",
    "checkup.checkup_effects",
    "turn.winning",
    "turn.results",
)
"""Modules of `rules`, in the order of the rule list (groups D to P): of every variant."""
OF_VARIANTS: dict[str, tuple[str, ...]] = {
    "battle-royal": (
        "battle_royal.royal_setup",
        "battle_royal.royal_mulligans",
        "battle_royal.royal_decks",
        "battle_royal.royal_turns",
        "battle_royal.royal_energy",
        "battle_royal.royal_attacks",
        "battle_royal.royal_between",
        "battle_royal.royal_stadiums",
        "battle_royal.royal_prizes",
        "battle_royal.royal_spots",
        "battle_royal.royal_leaving",
        "battle_royal.royal_opponents",
        "battle_royal.royal_abilities",
        "battle_royal.royal_switches",
        "battle_royal.royal_damage",
        "battle_royal.royal_counts",
        "battle_royal.royal_last_turns",
    ),
    "team-battle": (
        "team_battle.team_seats",
        "team_battle.team_setup",
        "team_battle.team_setup_cards",
        "team_battle.team_first_round",
        "team_battle.team_evolution",
        "team_battle.team_attacks",
        "team_battle.team_prizes",
        "team_battle.team_texts",
        "team_battle.team_cards",
        "team_battle.team_field",
    ),
}
"""Those of one variant alone (groups Q and R), read when its table is: by the id of its game."""


@cache
def rules_for(game: str) -> RuleBook:
    """Return the rules that hold in a variant, named by the id of its game."""
    groups = (*GROUPS, *OF_VARIANTS.get(game, ()))
    return RuleBook(rules_in(HERE, groups)).holding_in(game)


def every_rule() -> RuleBook:
    """Return the rules of all variants by their ids."""
    own = (group for groups in OF_VARIANTS.values() for group in groups)
    return RuleBook(rules_in(HERE, (*GROUPS, *own)))

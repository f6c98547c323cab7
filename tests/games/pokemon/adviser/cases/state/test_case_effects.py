"""An effect in words, and the note that a table would have of it."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from tests.games.pokemon.adviser.cases.telling import at, having


@pytest.mark.parametrize(
    ("effect", "note"),
    [
        ("can't attack", Mark("no_attack")),
        ("can't attack during its next turn", Mark("no_attack")),
        ("can't use Mega Brave", Mark("no_attack", text="Mega Brave")),
        ("Can't use Mega Brave during your next turn.", Mark("no_attack", text="Mega Brave")),
        ("cannot use attacks", Mark("no_attack")),
        ("if tails, that attack doesn't happen (flip a coin)", Mark("attack_flip")),
        ("can't retreat", Mark("no_retreat")),
        ("prevent all damage", Mark("protected")),
        ("has no Abilities", Mark("no_ability")),
        ("takes 30 less damage from attacks", Mark("less_damage", 30)),
        ("takes 20 more damage", Mark("more_damage", 20)),
        ("does 40 more damage", Mark("deals_more", 40)),
        ("attacks do 20 less damage", Mark("deals_less", 20)),
        ("damage taken -30", Mark("less_damage", 30)),
        ("+30 damage", Mark("deals_more", 30)),
        ("-30 damage from attacks", Mark("less_damage", 30)),
        ("damage is reduced by 20", Mark("less_damage", 20)),
        ("Sand Attack", Mark("attack_flip")),
        ("attacks cost 1 less", Mark("cost_less", 1)),
        ("attacks cost Colorless less", Mark("cost_less", 1)),
        ("attacks cost 2 more", Mark("cost_more", 2)),
        ("+50 HP", Mark("hp", 50)),
        ("something else", Mark("something else")),
    ],
)
def test_an_effect_in_words(effect: str, note: Mark) -> None:
    mon = at(players=having(effects=[effect])).mon("a1")
    assert mon is not None
    assert mon.marks == (note,)

"""An effect in words, and the note that a table would have of it."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.cases.state.case_effects import KEYS, notes_of
from app.games.pokemon.adviser.model.single_card_facts import FREE
from app.games.pokemon.table.lasting_effects import EFFECTS
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
    assert list(notes_of(effect)) == [note]
    mon = at(players=having(effects=[effect])).mon("a1")
    assert mon is not None
    assert mon.marks == (note,)


@pytest.mark.parametrize(
    ("effect", "note"),
    [
        ("Retreat Cost is 2 less", Mark("retreat_less", 2)),
        ("Retreat Cost is Colorless Colorless less", Mark("retreat_less", 2)),
        ("the retreat cost is more", Mark("retreat_more", 1)),
        ("has no Retreat Cost", Mark("retreat_less", FREE)),
    ],
)
def test_what_a_retreat_costs(effect: str, note: Mark) -> None:
    assert list(notes_of(effect)) == [note]


@pytest.mark.parametrize(
    ("effect", "note"),
    [
        ("can't be affected by Special Conditions", Mark("immune")),
        ("flip a coin before it attacks", Mark("attack_flip")),
        ("Smokescreen", Mark("attack_flip")),
        ("the attack does not happen on tails", Mark("attack_flip")),
        ("protected from attacks", Mark("protected")),
        ("is locked", Mark("no_attack")),
        ("can’t use the attack “Bite” this turn", Mark("no_attack", text="Bite")),
        ("can't use Bite until it leaves", Mark("no_attack", text="Bite")),
        ("can't use any attacks.", Mark("no_attack")),
        ("can't use an attack", Mark("no_attack")),
        ("can't use any attack", Mark("no_attack")),
        ("can't use its attacks", Mark("no_attack")),
        ("cannot move", Mark("no_attack")),
        ("immune to everything", Mark("immune")),
    ],
)
def test_what_a_pokemon_cannot_do_and_what_cannot_be_done_to_it(effect: str, note: Mark) -> None:
    assert list(notes_of(effect)) == [note]


@pytest.mark.parametrize(
    ("effect", "note"),
    [
        ("damage taken +20", Mark("more_damage", 20)),
        ("damage taken −20", Mark("less_damage", 20)),
        ("dealt 10 more", Mark("deals_more", 10)),
        ("damage +40", Mark("deals_more", 40)),
        ("damage - 40", Mark("less_damage", 40)),
        ("cost -1", Mark("cost_less", 1)),
        ("cost +2", Mark("cost_more", 2)),
        ("-30 HP", Mark("hp_less", 30)),
        ("HP +100", Mark("hp", 100)),
    ],
)
def test_an_effect_with_a_number(effect: str, note: Mark) -> None:
    assert list(notes_of(effect)) == [note]


def test_the_notes_that_a_case_may_name_are_those_of_the_table() -> None:
    assert set(KEYS) - set(EFFECTS) == {"attack_flip"}, "a table flips the coin itself"
    assert len(set(KEYS)) == len(KEYS)
    for note in ("no_attack", "no_retreat", "protected", "immune", "no_ability"):
        assert note in KEYS

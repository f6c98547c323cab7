"""Effects that a case names by an attack or by a card: what its text says of the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.adviser.cases.state.case_named import effects_on_player, in_words
from app.games.pokemon.cards.card_base import CardBase
from tests.games.pokemon.adviser.cases.telling import reader
from tests.games.pokemon.adviser.situation import attack, pokemon

POLLEN = "The opponent can't play Items from hand on their next turn."
MOON = "Can't attack on your next turn."


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("Itchy Pollen", POLLEN),
        ("itchy  pollen", POLLEN),
        ("can't retreat", "can't retreat"),
        ("Bite", "Bite"),
        (3, "3"),
        ({"attack": "Itchy Pollen"}, POLLEN),
        ({"name": "Itchy Pollen", "until": "end of turn"}, POLLEN),
        ({"effect": "Blood Moon"}, MOON),
        ({"card": "Budew"}, POLLEN),
        ({"source": "me2pt5-16"}, POLLEN),
        ({"card": "Budew", "attack": "Another"}, POLLEN),
        ({"card": "Bloodmoon Ursaluna ex", "attack": "Blood Moon"}, MOON),
        ({"card": "Dreepy", "name": "Itchy Pollen"}, "Dreepy Itchy Pollen"),
        ({"text": "can't retreat", "until": "end", "turns": 1}, "can't retreat end"),
        ({}, ""),
    ],
)
def test_an_effect_in_words(effect: Any, said: str) -> None:
    assert in_words(effect, reader()) == said


def test_of_several_attacks_the_one_that_is_named_counts() -> None:
    impound = "The Pokémon hit cannot retreat on the opponent's next turn."
    assert in_words({"card": "Ethan's Sudowoodo", "attack": "Impound"}, reader()) == impound
    other = {"card": "Ethan's Sudowoodo", "attack": "Try to Imitate"}
    assert in_words(other, reader()) == "Ethan's Sudowoodo Try to Imitate", "nothing of it is left"


def test_effects_on_a_player_stand_there_or_in_the_state() -> None:
    def on_a(side: Any = None, state: Any = None) -> list[str]:
        return effects_on_player(reader(effects=side), "A", reader(effects=state))

    assert on_a() == []
    assert on_a("Itchy Pollen") == on_a(["Itchy Pollen"]) == [POLLEN]
    assert on_a(state={"A": "Itchy Pollen", "B": "Blood Moon"}) == [POLLEN]
    assert on_a(state={"A": ["Itchy Pollen", "no Items"]}) == [POLLEN, "no Items"]
    for key in ("on", "player", "of", "target", "to"):
        told = [{"attack": "Itchy Pollen", key: "A"}, {"attack": "Blood Moon", key: "B"}]
        assert on_a(state=told) == [POLLEN]
    assert on_a(state={"attack": "Itchy Pollen", "on": "A"}) == [POLLEN]
    assert on_a("first", ["on nobody", {"text": "second", "on": "A"}]) == ["first", "second A"]


def test_of_a_text_only_what_it_says_of_the_next_turn_is_left() -> None:
    crash = attack("Crash", text="Flip a coin. It can't attack next turn.  Draw a card.")
    roar = attack("Roar", text="No Items next turn.")
    cards = CardBase([pokemon("Odd", crash, roar, attack("Rest", text="Draw a card."))])

    def said(effect: Any) -> str:
        return in_words(effect, Reader({}, "here", cards))

    for key in ("attack", "name", "ability", "effect", "text"):
        assert said({key: "Crash"}) == "It can't attack next turn."
    assert said({"card": "Odd"}) == "It can't attack next turn. No Items next turn."
    assert said({"card": "Odd", "attack": "Roar"}) == "No Items next turn."
    assert said("Rest") == "Rest"

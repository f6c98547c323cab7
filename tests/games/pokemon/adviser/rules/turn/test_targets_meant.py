"""On which Pokémon an effect works: how many, where, of which kind."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import (
    LUCARIO,
    ME,
    PIKACHU,
    PSYCHIC,
    RALTS,
    RIOLU,
    YOU,
    attack,
    hears,
    mon,
    pokemon,
    position,
    trainer,
)

WRONG = "target-wrong"
CARE = trainer("Care", "supporter", "Heal 150 damage from 1 of your Psychic Pokémon.")
PATCH = trainer(
    "Patch",
    text="Attach a Basic Psychic Energy card from your discard pile to 1 of your Benched Psychic "
    "Pokémon.",
)


def about(uid: str) -> tuple[str, tuple[str, ...], None]:
    return ("suspicious", (uid,), None)


def table(*plays: Play) -> Position:
    return position(
        [mon(RALTS, damage=20)],
        [mon(PIKACHU, damage=20)],
        my_bench=[mon(RIOLU, damage=20), mon(RALTS, damage=20), mon(None, damage=20)],
        turn={"plays": plays},
    )


def test_target_wrong() -> None:
    assert hears(WRONG, table(), c.PlayTrainer(ME, CARE, onto="a2")) == about("a2")
    assert hears(WRONG, table(), c.PlayTrainer(ME, CARE, onto="b1")) == about("b1")
    for right in ("a1", "a3", "a4", "", "nobody"):
        assert hears(WRONG, table(), c.PlayTrainer(ME, CARE, onto=right)) is None


def test_its_sentence_says_why() -> None:
    def said(onto: str) -> str:
        plays = (c.PlayTrainer(ME, CARE, onto=onto),)
        return next(one.message.en for one in judge(table(), plays) if one.rule == WRONG)

    assert said("a2") == "Care does not work on Riolu: it is not a Psychic Pokémon."
    assert said("b1") == "Care does not work on Pikachu: it is another player's."


def attached(onto: str, source: str = "discard", *, manual: bool = False) -> p.AttachCard:
    return p.AttachCard(ME, onto, PSYCHIC, source, manual)


def test_target_wrong_of_what_an_effect_attaches() -> None:
    there = table(c.PlayTrainer(ME, PATCH))
    assert hears(WRONG, there, attached("a1")) == about("a1"), "it is Active"
    assert hears(WRONG, there, attached("a2")) == about("a2"), "it is no Psychic Pokémon"
    assert hears(WRONG, there, attached("a3")) is None


@pytest.mark.parametrize(
    "play",
    [
        attached("a1", "hand", manual=True),
        attached("a1", manual=True),
        attached("a1", "attached"),
        c.PlayTrainer(-1, CARE, onto="a2"),
        c.PlayTrainer(ME, trainer("Belt", "tool", "Heal 1 from 1 of your Benched Pokémon."),
                      onto="a1"),
        c.PlayTrainer(ME, trainer("Unread"), onto="a1"),
        c.PlayTrainer(ME, None, onto="a1"),
    ],
)  # fmt: skip
def test_target_wrong_is_silent_for(play: Play) -> None:
    assert hears(WRONG, table(c.PlayTrainer(ME, PATCH)), play) is None


def test_target_wrong_is_silent_where_another_played_last() -> None:
    assert hears(WRONG, table(c.PlayTrainer(YOU, PATCH)), attached("a1")) is None
    assert hears(WRONG, table(), attached("a1")) is None


EX = pokemon("Big ex", prizes=2, tags=("ex",))


def hits(text: str, damage: str, *dealt: tuple[str, int], target: str = "") -> object:
    sniper = pokemon("Sniper", attack("Snipe", "", damage, text), types="C")
    there = position([mon(sniper)], [mon(PIKACHU)], their_bench=[mon(RIOLU), mon(LUCARIO), mon(EX)])
    return hears(WRONG, there, p.Attack(ME, "a1", "Snipe", target=target, damage=dealt))


ANY = "This attack does 40 damage to 1 of your opponent's Pokémon."
BENCHED = "This attack does 40 damage to 1 of your opponent's Benched Pokémon."
ALSO = "This attack also does 40 damage to 1 of your opponent's Benched Pokémon."
ONE = ("suspicious", ("b2", "b3"), 1)


def test_target_wrong_of_an_attack() -> None:
    assert hits(ANY, "", ("b2", 40), ("b3", 40)) == ONE
    assert hits(ANY, "", ("b1", 40)) is None
    assert hits(ANY, "", ("b2", 40)) is None
    assert hits(BENCHED, "", ("b1", 40)) == about("b1")
    assert hits(BENCHED, "", ("b2", 40)) is None
    assert hits(BENCHED.replace("Pokémon", "Pokémon ex"), "", ("b2", 40)) == about("b2")
    assert hits(BENCHED.replace("Pokémon", "Pokémon ex"), "", ("b4", 40)) is None


def test_target_wrong_beside_what_the_attack_hits() -> None:
    assert hits(ALSO, "30", ("b1", 30), ("b2", 40), target="b1") is None
    assert hits(ALSO, "30", ("b1", 30), ("b2", 40)) is None
    assert hits(ALSO, "30", ("b1", 30), ("b2", 40), ("b3", 40), target="b1") == ONE
    assert hits("Draw 1.", "30", ("b1", 30), ("b2", 40), ("b3", 40)) is None


def test_an_attack_that_failed_hits_nobody() -> None:
    sniper = pokemon("Sniper", attack("Snipe", "", "", BENCHED))
    there = position([mon(sniper)], [mon(PIKACHU)], their_bench=[mon(RIOLU)])
    failed = p.Attack(ME, "a1", "Snipe", damage=(("b1", 40),), failed=True)
    assert hears(WRONG, there, failed) is None

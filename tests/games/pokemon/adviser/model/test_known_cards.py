"""What a card surely is; one without data says nothing."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.pokemon.adviser.model.known_cards import (
    becomes_pokemon,
    is_basic_pokemon,
    is_energy,
    is_pokemon,
    is_trainer,
    kind,
    known,
    once_per_game,
    vunion_key,
)
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    LUCARIO,
    RIOLU,
    attack,
    energy,
    pokemon,
    trainer,
    words,
)

UNKNOWN = Card("?Someone|XYZ|1", words("Someone"), "unknown")
FOSSIL = trainer("Fossil", hp=60)
BALL, SUPPORTER = trainer("Ball"), trainer("Helper", "supporter")
STADIUM, TOOL = trainer("Gym", "stadium"), trainer("Belt", "tool")
SPECIAL = energy("C", "Double Energy")

EVERY = (RIOLU, LUCARIO, BALL, FOSSIL, SUPPORTER, STADIUM, TOOL, FIGHTING, SPECIAL, UNKNOWN, None)


def test_a_card_is_known_by_its_data() -> None:
    dreepy = known("TWM-128")
    assert dreepy is not None
    assert dreepy.name.en == "Dreepy"
    assert known("?Someone|XYZ|1") is None, "a placeholder"
    assert known(None) is None, "a back"


def test_of_what_is_not_known_nothing_is_sure() -> None:
    assert [card for card in EVERY if is_pokemon(card)] == [RIOLU, LUCARIO]
    assert [card for card in EVERY if is_basic_pokemon(card)] == [RIOLU]
    assert [card for card in EVERY if is_energy(card)] == [FIGHTING, SPECIAL]
    trainers = [BALL, FOSSIL, SUPPORTER, STADIUM, TOOL]
    assert [card for card in EVERY if is_trainer(card)] == trainers
    assert [card for card in EVERY if becomes_pokemon(card)] == [FOSSIL]
    assert (kind(None), kind(UNKNOWN), kind(TOOL)) == ("unknown", "unknown", "tool")


def test_a_trainer_with_a_stage_is_no_basic_pokemon() -> None:
    printed_basic = Card("TST-1", words("Doll"), "item", hp=30, stage="basic")
    assert not is_basic_pokemon(printed_basic)


# -- once in a game ------------------------------------------------------------------------------

STAR_TEXT = "During your turn, draw. You can't use more than 1 VSTAR Power in a game."


def test_an_attack_whose_name_ends_so_is_a_gx_attack_whatever_is_known_of_its_card() -> None:
    for name in ("Tag Bolt GX", "tag bolt gx", "Tag Bolt-GX"):
        assert once_per_game(None, name) == "gx"
    assert once_per_game(None, "GX Kick") == ""
    assert once_per_game(None, "BigGX") == ""


def test_a_vstar_power_says_itself_that_it_is_one() -> None:
    star = pokemon("Star", attack("Star Blast", text=STAR_TEXT), attack("Bite"))
    assert once_per_game(star, "Star Blast") == "vstar"
    assert once_per_game(star, "Bite") == ""
    talks = pokemon("Talks", attack("Look", text="Look at a VSTAR Power."))
    assert once_per_game(talks, "Look") == ""
    counts = pokemon("Counts", attack("Take", text="You can't take more than 1 card."))
    assert once_per_game(counts, "Take") == ""


def test_a_v_union_is_noted_with_its_name_and_turn() -> None:
    mewtwo = Card("TST-1", Words("Mewtwo V-UNION", "ミュウツーV-UNION"), "pokemon")
    assert vunion_key(mewtwo, 7) == "vunion Mewtwo V-UNION@7"

"""The contract of the text notation: forms with blanks, numbers in words, chance as it is told."""

from __future__ import annotations

from collections import deque

import pytest

from app.core.ids import JUDGE
from app.core.text.wording import both
from app.games.contracts.notation_contract import (
    Blanks,
    Claim,
    Notation,
    NotationError,
    Scene,
    Told,
    amount,
    filled_in,
    misread,
    readings,
)
from tests.games.pokemon_table import Game


def holds(_scene: Scene, _blanks: Blanks) -> None:
    """Assert nothing."""


@pytest.mark.parametrize(
    ("form", "text", "blanks"),
    [
        (
            "attaches {cards} to {unit}",
            "attaches Fire to Riolu",
            {"cards": "Fire", "unit": "Riolu"},
        ),
        ("draws {n} (card|cards)", "draws two cards", {"n": "two"}),
        ("draws {n} (card|cards)", "Draws  1 CARD", {"n": "1"}),
        ("shuffles[ {zone}]", "shuffles", {"zone": ""}),
        ("shuffles[ {zone}]", "shuffles the Prizes", {"zone": "the Prizes"}),
        ("heals {points}[ damage] from {unit}", "heals 30 from A", {"points": "30", "unit": "A"}),
    ],
)
def test_a_sentence_fills_the_blanks_of_its_form(
    form: str, text: str, blanks: dict[str, str]
) -> None:
    assert filled_in(form, text) == blanks


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("draws {n} (card|cards)", "draws many cards"),
        ("heals {points} from {unit}", "heals all from Riolu"),
        ("concedes", "concedes at once"),
        ("puts down {active}", "puts down"),
    ],
)
def test_what_is_no_such_sentence_fills_nothing(form: str, text: str) -> None:
    assert filled_in(form, text) is None


def test_a_blank_that_a_form_does_not_have_is_empty() -> None:
    blanks = filled_in("concedes", "concedes")
    assert blanks is not None
    assert blanks["unit"] == ""


@pytest.mark.parametrize(("text", "number"), [("a", 1), ("Seven", 7), ("ten", 10), ("230", 230)])
def test_numbers_are_written_in_digits_or_up_to_ten_as_words(text: str, number: int) -> None:
    assert amount(text) == number


@pytest.mark.parametrize("text", ["eleven", "", "-1", "12345"])
def test_what_is_no_number_is_said(text: str) -> None:
    with pytest.raises(NotationError) as told:
        amount(text)
    assert told.value.words.en == f"“{text}” is not a number."
    assert told.value.words.ja.endswith("数字ではありません。")


def test_all_sentences_that_a_text_may_be_come_in_their_order() -> None:
    one, other = Claim("{unit} is {condition}", holds), Claim("{unit} is Active", holds)
    found = list(readings((other, one, Claim("a tie", holds)), "Riolu is Active"))
    assert [claim for claim, _ in found] == [other, one]
    assert found[1][1] == {"unit": "Riolu", "condition": "Active"}


def test_a_line_that_was_nearly_understood_weighs_more() -> None:
    near, far = misread("it has no attack.", "ワザがありません。", 3), misread("what?", "何？")
    assert max((far, near), key=lambda problem: problem.weight) is near
    assert str(near) == near.words.en == "it has no attack."


def test_chance_that_was_told_is_used_up_by_coins_dice_and_picks() -> None:
    assert Told().is_used_up()
    for told in (Told(deque([True])), Told(dice=deque([6])), Told(picked=deque(["Iono"]))):
        assert not told.is_used_up()
    assert Told(orders={0: deque([("Iono",)])}).is_used_up(), "the next shuffle may be far away"


def test_a_name_is_meant_however_it_is_spaced_and_cased() -> None:
    assert Notation(()).same_name("latias  EX", "Latias ex")
    assert not Notation(()).same_name("Latias", "Latias ex")


def test_a_scene_shows_what_its_player_sees_and_what_is_true() -> None:
    game = Game()
    scene = Scene(1, lambda seat: game.table.sit(seat).view, both, Told(), str.__eq__)
    assert scene.view.seat == 1
    assert scene.truth.seat == JUDGE
    assert list(scene.happened()) == []

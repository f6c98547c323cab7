"""How many an effect takes: any number, up to N, at least N, exactly N."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card, Words
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

CHANGE, UP_TO, NUMBER = "turn-effect-needs-change", "turn-up-to-minimum", "turn-number-chosen"


def usual(**more: Any) -> Position:
    return position([mon(energy=(FIRE,))], [mon(PIKACHU)], my_bench=[mon(RALTS)], **more)


ROD = trainer("Rod", text="Shuffle up to 3 Pokémon from your discard pile into your deck.")


def chooses(card: Card, number: int | None, **more: Any) -> Any:
    table = usual(me={"discard": (RIOLU,)}, **more)
    return hears(UP_TO, table, c.PlayTrainer(ME, card, chosen=number))


def test_turn_up_to_minimum() -> None:
    assert chooses(ROD, 0) == ("suspicious", ("seat.0",), 1)
    assert chooses(ROD, 1) is None
    assert chooses(ROD, None) is None


def test_turn_up_to_minimum_where_the_table_allows_none() -> None:
    assert chooses(ROD, 0, options=(("up-to-zero", "zero-allowed"),)) is None
    assert chooses(ROD, 0, options=(("up-to-zero", "at-least-one"),)) is not None


def test_turn_up_to_minimum_is_silent_for_hidden_zones_and_other_texts() -> None:
    for text in (
        "Search your deck for up to 2 Basic Pokémon and put them onto your Bench.",
        "Bench up to 2 Basic Pokémon straight from your deck.",
        "Discard up to 2 cards from your hand.",
        "Put a card from your discard pile into your hand.",
        "",
    ):
        assert chooses(trainer("Any", text=text), 0) is None


def test_turn_up_to_minimum_leaves_an_effect_without_targets_to_the_other_rule() -> None:
    table = usual(me={"discard": ()})
    said = says(table, c.PlayTrainer(ME, ROD, chosen=0))
    assert said == {CHANGE: "suspicious"}


def test_turn_up_to_minimum_of_a_card_known_by_its_name() -> None:
    fetch = Card("?", Words("Energy Retrieval", "エネルギー回収"), "unknown")
    table = usual(me={"discard": (FIRE,)})
    assert hears(UP_TO, table, c.PlayTrainer(ME, fetch, chosen=0)) is not None
    stretcher = Card("?", Words("Night Stretcher", "夜のタンカ"), "unknown")
    assert hears(UP_TO, table, c.PlayTrainer(ME, stretcher, chosen=0)) is None


def test_turn_up_to_minimum_of_an_ability() -> None:
    move = ability("Move", "Once during your turn, you may move up to 3 damage counters.")
    table = position([mon(pokemon("Mover", abilities=(move,)))], [mon()])
    heard = ("suspicious", ("a1",), 1)
    assert hears(UP_TO, table, p.UseAbility(ME, "a1", "Move", chosen=0)) == heard
    assert hears(UP_TO, table, p.UseAbility(ME, "a1", "Move", chosen=2)) is None
    assert hears(UP_TO, table, p.UseAbility(-1, "a1", "Move", chosen=0)) is None


def test_turn_up_to_minimum_is_silent_for_cards_of_the_opponents_hand() -> None:
    peek = trainer("Peek", text="Discard up to 2 Item cards you find in your opponent's hand.")
    assert chooses(peek, 0) is None


# -- how many --------------------------------------------------------------------------------------


def takes(text: str, number: int | None) -> Any:
    return hears(NUMBER, usual(), c.PlayTrainer(ME, trainer("Any", text=text), chosen=number))


@pytest.mark.parametrize(
    ("text", "fine", "wrong", "right"),
    [
        ("You may discard any number of cards from your hand.", (0, 1, 7), (), None),
        ("Search your deck for up to 2 Basic Pokémon.", (0, 1, 2), (3,), 2),
        ("Discard at least 1 Energy from your Pokémon.", (1, 5), (0,), 1),
        ("Reveal 1 or more Basic Energy cards from your hand.", (1, 5), (0,), 1),
        ("Choose exactly 2 of your Benched Pokémon.", (2,), (1, 3), 2),
        ("Choose 2 of your Benched Pokémon.", (0, 1, 2), (3,), 2),
        ("Search your deck for a Basic Pokémon and put it onto your Bench.", (0, 1), (2,), 1),
    ],
)
def test_turn_number_chosen(
    text: str, fine: tuple[int, ...], wrong: tuple[int, ...], right: int | None
) -> None:
    for number in fine:
        assert takes(text, number) is None, number
    for number in wrong:
        assert takes(text, number) == ("suspicious", ("seat.0",), right), number
    assert takes(text, None) is None


def test_turn_number_chosen_is_silent_where_a_text_takes_more_than_once() -> None:
    assert takes("Discard 2 other cards from your hand. Choose a Pokémon.", 5) is None
    assert takes("Draw 3 cards.", 5) is None


def test_turn_number_chosen_says_the_name_and_both_numbers() -> None:
    card = trainer("Rod", text="Shuffle up to 3 Pokémon from your discard pile into your deck.")
    play = c.PlayTrainer(ME, card, chosen=4)
    (said,) = [one for one in judge(usual(), (play,)) if one.rule == NUMBER]
    assert said.message.en == "Rod takes up to 3, not 4."
    assert said.message.ja == "「Rod」で選ぶ数は3までです（選んだ数は4）。"


def test_turn_number_chosen_of_an_ability() -> None:
    move = ability("Move", "Once during your turn, you may move up to 3 damage counters.")
    table = position([mon(pokemon("Mover", abilities=(move,)))], [mon()])
    assert hears(NUMBER, table, p.UseAbility(ME, "a1", "Move", chosen=4)) is not None
    assert hears(NUMBER, table, p.UseAbility(ME, "a1", "Move", chosen=3)) is None
    assert hears(NUMBER, table, p.UseAbility(-1, "a1", "Move", chosen=4)) is None

"""Which cards an effect takes from the deck or the discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    trainer,
)

WRONG = "search-wrong-card"
NEST = trainer("Nest", text="Search your deck for a Basic Pokémon and put it onto your Bench.")
STRETCHER = trainer(
    "Stretcher", text="Put a Pokémon or a Basic Energy card from your discard pile into your hand."
)
SEEK = "Search your deck for a Basic Pokémon, reveal it, and put it into your hand."
HEARD = ("suspicious", ("seat.0",), None)


def used(*plays: Play, mine: Card | None = RALTS, **more: Any) -> Position:
    return position([mon(mine)], [mon()], turn={"plays": plays, **more.pop("turn", {})}, **more)


def took(*cards: Card | None, source: str = "deck", goal: str = "hand", by: int = ME) -> Play:
    return c.MoveCards(by, cards, source, goal)


def test_search_wrong_card() -> None:
    there = used(c.PlayTrainer(ME, NEST))
    assert hears(WRONG, there, c.PutDown(ME, (LUCARIO,), "bench", ME, "deck")) == HEARD
    assert hears(WRONG, there, took(FIRE)) == HEARD
    assert hears(WRONG, there, c.PutDown(ME, (RIOLU,), "bench", ME, "deck")) is None
    again = used(c.PlayTrainer(ME, STRETCHER))
    assert hears(WRONG, again, took(NEST, source="discard")) == HEARD
    assert hears(WRONG, again, took(FIRE, source="discard")) is None


def test_its_sentence_says_what_may_be_taken() -> None:
    there = used(c.PlayTrainer(ME, STRETCHER))
    (advice,) = [one for one in judge(there, (took(NEST, source="discard"),)) if one.rule == WRONG]
    assert advice.message.en == "Stretcher takes a Pokémon or a Basic Energy. Nest is not one."
    assert advice.message.ja == (
        "「Stretcher」で選べるのはポケモンか基本エネルギーです。Nestは選べません。"
    )


def test_search_wrong_card_by_an_ability_or_an_attack() -> None:
    seeker = pokemon("Seeker", attack("Call", "C", "", SEEK), abilities=(ability("Seek", SEEK),))
    by_ability = used(p.UseAbility(ME, "a1", "Seek"), mine=seeker)
    assert hears(WRONG, by_ability, took(LUCARIO)) == HEARD
    caller = pokemon("Caller", attack("Call", "C", "", SEEK))
    by_attack = used(p.Attack(ME, "a1", "Call"), mine=caller)
    assert hears(WRONG, by_attack, took(LUCARIO)) == HEARD
    assert hears(WRONG, by_attack, took(RIOLU)) is None


def test_search_wrong_card_in_one_gesture() -> None:
    plays = (c.PlayTrainer(ME, NEST), c.PutDown(ME, (LUCARIO,), "bench", ME, "deck"))
    assert hears(WRONG, used(), *plays) == HEARD
    before = (c.PutDown(ME, (LUCARIO,), "bench", ME, "deck"), c.PlayTrainer(ME, NEST))
    assert hears(WRONG, used(), *before) is None, "it was taken before that"


@pytest.mark.parametrize(
    "play",
    [
        took(None),
        took(LUCARIO, goal="discard"),
        took(LUCARIO, source="prizes"),
        took(LUCARIO, by=YOU),
        took(LUCARIO, by=-1),
        took(NEST, source="discard"),
        c.PutDown(ME, (LUCARIO,), "bench", ME),
    ],
)
def test_search_wrong_card_is_silent_for(play: Play) -> None:
    assert hears(WRONG, used(c.PlayTrainer(ME, NEST)), play) is None


def test_search_wrong_card_is_silent_where_another_effect_was_used_since() -> None:
    arven = trainer("Arven", "supporter", "Search your deck for an Item card, reveal it.")
    there = used(c.PlayTrainer(ME, NEST), c.PlayTrainer(ME, arven))
    assert hears(WRONG, there, took(NEST)) is None
    unread = used(c.PlayTrainer(ME, NEST), c.PlayTrainer(ME, trainer("Unread", "supporter")))
    assert hears(WRONG, unread, took(NEST)) is None


def test_search_wrong_card_is_silent_where_a_text_in_play_may_have_done_it() -> None:
    seeker = pokemon("Seeker", abilities=(ability("Seek", "Search your deck for a card."),))
    there = used(c.PlayTrainer(ME, NEST), mine=seeker)
    assert hears(WRONG, there, took(LUCARIO)) is None
    unknown = used(c.PlayTrainer(ME, NEST), mine=None)
    assert hears(WRONG, unknown, took(LUCARIO)) is None

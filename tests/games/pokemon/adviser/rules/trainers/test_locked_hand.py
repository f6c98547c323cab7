"""Cards of the hand that an effect keeps a player from."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import (
    FIRE,
    KIRLIA,
    ME,
    RALTS,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

LOCKED = "hand-locked"
DAWN = trainer("Dawn", "supporter", "Draw 1.")
GYM = trainer("Gym", "stadium")
BELT = trainer("Belt", "tool")
BALL = trainer("Ball", text="Draw 1.")
SMART = pokemon("Smart", abilities=(ability("Think", "Draw."),))
HEARD = ("illegal", ("seat.0",), None)


def under(what: str, number: int = 5, **me: object) -> Position:
    said = f"Your opponent can't {what} from their hand"
    to = " to their Pokémon" if what.startswith("attach") else ""
    to = " to evolve their Pokémon" if what == "play any Pokémon" else to
    locker = pokemon("Locker", abilities=(ability("Glare", f"{said}{to}."),))
    turn = {"number": number}
    return position([mon(RALTS)], [mon(locker)], my_bench=[mon()], turn=turn, me=me)


@pytest.mark.parametrize(
    ("what", "play"),
    [
        ("play any Supporter cards", c.PlayTrainer(ME, DAWN)),
        ("play any Stadium cards", c.PlayStadium(ME, GYM)),
        ("play any Pokémon Tool cards", p.AttachCard(ME, "a1", BELT)),
        ("play any Trainer cards", c.PlayTrainer(ME, BALL)),
        ("play any Pokémon that has an Ability", c.PutDown(ME, (RALTS, SMART), "bench", ME)),
        ("play any Pokémon", p.Evolve(ME, "a1", KIRLIA)),
        ("attach any Energy cards", p.AttachCard(ME, "a1", FIRE)),
    ],
)
def test_hand_locked(what: str, play: Play) -> None:
    assert hears(LOCKED, under(what), play) == HEARD
    assert hears(LOCKED, position([mon(RALTS)], [mon()], my_bench=[mon()]), play) is None


def test_its_sentence_names_the_card_and_what_forbids_it() -> None:
    (advice,) = [
        one
        for one in judge(under("play any Supporter cards"), (c.PlayTrainer(ME, DAWN),))
        if one.rule == LOCKED
    ]
    assert advice.message.en == "Aki cannot play Dawn from the hand now because of Locker's Glare."
    assert advice.message.ja == "Lockerの特性「Glare」により、いまAkiは手札からDawnを出せません。"


@pytest.mark.parametrize(
    ("what", "play"),
    [
        ("play any Supporter cards", c.PlayTrainer(ME, DAWN, "copied")),
        ("play any Supporter cards", c.PlayTrainer(ME, None)),
        ("play any Supporter cards", c.PlayTrainer(YOU, DAWN)),
        ("play any Supporter cards", c.PlayTrainer(-1, DAWN)),
        ("play any Pokémon that has an Ability", c.PutDown(ME, (SMART,), "bench", ME, effect=True)),
        ("play any Pokémon that has an Ability", c.PutDown(ME, (SMART,), "bench", ME, "deck")),
        ("attach any Energy cards", p.AttachCard(ME, "a1", FIRE, manual=False)),
        ("attach any Energy cards", p.AttachCard(ME, "a1", FIRE, "discard")),
    ],
)
def test_hand_locked_is_silent_for(what: str, play: Play) -> None:
    assert hears(LOCKED, under(what), play) is None


def test_a_tool_is_told_once() -> None:
    there = under("play any Pokémon Tool cards")
    played = (c.PlayTrainer(ME, BELT, onto="a1"), p.AttachCard(ME, "a1", BELT))
    assert hears(LOCKED, there, *played) == HEARD


def test_an_item_is_told_once() -> None:
    there = under("play any Item or Supporter cards")
    assert set(says(there, c.PlayTrainer(ME, BALL))) == {"item-locked"}
    noted = under("play any Trainer cards", marks=(Mark("no_items"),))
    assert hears(LOCKED, noted, c.PlayTrainer(ME, BALL)) is None


def test_before_the_first_turn_nothing_is_played() -> None:
    there = under("play any Pokémon that has an Ability", number=0)
    assert hears(LOCKED, there, c.PutDown(ME, (SMART,), "bench", ME)) is None

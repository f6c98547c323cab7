"""Supporters and Stadiums."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium
from app.games.pokemon.adviser.model.turn_record import PlayedTurn, Record
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    YOU,
    attack,
    four,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

SUPPORTER, STADIUM, SAME = "supporter-once", "stadium-once", "stadium-same-name"
OLD, EFFECT = "stadium-old-discarded", "stadium-effect-once"
DAWN = trainer("Dawn", "supporter", "Draw 1.")
ORDERS = trainer("Orders", "supporter", "Draw 2.")
ITEM = trainer("Item", text="Flip a coin.")
GARDEN = trainer("Garden", "stadium", "Once during each player's turn, that player may draw.")
FOREST = trainer("Forest", "stadium", "Grass Pokémon have more HP.")
CASE = Record(is_case=True)


def usual(**more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], **more}
    return position([mon()], [mon(PIKACHU)], **said)


def used(key: str, *plays: Play, **more: Any) -> Position:
    return usual(turn={"used": ((key, 1),), "plays": plays}, **more)


def sentence(rule: str, table: Position, play: Play) -> str:
    """Return what one rule says of a play, in English."""
    return next(one.message.en for one in judge(table, (play,)) if one.rule == rule)


# -- Supporters ------------------------------------------------------------------------------------


def test_supporter_once() -> None:
    there = used("supporter", c.PlayTrainer(ME, ORDERS))
    assert hears(SUPPORTER, there, c.PlayTrainer(ME, DAWN)) == ("illegal", ("seat.0",), 1)
    (advice,) = judge(there, (c.PlayTrainer(ME, DAWN),))
    assert advice.message.en == (
        "Second Supporter this turn: Dawn. One Supporter a turn is the rule."
    )


def test_supporter_once_is_silent_for_the_first() -> None:
    assert says(usual(), c.PlayTrainer(ME, DAWN)) == {}
    assert hears(SUPPORTER, used("stadium"), c.PlayTrainer(ME, DAWN)) is None


def test_supporter_once_counts_the_gesture() -> None:
    both = (c.PlayTrainer(ME, DAWN), c.PlayTrainer(ME, ORDERS))
    assert hears(SUPPORTER, usual(), *both) == ("illegal", ("seat.0",), 1)
    assert hears(SUPPORTER, usual(), c.PlayTrainer(ME, ITEM), c.PlayTrainer(ME, DAWN)) is None
    copied = c.PlayTrainer(ME, ORDERS, "discard")
    assert hears(SUPPORTER, usual(), copied, c.PlayTrainer(ME, DAWN)) is None
    between = (both[0], c.PlayTrainer(ME, ITEM), both[1])
    assert hears(SUPPORTER, usual(), *between) == ("illegal", ("seat.0",), 1)
    # At a table the ledger has the first of them by then.
    counted = replace(used("supporter"), gesture=both)
    assert hears(SUPPORTER, counted, both[1]) == ("illegal", ("seat.0",), 1)


@pytest.mark.parametrize(
    "play",
    [
        c.PlayTrainer(ME, DAWN, "discard"),
        c.PlayTrainer(ME, ITEM),
        c.PlayTrainer(ME, None),
        c.PlayTrainer(YOU, DAWN),
    ],
)
def test_supporter_once_is_silent_for(play: Play) -> None:
    assert hears(SUPPORTER, used("supporter"), play) is None


def test_supporter_once_is_silent_where_an_effect_allows_more() -> None:
    surge = trainer("Surge", "supporter", "During this turn, you can play 2 more Supporter cards.")
    there = used("supporter", c.PlayTrainer(ME, surge))
    assert hears(SUPPORTER, there, c.PlayTrainer(ME, DAWN)) is None


def test_supporter_once_is_less_sure_where_a_text_is_not_known() -> None:
    odd = used("supporter", c.PlayTrainer(ME, trainer("Odd", "supporter")))
    assert hears(SUPPORTER, odd, c.PlayTrainer(ME, DAWN)) == ("suspicious", ("seat.0",), 1)
    told = replace(odd, record=CASE)
    assert hears(SUPPORTER, told, c.PlayTrainer(ME, DAWN)) == ("illegal", ("seat.0",), 1)


def test_supporter_from_discard_ok() -> None:
    copier = pokemon("Copier", attack("Copy", text="Use the effect of a Supporter card."))
    table = position(
        [mon(copier)],
        [mon()],
        turn={"used": (("supporter", 1),), "plays": (p.Attack(ME, "a1", "Copy"),)},
    )
    assert says(table, c.PlayTrainer(ME, DAWN, "discard")) == {}


# -- Stadiums --------------------------------------------------------------------------------------


def test_stadium_once() -> None:
    there = used("stadium", stadiums=[GARDEN])
    play = c.PlayStadium(ME, FOREST)
    assert hears(STADIUM, there, play) == ("illegal", ("seat.0",), 1)
    assert hears(STADIUM, there, c.PlayStadium(ME, None)) == ("illegal", ("seat.0",), 1)
    assert hears(STADIUM, usual(), play, c.PlayStadium(ME, GARDEN)) is not None
    second = c.PlayStadium(ME, GARDEN)
    counted = replace(used("stadium"), gesture=(play, second))
    assert hears(STADIUM, counted, second) == ("illegal", ("seat.0",), 1)
    assert sentence(STADIUM, there, play) == (
        "Second Stadium this turn: Forest. One Stadium a turn is the rule."
    )


def test_stadium_once_is_silent_for_the_first_and_for_its_effect() -> None:
    assert says(usual(), c.PlayStadium(ME, FOREST)) == {}
    assert says(used("stadium", stadiums=[GARDEN]), c.UseStadium(ME, GARDEN)) == {}
    assert hears(STADIUM, used("supporter"), c.PlayStadium(ME, FOREST)) is None


def test_stadium_once_is_silent_for_effects_and_the_other_player() -> None:
    assert hears(STADIUM, used("stadium"), c.PlayStadium(ME, FOREST, "deck")) is None
    assert hears(STADIUM, used("stadium"), c.PlayStadium(YOU, FOREST)) is None


def test_stadium_same_name() -> None:
    there = usual(stadiums=[GARDEN])
    again = replace(GARDEN, key="TST-Garden-2")
    assert hears(SAME, there, c.PlayStadium(ME, again)) == ("illegal", ("s1",), None)
    assert sentence(SAME, there, c.PlayStadium(ME, again)).startswith("Garden is in play already.")
    theirs = replace(there, stadiums=(InStadium("s1", GARDEN, YOU, YOU),))
    assert hears(SAME, theirs, c.PlayStadium(ME, again)) is not None


def test_stadium_same_name_is_silent_for_another() -> None:
    assert says(usual(stadiums=[GARDEN]), c.PlayStadium(ME, FOREST)) == {}
    assert hears(SAME, usual(), c.PlayStadium(ME, GARDEN)) is None
    assert hears(SAME, usual(stadiums=[GARDEN]), c.PlayStadium(ME, None)) is None


def owned(owner: int, **more: Any) -> Position:
    return replace(usual(**more), stadiums=(InStadium("s1", GARDEN, owner, owner),))


def test_stadium_old_discarded() -> None:
    case = owned(YOU, record=CASE)
    kept = c.PlayStadium(ME, FOREST, discarded=())
    assert hears(OLD, case, kept) == ("illegal", ("s1",), "Ren")
    assert sentence(OLD, case, kept) == "Garden was in play: it goes to Ren's discard pile."
    wrong = c.PlayStadium(ME, FOREST, discarded=(GARDEN,), discarded_to=ME)
    assert hears(OLD, case, wrong) == ("illegal", ("s1",), "Ren")
    other = c.PlayStadium(ME, FOREST, discarded=(FOREST,))
    assert hears(OLD, case, other) is not None


@pytest.mark.parametrize(
    "play",
    [
        c.PlayStadium(ME, FOREST),
        c.PlayStadium(ME, FOREST, discarded=(GARDEN,)),
        c.PlayStadium(ME, FOREST, discarded=(GARDEN,), discarded_to=YOU),
    ],
)
def test_stadium_old_discarded_is_silent_for(play: Play) -> None:
    assert hears(OLD, owned(YOU, record=CASE), play) is None


def test_stadium_old_discarded_is_silent_for_one_nobody_knows() -> None:
    there = owned(YOU, record=CASE)
    hidden = replace(there, stadiums=(InStadium("s1", None, YOU),))
    assert hears(OLD, hidden, c.PlayStadium(ME, FOREST, discarded=())) is None
    assert hears(OLD, owned(YOU), c.PlayStadium(ME, FOREST, discarded=())) is None


def test_stadium_old_discarded_of_two_that_lie_there() -> None:
    two = usual(stadiums=[GARDEN, FOREST])
    assert hears(OLD, two, p.Standing()) == ("illegal", ("s1", "s2"), 1)
    assert hears(OLD, usual(stadiums=[GARDEN]), p.Standing()) is None
    assert hears(OLD, two, p.AttachCard(ME, "a1", FIRE)) is None
    told = replace(two, record=CASE)
    assert hears(OLD, told, p.AttachCard(ME, "a1", FIRE)) == ("illegal", ("s1", "s2"), 1)


def test_stadium_effect_once() -> None:
    past = used("stadium_effect", c.UseStadium(ME, GARDEN), stadiums=[GARDEN])
    assert hears(EFFECT, past, c.UseStadium(ME, GARDEN)) == ("suspicious", ("seat.0",), 1)
    unnamed = used("stadium_effect", c.UseStadium(ME, None), stadiums=[GARDEN])
    assert hears(EFFECT, unnamed, c.UseStadium(ME, GARDEN)) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Once in their own turn, each player may draw.",
        "Once during your turn, you may draw.",
        "おたがいのプレイヤーは、自分の番に1回使える。",
        "おたがいのプレイヤーは、自分の番ごとに1回使える。",
    ],
)
def test_stadium_effect_once_knows_how_texts_say_it(text: str) -> None:
    lake = trainer("Lake", "stadium", text)
    past = used("stadium_effect", c.UseStadium(ME, lake), stadiums=[lake])
    assert hears(EFFECT, past, c.UseStadium(ME, lake)) is not None


def test_by_rounds_of_a_team_the_partners_use_of_a_stadium_counts() -> None:
    """Unless somebody has played a Stadium since (option `tv-once`)."""

    def told(*between: Play, once: str = "team") -> Any:
        turns = (PlayedTurn(0, (c.UseStadium(0, GARDEN),)), PlayedTurn(1, between))
        table = four(
            turn={"player": 2, "number": 11},
            record=Record(turns=turns),
            options=(("tv-once", once),),
        )
        return hears(EFFECT, table, c.UseStadium(2, GARDEN))

    assert told() == ("suspicious", ("seat.2",), 1)
    assert told(once="player") is None
    assert told(c.PlayStadium(1, GARDEN)) is None


def test_stadium_effect_once_is_silent_for_the_first_time() -> None:
    assert says(usual(stadiums=[GARDEN]), c.UseStadium(ME, GARDEN)) == {}


@pytest.mark.parametrize(
    "past",
    [
        (c.UseStadium(YOU, GARDEN),),
        (c.UseStadium(ME, FOREST),),
        (c.UseStadium(ME, GARDEN), c.PlayStadium(ME, GARDEN)),
        (c.PlayTrainer(ME, ITEM),),
    ],
)
def test_stadium_effect_once_is_silent_after(past: tuple[Play, ...]) -> None:
    there = used("stadium", *past, stadiums=[GARDEN])
    assert hears(EFFECT, there, c.UseStadium(ME, GARDEN)) is None


def test_stadium_effect_once_is_silent_for_another_text() -> None:
    past = used("stadium_effect", c.UseStadium(ME, FOREST), stadiums=[FOREST])
    assert hears(EFFECT, past, c.UseStadium(ME, FOREST)) is None
    assert hears(EFFECT, past, c.UseStadium(ME, None)) is None
    mine = used("stadium_effect", c.UseStadium(-1, GARDEN), stadiums=[GARDEN])
    assert hears(EFFECT, mine, c.UseStadium(-1, GARDEN)) is None

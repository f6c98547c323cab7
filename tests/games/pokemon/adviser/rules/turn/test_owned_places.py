"""Where a card may go: to its owner, not back from the Lost Zone, a Tool not away."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    trainer,
)

OWN, LOST = "board-own-zone", "board-lost-zone-return"
BALLOON, CHARM = trainer("Balloon", "tool"), trainer("Charm", "tool")

TOOL = "board-tool-detached"
SCRAPPER = trainer("Scrapper", text="Choose up to 2 Pokémon Tools and discard them.")
NOTHING = trainer("Nothing", text="Flip a coin.")
CASE = Record(is_case=True)


def usual(**more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], **more}
    return position([mon()], [mon(PIKACHU)], **said)


# -- whose cards -----------------------------------------------------------------------------------


def test_board_own_zone() -> None:
    astray = c.MoveCards(ME, (RALTS, FIRE), "mat", "discard", ME, (ME, YOU))
    assert hears(OWN, usual(), astray) == ("illegal", ("seat.0",), "Ren")
    (advice,) = judge(usual(), (astray,))
    assert advice.message.en == (
        "Basic R Energy is Ren's card and would go to Aki's discard pile. It goes to Ren's."
    )
    detached = p.Detach(ME, "b1", FIRE, "discard", "move", YOU, ME, effect=True)
    assert hears(OWN, usual(), detached) == ("illegal", ("b1",), "Ren")
    out = p.KnockOut(ME, "b1", goal_player=ME)
    assert hears(OWN, usual(), out) == ("illegal", ("b1",), "Ren")
    back = p.LeavePlay(ME, "b1", "hand", effect=True, goal_player=ME)
    assert hears(OWN, usual(), back) == ("illegal", ("b1",), "Ren")


@pytest.mark.parametrize(("card", "name"), [(FIRE, "Basic R Energy"), (None, "The card")])
def test_board_own_zone_names_the_card(card: Card | None, name: str) -> None:
    plays: list[Play] = [
        p.Detach(ME, "b1", card, "discard", "move", YOU, ME, effect=True),
        c.MoveCards(ME, (card,), "mat", "discard", ME, (YOU,)),
    ]
    for play in plays:
        (advice,) = [one for one in judge(usual(), (play,)) if one.rule == OWN]
        assert advice.message.en.startswith(f"{name} is Ren's card and would go to Aki's")


@pytest.mark.parametrize("zone", ["deck", "hand", "lost", "prizes"])
def test_board_own_zone_of_every_pile(zone: str) -> None:
    move = c.MoveCards(ME, (None,), "mat", zone, ME, (YOU,), effect=True)
    assert hears(OWN, usual(), move) is not None


@pytest.mark.parametrize(
    "play",
    [
        c.MoveCards(ME, (RALTS, FIRE), "mat", "discard", ME, (ME, ME)),
        c.MoveCards(ME, (RALTS,), "mat", "discard", None, (YOU,)),
        c.MoveCards(ME, (RALTS,), "mat", "stage", ME, (YOU,)),
        c.MoveCards(ME, (RALTS,), "mat", "discard", ME, ()),
        c.MoveCards(ME, (RALTS,), "mat", "discard", ME, (7,)),
        c.MoveCards(ME, (RALTS,), "mat", "discard", 7, (YOU,)),
        p.Detach(ME, "b1", FIRE, "discard", "move", None, ME, effect=True),
        p.Detach(ME, "b1", FIRE, "discard", "move", YOU, YOU, effect=True),
        p.KnockOut(ME, "b1"),
        p.KnockOut(ME, "b1", goal_player=YOU),
        p.KnockOut(ME, "b9", goal_player=ME),
    ],
)
def test_board_own_zone_is_silent_for(play: Play) -> None:
    assert hears(OWN, usual(), play) is None


def test_board_own_zone_asks_for_the_owner_of_the_pokemon() -> None:
    lent = position([mon(owners=(YOU,))], [mon()])
    assert hears(OWN, lent, p.KnockOut(ME, "a1", goal_player=YOU)) is None
    assert hears(OWN, lent, p.KnockOut(ME, "a1", goal_player=ME)) is not None


FROM_LOST = [
    c.MoveCards(ME, (RALTS,), "lost", "hand"),
    p.AttachCard(ME, "a1", FIRE, "lost", manual=False),
    c.PutDown(ME, (RALTS,), "bench", ME, "lost"),
    c.PlayTrainer(ME, NOTHING, "lost"),
    c.PlayStadium(ME, None, "lost"),
    p.Evolve(ME, "a1", RALTS, "lost"),
]


@pytest.mark.parametrize("play", FROM_LOST)
def test_board_lost_zone_return(play: Play) -> None:
    heard = hears(LOST, usual(), play)
    assert heard is not None
    assert heard[1:] == (("seat.0",), None)
    # Nobody knows what a Stadium without a card may do.
    assert heard[0] == ("suspicious" if isinstance(play, c.PlayStadium) else "illegal")


@pytest.mark.parametrize("play", FROM_LOST)
def test_board_lost_zone_return_is_silent_from_elsewhere(play: Play) -> None:
    assert hears(LOST, usual(), replace(play, source="discard")) is None


@pytest.mark.parametrize(
    ("play", "name"),
    [
        *zip(
            FROM_LOST,
            ("Ralts", "Basic R Energy", "Ralts", "Nothing", "A card", "Ralts"),
            strict=True,
        )
    ],
)
def test_board_lost_zone_return_names_the_card(play: Play, name: str) -> None:
    (advice,) = [one for one in judge(usual(), (play,)) if one.rule == LOST]
    assert advice.message.en.startswith(f"{name} comes back from the Lost Zone.")


def test_board_lost_zone_return_is_silent_for_effects() -> None:
    said = trainer("Lost", text="Put a card from the Lost Zone into your hand.")
    used = usual(turn={"plays": (c.PlayTrainer(ME, said),)})
    move = c.MoveCards(ME, (RALTS,), "lost", "hand")
    assert hears(LOST, used, move) is None
    assert hears(LOST, usual(), replace(move, effect=True)) is None
    assert hears(LOST, usual(), replace(move, goal="lost")) is None
    assert hears(LOST, usual(), replace(move, by=-1)) is None
    assert hears(LOST, usual(), replace(move, cards=())) is not None


def test_board_lost_zone_return_is_less_sure_where_a_text_is_not_known() -> None:
    odd = usual(turn={"plays": (c.PlayTrainer(ME, trainer("Odd")),)})
    move = c.MoveCards(ME, (None,), "lost", "hand")
    assert hears(LOST, odd, move) == ("suspicious", ("seat.0",), None)


def test_board_lost_zone_return_of_a_case_that_names_an_effect() -> None:
    attach = p.AttachCard(ME, "a1", FIRE, "lost", manual=False)
    assert hears(LOST, usual(record=CASE), attach) is None
    assert hears(LOST, usual(record=CASE), replace(attach, manual=True)) is not None


# -- Tools ----------------------------------------------------------------------------------------


def held(**more: Any) -> Position:
    return position([mon(tools=(BALLOON,))], [mon()], my_bench=[mon(RALTS)], **more)


MOVED = p.AttachCard(ME, "a2", BALLOON, "attached", manual=False, came_from="a1")
OFF = p.Detach(ME, "a1", BALLOON, "discard")


@pytest.mark.parametrize("play", [MOVED, OFF])
def test_board_tool_detached(play: Play) -> None:
    assert hears(TOOL, held(), play) == ("suspicious", ("a1",), None)
    idle = held(turn={"plays": (c.PlayTrainer(ME, NOTHING), c.PlayTrainer(ME, CHARM))})
    assert hears(TOOL, idle, play) is not None
    assert hears(TOOL, held(turn={"number": 1}), play) is not None


@pytest.mark.parametrize("play", [MOVED, OFF])
def test_board_tool_detached_is_silent_after_an_effect(play: Play) -> None:
    used = held(turn={"plays": (c.PlayTrainer(ME, SCRAPPER),)})
    assert hears(TOOL, used, play) is None
    odd = held(turn={"plays": (c.PlayTrainer(ME, trainer("Odd")),)})
    assert hears(TOOL, odd, play) is None
    assert hears(TOOL, held(turn={"number": 0}), play) is None


def test_board_tool_detached_is_silent_for_what_is_no_tool_or_told_as_an_effect() -> None:
    assert hears(TOOL, held(), replace(OFF, card=FIRE)) is None
    assert hears(TOOL, held(), replace(OFF, card=None)) is None
    assert hears(TOOL, held(), replace(OFF, effect=True)) is None
    assert hears(TOOL, held(), p.AttachCard(ME, "a2", BALLOON)) is None
    assert hears(TOOL, held(record=CASE), MOVED) is None
    assert hears(TOOL, held(record=CASE), replace(MOVED, manual=True)) is not None


def test_board_tool_detached_is_silent_where_its_pokemon_goes_too() -> None:
    for leaves in (p.KnockOut(ME, "a1"), p.LeavePlay(ME, "a1", "hand")):
        assert hears(TOOL, held(), OFF, leaves) is None
    assert hears(TOOL, held(), OFF, p.KnockOut(ME, "a2")) is not None
    assert hears(TOOL, held(), OFF, p.AttachCard(ME, "a1", CHARM)) is None
    assert hears(TOOL, held(), OFF, p.AttachCard(ME, "a1", FIRE)) is not None
    assert hears(TOOL, held(), OFF, p.AttachCard(ME, "a2", CHARM)) is not None


def test_board_tool_detached_is_silent_for_a_tool_that_discards_itself() -> None:
    machine = trainer("Machine", "tool", "At the end of your turn, discard this card.")
    there = position([mon(tools=(machine,))], [mon()])
    assert hears(TOOL, there, p.Detach(ME, "a1", machine, "discard")) is None


def test_board_tool_detached_is_silent_for_one_too_many() -> None:
    both = position([mon(tools=(BALLOON, CHARM))], [mon()])
    assert hears(TOOL, both, OFF) is None
    double = ability("Double", "You may attach up to 2 Pokémon Tools to this Pokémon.")
    allowed = position([mon(pokemon("Two", abilities=(double,)), tools=(BALLOON, CHARM))], [mon()])
    assert hears(TOOL, allowed, OFF) is not None


def test_board_tool_detached_of_a_pokemon_nobody_knows() -> None:
    gone = p.Detach(ME, "", BALLOON, "discard")
    assert hears(TOOL, held(), gone) == ("suspicious", ("seat.0",), None)

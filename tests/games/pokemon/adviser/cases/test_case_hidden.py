"""Draws, searches, looks and cards taken back, as a case file tells them."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.cases.telling import A, B, card, plays

# -- drawing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({}, ""),
        ({"reason": "Turn start"}, "turn"),
        ({"reason": "turn"}, "turn"),
        ({"reason": "turn_start"}, "turn"),
        ({"reason": "start"}, "turn"),
        ({"reason": "start of turn"}, "turn"),
        ({"reason": "draw step"}, "turn"),
        ({"reason": "opponent's mulligans"}, "mulligan"),
        ({"reason": "extra cards"}, "mulligan"),
        ({"reason": "opening hand"}, "opening"),
        ({"reason": "the first hand"}, "opening"),
        ({"reason": "setup"}, "opening"),
        ({"reason": "initial draw"}, "opening"),
        ({"reason": "starting hand"}, "opening"),
        ({"reason": "for fun"}, "for fun"),
        ({"effect": True}, "effect"),
        ({"card": "Iono"}, "effect"),
        ({"ability": "Recon Directive"}, "effect"),
        ({"attack": "Come and Get You"}, "effect"),
        ({"with": "Iono"}, "effect"),
        ({"reason": "turn", "card": "Iono"}, "turn"),
        ({"reason": "for fun", "card": "Iono"}, "for fun"),
    ],
)
def test_why_a_card_is_drawn(said: dict[str, Any], reason: str) -> None:
    assert plays("draw", **said) == (c.DrawCards(A, 1, reason),)


def test_how_many_are_drawn_and_whether_the_number_was_said_before() -> None:
    for key in ("announced", "announce", "said"):
        assert plays("draw", count=2, reason="extra", **{key: False}) == (
            c.DrawCards(A, 2, "mulligan", announced=False),
        )


def test_whose_turn_begins() -> None:
    assert plays("begin_turn", by="B") == (t.BeginTurn(B, B),)
    assert plays("begin_turn", player="B") == (t.BeginTurn(A, B),)
    assert plays("begin_turn", to="B") == (t.BeginTurn(A, B),)
    assert plays("begin_turn", by=None) == (t.BeginTurn(A, B),), "the next player's"
    assert plays("begin_turn", by="A") == (t.BeginTurn(A, A),)
    for key in ("player", "to"):
        assert plays("begin_turn", by=None, **{key: "A"}) == (t.BeginTurn(A, A),)
    later = {"turn": {"player": "B"}}
    assert plays("next_turn", later, by=None) == (t.BeginTurn(B, A),)


# -- searching -------------------------------------------------------------------------------------


def test_a_search_with_what_is_said_of_it() -> None:
    assert plays("search") == (c.Search(A, None, "deck"),)
    ball = card("Ultra Ball")
    for key in ("cause", "with", "using", "effect"):
        assert plays("search", **{key: "Ultra Ball"}) == (c.Search(A, ball),)
    (told,) = plays("search", **{"in": "discard pile"}, revealed=False, shuffled=True)
    assert told == c.Search(A, None, "discard", shown=False, shuffled=True)


def test_a_trainer_searches_only_where_a_case_says_how() -> None:
    ball = card("Ultra Ball")
    assert plays("play_trainer", card="Ultra Ball") == (c.PlayTrainer(A, ball),)
    (_, shuffled) = plays("play_trainer", card="Ultra Ball", shuffle=False)
    assert shuffled == c.Search(A, ball, "deck", None, shuffled=False)
    for key in ("shown", "reveal", "revealed", "show"):
        (_, shown) = plays("play_trainer", card="Ultra Ball", zone="discard pile", **{key: True})
        assert shown == c.Search(A, ball, "discard", shown=True)
        assert plays("search", zone="discard", **{"with": "Ultra Ball", key: True}) == (shown,)


# -- looking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "zone", "whose"),
    [
        ({}, "hand", A),
        ({"zone": "deck"}, "deck", A),
        ({"zone": "prize cards"}, "prizes", A),
        ({"what": "my Prizes"}, "prizes", A),
        ({"at": "opponent's hand"}, "hand", B),
        ({"zone": "B.deck"}, "deck", B),
        ({"zone": "hand", "of": "B"}, "hand", B),
        ({"zone": "hand", "whose": "B"}, "hand", B),
        ({"zone": "opponent's hand", "player": "A"}, "hand", A),
        ({"zone": "B.deck", "owner": "A"}, "deck", A),
        ({"from": "the Active Spot", "target": "B"}, "active", B),
        ({"cards": "Benched Pokémon"}, "bench", A),
        ({"zone": "lost"}, "lost", A),
        ({"zone": "Lost Zone"}, "lost", A),
        ({"zone": "B's discard pile"}, "discard", B),
        ({"zone": "a1"}, "a1", A),
    ],
)
def test_which_cards_are_looked_at_and_whose(said: dict[str, Any], zone: str, whose: int) -> None:
    assert plays("look", **said) == (c.LookAt(A, zone, whose),)
    assert plays("reveal", **said) == (c.Reveal(A, zone, whose),)
    assert plays("turn_up", **said) == (c.TurnUp(A, zone, whose),)


def test_how_many_are_looked_at_and_by_an_effect() -> None:
    assert plays("look", zone="deck", count=3, cause="Ability") == (
        c.LookAt(A, "deck", A, 3, effect=True),
    )
    assert plays("reveal", zone="deck", count=3) == (c.Reveal(A, "deck", A, 3),)
    assert plays("reveal", zone="deck", effect=True) == (c.Reveal(A, "deck", A, effect=True),)


def test_what_an_effect_turns_up_is_shown() -> None:
    assert plays("turn_up", zone="prizes", effect=True) == (c.Reveal(A, "prizes", A, effect=True),)
    assert plays("turn_up", zone="prizes", up=False) == (c.TurnUp(A, "prizes", A, up=False),)


# -- taking back -----------------------------------------------------------------------------------

IONO, FIRE = card("Iono"), card("MEE-2")


def test_a_card_that_lies_there_goes_back() -> None:
    back = c.MoveCards(A, (IONO,), "stage", "hand", A, (A,))
    assert plays("take_back", card="Iono") == (back,)
    (other,) = plays("take_back", card="Artazon", **{"from": "stadium"}, owner="B", to="discard")
    assert other == c.MoveCards(A, (card("Artazon"),), "stadium", "discard", B, (B,))
    for written, place in (
        ("stage", "stage"),
        ("play area", "stage"),
        ("bench", "bench"),
        ("attached", "attached"),
        ("the stadium zone", "stadium"),
    ):
        (told,) = plays("take_back", card="Iono", source=written)
        assert told == c.MoveCards(A, (IONO,), place, "hand", A, (A,))
    (by_effect,) = plays("take_back", card="Iono", effect=True)
    assert by_effect == c.MoveCards(A, (IONO,), "stage", "hand", A, (A,), effect=True)


def test_a_pokemon_goes_back_whole_or_a_card_of_it() -> None:
    for key in ("uid", "unit", "from", "pokemon", "source"):
        assert plays("take_back", **{key: "a1"}) == (p.LeavePlay(A, "a1", "hand"),)
    assert plays("take_back", uid="a1", energy="MEE-2") == (
        p.Detach(A, "a1", FIRE, "hand", "move", A, A),
    )
    assert plays("take_back", uid="b1", goal="deck", cause="Scoop", owner="B", tool="MEE-5") == (
        p.Detach(A, "b1", card("MEE-5"), "deck", "move", B, B, effect=True),
    )
    assert plays("take_back", uid="a1", effect=True) == (p.LeavePlay(A, "a1", "hand", effect=True),)


def test_it_goes_where_a_case_says_and_to_whom() -> None:
    (pile,) = plays("take_back", card="Iono", to="discard pile")
    assert pile == c.MoveCards(A, (IONO,), "stage", "discard", A, (A,))
    (theirs,) = plays("take_back", card="Iono", to="B's hand")
    assert theirs == c.MoveCards(A, (IONO,), "stage", "hand", B, (A,))
    assert plays("take_back", uid="b1", to="Lost Zone") == (p.LeavePlay(A, "b1", "lost"),)
    assert plays("take_back", uid="b1", goal="A.deck") == (
        p.LeavePlay(A, "b1", "deck", goal_player=A),
    )
    (energy,) = plays("take_back", uid="b1", energy="MEE-5", owner="B", to="A.hand")
    assert energy == p.Detach(A, "b1", card("MEE-5"), "hand", "move", B, A)

"""Whose cards lie where in two against two: shared zones, own decks and hands."""

from __future__ import annotations

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.situation import FIRE, RIOLU, four, hears, says, trainer

HELPER = trainer("Helper", "supporter", "Draw a card.")


def moved(source: str, goal: str, to: int, owner: int = 2) -> c.MoveCards:
    return c.MoveCards(0, (HELPER,), source, goal, to, (owner,), effect=True)


def test_tv_deck_foreign() -> None:
    assert says(four(), moved("discard", "deck", 0)) == {"tv-deck-foreign": "illegal"}
    assert hears("tv-deck-foreign", four(), moved("discard", "deck", 0)) == (
        "illegal",
        ("seat.0",),
        "Mei",
    )
    assert says(four(), moved("discard", "deck", 2)) == {}
    assert says(four(), moved("discard", "deck", 0, 0)) == {}


def test_tv_deck_foreign_of_a_pokemon_that_leaves_play() -> None:
    attached = p.Detach(0, "a1", FIRE, "deck", owner=2, goal_player=0, effect=True)
    assert hears("tv-deck-foreign", four(), attached) == ("illegal", ("a1",), "Mei")


def test_a_card_of_the_other_team_is_astray_as_ever() -> None:
    assert says(four(), moved("discard", "deck", 1, 0)) == {"board-own-zone": "illegal"}


def test_tv_hand_return_owner() -> None:
    assert says(four(), moved("hand", "deck", 0)) == {"tv-hand-return-owner": "illegal"}
    assert says(four(), moved("hand", "deck", 2)) == {}


def test_tv_hand_return_owner_is_about_partners() -> None:
    assert hears("tv-hand-return-owner", four(), moved("hand", "deck", 0, 0)) is None
    assert hears("tv-hand-return-owner", four(), moved("discard", "deck", 0)) is None


def test_tv_random_hide_backs() -> None:
    seen = c.MoveCards(
        0, (None,), "hand", "discard", effect=True, source_player=1, at_random=True, backs_seen=True
    )
    assert hears("tv-random-hide-backs", four(), seen) == ("reminder", ("seat.1",), None)


def test_tv_random_hide_backs_where_they_are_hidden() -> None:
    hidden = c.MoveCards(
        0, (None,), "hand", "discard", effect=True, source_player=1, at_random=True
    )
    assert hears("tv-random-hide-backs", four(), hidden) is None


def test_tv_shared_zones() -> None:
    assert says(four(), moved("discard", "hand", 0)) == {}
    assert says(four(), moved("stage", "discard", 0)) == {}
    assert says(four(), p.KnockOut(0, "c1", "discard", effect=True, goal_player=0)) == {}


def test_tv_hand_foreign_ok() -> None:
    table = four(players={0: {"hand": (HELPER, RIOLU), "hand_count": 2}})
    assert says(table, moved("discard", "hand", 0)) == {}
    assert says(table, c.PlayTrainer(0, HELPER)) == {}

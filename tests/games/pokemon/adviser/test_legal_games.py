"""Random games by the rules: nothing is illegal or suspicious in them (see `legal_games`).

A few here; `python -m tests.games.pokemon.adviser.legal_games 500` plays as many as one likes.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.games.pokemon.adviser.legal_games import WAYS, LegalGame
from tests.games.pokemon.adviser.shared_cards import shared_cards

GAMES = 10


def test_legal_games_are_played_without_a_word() -> None:
    done, used = Counter[str](), set[str]()
    for seed in range(GAMES):
        game = LegalGame(seed)
        assert [(what, one.rule) for what, one in game.play()] == []
        done.update(game.done)
        used |= set(game.cards)
    assert {*WAYS} <= set(done), "everything that the player can do was done"
    assert {"knock_outs", "end"} <= set(done)
    assert used == {*WAYS, "attack that lasts"} - {"energy", "retreat"}, "with cards of each kind"


def test_so_are_those_with_cards_of_the_public_data(shared: Path) -> None:
    with shared_cards(shared):
        for seed in range(100, 100 + GAMES):
            assert [(what, one.rule) for what, one in LegalGame(seed).play()] == []


def test_the_same_seed_is_the_same_game() -> None:
    one, other = LegalGame(1), LegalGame(1)
    one.play()
    other.play()
    assert one.done == other.done
    assert one.cards == other.cards

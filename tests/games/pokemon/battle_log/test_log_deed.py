"""Sentences whose cards may be named by a later line."""

from __future__ import annotations

from app.games.pokemon.battle_log.log_cards import LogCard
from app.games.pokemon.battle_log.log_deed import Deed, LogStep
from tests.games.pokemon.battle_log.told_games import deeds


def test_a_card_is_named_after_the_sentence_is_there() -> None:
    card = LogCard()
    step = LogStep((4,), [Deed("Aki draws {}", (card,))])
    card.name = "Iono"
    assert [one.name for deed in step.deeds for one in deed.cards] == ["Iono"]


def test_so_a_prize_is_known_by_what_is_played_later() -> None:
    (takes, *_) = deeds("Aki took a Prize card.", "Aki drew 2 cards.", *["Aki played Iono."] * 9)
    assert (takes.text, takes.cards) == ("Aki takes 1 Prize: Iono", ("Iono",))

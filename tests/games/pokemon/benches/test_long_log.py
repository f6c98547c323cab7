"""The invented log that reading such logs is measured with."""

from __future__ import annotations

from app.games.game_registry import GAMES
from app.games.pokemon.benches.long_log import long_log
from app.session.notation.foreign_text import play_text


def test_it_has_as_many_lines_as_are_asked_for_and_is_wholly_understood() -> None:
    text = long_log(400)
    assert len(text.splitlines()) == 400
    played = play_text(text, (GAMES["pokemon"],), GAMES.cards)
    assert played is not None
    assert played.missing == ()
    assert played.fetched == 0
    assert played.table.sit(0).view.turn.number > 30


def test_a_game_has_an_end() -> None:
    assert len(long_log(10_000).splitlines()) < 500

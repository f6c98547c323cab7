"""Which game a text is the log of, and what is said of how much lies on the table."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.games.contracts.reading.foreign_contract import ForeignError
from app.games.game_registry import GAMES
from app.session.notation.foreign_play import ForeignPlayed
from app.session.notation.foreign_text import FIRST_LINES, foreign_in, play_text, summary
from tests.games.pokemon.battle_log.told_games import around


def play(text: str) -> ForeignPlayed | None:
    return play_text(text, (GAMES[name] for name in GAMES), GAMES.cards)


@pytest.mark.parametrize("text", [around(), "\ufeff" + around(), around().replace("\n", "\r\n")])
def test_a_log_is_of_the_game_that_knows_it(text: str) -> None:
    found = foreign_in(text, (GAMES[name] for name in GAMES))
    assert found is not None
    assert found[0] == "pokemon"


@pytest.mark.parametrize("text", ["", "4 Iono PAL 185", "Aki goes first\nAki starts the game"])
def test_another_text_is_none(text: str) -> None:
    assert foreign_in(text, (GAMES[name] for name in GAMES)) is None
    assert play(text) is None


def test_only_its_beginning_is_looked_at() -> None:
    assert play("\n" * FIRST_LINES + around()) is None


def test_a_game_that_reads_no_logs_has_none() -> None:
    others = [GAMES[name] for name in GAMES if GAMES[name].foreign is None]
    assert others
    assert foreign_in(around(), others) is None


def test_why_a_log_cannot_be_told_is_said() -> None:
    with pytest.raises(ForeignError):
        play("Aki's Turn\nAki ended their turn.")


def said(*lines: str) -> Words:
    played = play(around(*lines))
    assert played is not None
    return summary(played)


def test_all_of_it_lies_on_the_table() -> None:
    assert said("Aki played Iono.", "Opponent conceded. Aki wins.") == Words(
        "The game of Aki and Ren from PTCG Live: 14 lines on the table.",
        "Aki、Renの対戦をPTCG Liveのログから再現しました（14行）。",
    )


def test_or_not_all_of_it() -> None:
    words = said("Aki juggles.", "Aki's Dreepy is now Happy.", "Aki sings.")
    assert words.en.endswith(" Not carried out (by line): 13, 14 and 15.")
    assert words.ja.endswith("再現できなかった行：13、14、15。")


def test_few_lines_are_named() -> None:
    words = said(*["Aki juggles."] * 9)
    assert words.en.endswith("(by line): 13, 14, 15 and ….")
    assert words.ja.endswith("行：13、14、15、…。")

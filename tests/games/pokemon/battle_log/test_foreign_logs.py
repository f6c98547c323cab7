"""The game that a log tells: its players, their decks, and why one cannot be told."""

from __future__ import annotations

import pytest

from app.cards.placeholder_keys import placeholder_key
from app.core.placed.table_position import UNKNOWN
from app.games.contracts.reading.foreign_contract import ForeignError
from app.games.pokemon.battle_log.foreign_logs import (
    BATTLE_LOGS,
    LONGEST_LINE,
    MOST_LETTERS,
    SOURCE,
    players_of,
)
from app.games.pokemon.battle_log.log_lines import read_log
from app.games.pokemon.cards.every_card import known_base
from tests.games.pokemon.battle_log.told_games import around, read, setup

POKEMON_CARDS = known_base()


def test_a_game_says_who_played_and_what_is_known_of_the_decks() -> None:
    game = read(around("Aki drew Chabudai.", "Aki juggles."))
    assert (game.source, game.players) == (SOURCE, ("Aki", "Ren"))
    assert [len(deck) for deck in game.decks] == [60, 60]
    keys = set(game.decks[0]) - {UNKNOWN}
    assert placeholder_key("Chabudai") in keys
    assert {POKEMON_CARDS.get(key).name.en for key in keys} == {"Chabudai", "Dreepy"}
    assert (game.lines, game.unread, game.assumed) == (14, (14,), 0)


def test_a_card_is_one_that_has_the_attack_it_used() -> None:
    game = read(around("Aki's Dreepy used Bite on Ren’s Duskull for 10 damage."))
    (dreepy,) = map(POKEMON_CARDS.get, set(game.decks[0]) - {UNKNOWN})
    assert "Bite" in {attack.name.en for attack in dreepy.attacks}


def test_cards_that_were_looked_up_are_counted() -> None:
    assert read(around(*["Aki played Iono."] * 9)).assumed == 2


def test_players_are_whom_the_setup_names() -> None:
    assert players_of(read_log("\n".join(setup()))) == ("Aki", "Ren")


def test_or_who_has_turns_where_the_beginning_is_missing() -> None:
    text = "Aki's Turn\nAki drew a card.\nAki ended their turn.\nTurn # 2 - Ren's Turn"
    assert read(text).players == ("Aki", "Ren")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Aki's Turn\nAki ended their turn.",
        "Aki ended their turn.\nRen ended their turn.\nMao ended their turn.",
    ],
)
def test_a_log_that_does_not_say_who_the_two_are_is_refused(text: str) -> None:
    with pytest.raises(ForeignError) as refused:
        read(text)
    assert "does not say who the two players are" in refused.value.words.en
    assert "プレイヤー" in refused.value.words.ja


@pytest.mark.parametrize("text", ["x" * (LONGEST_LINE + 1), "Setup\n" * (MOST_LETTERS // 5)])
def test_too_long_a_log_is_refused(text: str) -> None:
    with pytest.raises(ForeignError) as refused:
        read(around(text))
    assert refused.value.words.en.startswith("This log is too long for one game.")
    assert "長すぎます" in refused.value.words.ja


def test_a_game_says_what_such_a_log_is_called_and_knows_one() -> None:
    assert BATTLE_LOGS.is_log(around().splitlines())
    assert not BATTLE_LOGS.is_log(["4 Iono PAL 185"])
    assert BATTLE_LOGS.title.en == "the log of a game of PTCG Live"

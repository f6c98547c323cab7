"""The game that a log tells: its players, their decks, and why one cannot be told."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
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
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon.battle_log.told_games import around, read, setup

POKEMON_CARDS = known_base()
assert SPEC.foreign is not None
POKEMON_LOGS = SPEC.foreign()


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


def test_a_card_that_used_what_no_card_of_its_name_has_is_one_without_data() -> None:
    game = read(around("Aki's Dreepy used Juggle on Ren’s Duskull for 10 damage."))
    (dreepy,) = map(POKEMON_CARDS.get, set(game.decks[0]) - {UNKNOWN})
    assert (dreepy.name.en, dreepy.known) == ("Dreepy", False)


def test_a_card_is_the_print_that_its_code_tells() -> None:
    for code, key in (("me2-5_198", "ASC-198"), ("me3_81", "POR-81")):
        game = read(around(f"Aki played ({code}) Poké Pad."))
        assert set(game.decks[0]) - {UNKNOWN} == {key, POKEMON_CARDS.prints("Dreepy")[0].key}


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


WHOLE = around("Aki ended their turn.", "Opponent conceded. Aki wins.")


def test_two_logs_in_one_text_are_said_and_the_first_is_played() -> None:
    once, twice = read(WHOLE), read(f"{WHOLE}\n\n{WHOLE}")
    assert once.remarks == ()
    assert (twice.steps, twice.lines) == (once.steps, once.lines)
    (remark,) = twice.remarks
    assert remark.en.startswith(f"From line {len(WHOLE.splitlines()) + 2} on it is another game")
    turn = "Ren's Turn\nRen drew a card."
    assert len(read(f"{WHOLE}\n{turn}").remarks) == 1


def test_half_a_log_twice_is_told_from_a_whole_one() -> None:
    half = "\n".join(WHOLE.splitlines()[-4:-1])
    twice = read(f"{half}\nRen's Turn\n{half}\nRen's Turn")
    assert "another game, or the same again" in twice.remarks[0].en


def test_half_a_log_is_said_to_be_half() -> None:
    lines = WHOLE.splitlines()
    after = read("\n".join([*lines[-4:-1], "Ren's Turn", lines[-1]]))
    assert [remark.en[:29] for remark in after.remarks] == ["The beginning of the log is m"]
    before = read("\n".join(lines[:-1]))
    assert [remark.en[:29] for remark in before.remarks] == ["The log does not tell how the"]


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("Aki a pioché 7 cartes pour sa main de départ.", "French"),
        ("Aki hat für die Starthand 7 Karten gezogen.", "German"),
        ("Aki ha pescato 7 carte come mano d’apertura.", "Italian"),
        ("Aki comprou 7 cartas para a mão inicial.", "Portuguese"),
        ("Turno de [playerName]\nAki terminó su turno.", "Spanish"),
    ],
)
def test_a_log_in_another_language_is_known_and_said(line: str, language: str) -> None:
    (logs,) = [one for one in POKEMON_LOGS if one is BATTLE_LOGS]
    assert logs.is_log(line.splitlines())
    words = logs.refused(line.splitlines())
    assert words is not None
    assert f"in {language}." in words.en
    with pytest.raises(ForeignError, match=language):
        logs.read(line, POKEMON_CARDS)
    with pytest.raises(DeckListError, match=language):
        read_decklist(line, POKEMON_CARDS)
    assert logs.refused(WHOLE.splitlines()) is None

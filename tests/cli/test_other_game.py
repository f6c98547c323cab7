"""The command line with a game that is not the usual one: it asks that game, and says its words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cards.deck.deck_own import own_yaml
from app.cli.command_line import run
from tests.helpers.playing_game import SPEC, all_cards, know
from tests.helpers.toy_games import TOYS

ANOTHER_S_WORDS = ("Pokémon", "ポケモン", "Basic", "Prize", "サイド", "Energy", "HP", "60")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, SPEC, TOYS["duel"])
    monkeypatch.setenv("CHABUDAI_LANG", "en")


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "mine.yaml"
    path.write_text(own_yaml(all_cards().lists.read("2 Ace of Spades\n9 Queen of Hearts\n")))
    return str(path)


@pytest.fixture
def named(tmp_path: Path) -> str:
    path = tmp_path / "names.txt"
    path.write_text("8 The old lighthouse\nA boat x4\n")
    return str(path)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr()
    words = told.out + told.err
    assert [one for one in ANOTHER_S_WORDS if one in words] == []
    return words


def test_a_deck_says_which_game_it_is_for(deck: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "show", deck]) == 0
    words = said(capsys)
    assert "11 cards" in words
    assert "Spades 2" in words
    assert "Queen of Hearts" in words


def test_a_pack_is_shown_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "show", "full"]) == 0
    assert "52 cards" in said(capsys)
    assert run(["deck", "show", "--game", "playing", "full", "--json"]) == 0
    assert json.loads(said(capsys))["total"] == 52


def test_a_game_without_a_check_says_a_sentence(
    deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["deck", "check", deck]) == 2
    assert said(capsys) == "chabudai: Decks of this game are not checked.\n"


def test_a_game_without_odds_says_a_sentence(
    deck: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["deck", "odds", deck]) == 2
    assert said(capsys) == "chabudai: This game has no opening hand.\n"
    assert run(["deck", "odds", named, "--game", "duel"]) == 2
    assert said(capsys) == "chabudai: This game has no odds of opening hands.\n"


def test_a_form_that_the_game_does_not_write_is_refused_with_those_it_writes(
    deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["deck", "convert", deck, "--to", "live"]) == 2
    assert said(capsys) == "chabudai: There is no form “live”. Choose text or pdf.\n"
    assert run(["deck", "convert", deck, "--to", "text"]) == 0
    assert said(capsys) == "2 Ace of Spades\n9 Queen of Hearts\n"


def test_a_game_without_an_opening_is_dealt_and_its_hand_is_shown(
    deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["goldfish", deck, "--seed", "3", "--json"]) == 0
    told = json.loads(said(capsys))
    assert len(told["hand"]) == 7
    assert set(told["hand"]) <= {"S-A", "H-Q"}


def test_a_game_without_card_data_is_played_with_a_list_of_names(
    named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["goldfish", named, "--game", "duel", "--seed", "3"]) == 0
    assert "The old lighthouse" in said(capsys)


@pytest.mark.parametrize(
    "arguments",
    [
        ["deck", "show", "full"],
        ["deck", "check", "full"],
        ["deck", "odds", "full"],
        ["deck", "convert", "full", "--to", "text"],
        ["goldfish", "full"],
        ["replay", "-"],
        ["advise", "-"],
        ["host"],
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_a_game_that_is_not_there_is_told_with_those_that_are(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*arguments, "--game", "whist"]) == 2
    assert capsys.readouterr().err == (
        "chabudai: There is no game “whist”. "
        "Choose pokemon, battle-royal, team-battle, open_table, blackpoker, "
        "nullpoga, stepping_stones, playing or duel.\n"
    )


def test_a_deck_of_another_game_is_not_taken_for_this_one(
    deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["deck", "check", deck, "--game", "pokemon"]) == 2
    assert "This deck is for another game: Cards in hand." in capsys.readouterr().err


def test_cases_of_a_game_that_judges_none_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_text('{"game": "playing", "cases": []}')
    assert run(["advise", str(path)]) == 2
    assert said(capsys) == "chabudai: No cases of Cards in hand are judged.\n"


def test_a_script_of_a_game_without_notation_is_played_by_its_zones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "script.txt"
    path.write_text(
        "seats: Aki\ndeck Aki: full\nAki draws 2 cards\n"
        "Aki moves Ace of Spades to the open cards\nexpect Aki has 1 card in hand\n"
    )
    assert run(["replay", str(path), "--game", "playing"]) == 0
    assert "Aki moves Ace of Spades from their Hand to" in said(capsys)


def test_help_says_what_every_game_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert run(["deck", "check", "--help"]) == 0
    told = capsys.readouterr().out
    assert "for open_table none; for blackpoker lite (default), lite40" in told
    assert "for stepping_stones none; for playing none; for duel none" in told
    assert "--prizes N            for pokemon: Prize cards" in told
    assert run(["deck", "convert", "--help"]) == 0
    own = f"for playing {', '.join(all_cards().lists.forms)} or pdf; for duel"
    assert own in capsys.readouterr().out
    assert run(["deck", "check", "--game", "playing", "--help"]) == 0
    assert "format: none" in said(capsys)
    assert run(["deck", "odds", "--game", "playing", "--help"]) == 0
    told = capsys.readouterr().out
    assert "--aside N, --prizes N" in told
    assert "as is usual in the game" in told

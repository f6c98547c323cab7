"""`chabudai deck check`: what is found, exit codes, and both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.words.source import JAPANESE

LEGAL = "ns-zoroark"
DAY = ("--on", "2026-04-05", "--region", "intl")


@pytest.fixture
def five_ionos(tmp_path: Path) -> Path:
    path = tmp_path / "five.txt"
    path.write_text("4 Dreepy TWM 128\n5 Iono PAL 185\n51 Basic {P} Energy MEE 5\n", "utf-8")
    return path


def test_a_legal_deck_ends_with_0(chabudai: Command) -> None:
    said = chabudai("deck", "check", LEGAL, *DAY)
    assert said.code == 0
    assert "60 cards" in said.out
    assert "Standard, 5 Apr 2026 (outside Japan)" in said.out
    assert said.out.endswith("✓ Legal in Standard.\n")


def test_a_deck_that_is_not_legal_ends_with_1_and_says_why(
    chabudai: Command, five_ionos: Path
) -> None:
    said = chabudai("deck", "check", five_ionos, *DAY)
    assert said.code == 1
    lines = said.out.splitlines()
    heading = lines.index("⚠ Against the rules")
    assert "“Iono” is in the deck 5 times" in lines[heading + 1]
    assert "deck-copy-limit" in lines[heading + 2]
    assert "Tournament handbook" in lines[heading + 2]
    assert "· Good to know" in lines  # few Basics
    assert lines[-1] == "✗ Not legal in Standard."


def test_what_was_not_read_is_said_and_nothing_is_called_legal(
    chabudai: Command, tmp_path: Path
) -> None:
    path = tmp_path / "two.txt"
    path.write_text("4 Dreepy TWM 128\n56 Basic {P} Energy MEE 5\n4 Foo 3 bar\n", "utf-8")
    said = chabudai("deck", "check", path, *DAY)
    assert said.err.startswith("✗ Line 3 (“4 Foo 3 bar”) was not read: ")
    assert "Against the rules" not in said.out
    assert said.out.splitlines()[-1] == (
        "△ 1 line not read; nothing found against the rest in Standard."
    )
    assert said.code == 1
    told = json.loads(chabudai("deck", "check", path, *DAY, "--json").out)
    assert told["legal"] is False
    assert told["unread"][0].startswith("Line 3")


def test_json_has_what_was_agreed(chabudai: Command, five_ionos: Path) -> None:
    said = chabudai("deck", "check", five_ionos, *DAY, "--json")
    assert said.code == 1
    told = json.loads(said.out)
    assert set(told) == {"legal", "unread", "findings"}
    assert told["legal"] is False
    first = told["findings"][0]
    assert set(first) == {"rule", "severity", "cards", "message", "source"}
    assert (first["rule"], first["severity"]) == ("deck-copy-limit", "illegal")
    assert first["cards"] == ["Iono"]
    assert first["message"].startswith("“Iono”")
    assert first["source"]


def test_reminders_alone_are_legal(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "few.txt"
    path.write_text("4 Dreepy TWM 128\n1 Foo Bar XYZ 9\n55 Basic {P} Energy MEE 5\n", "utf-8")
    said = chabudai("deck", "check", path, *DAY, "--json")
    assert said.code == 0
    told = json.loads(said.out)
    assert told["legal"] is True
    assert {one["severity"] for one in told["findings"]} == {"reminder"}


@pytest.fixture
def card_data(tmp_path: Path) -> Path:
    """Card data of one's own: with any at all, the check trusts that it knows the reprints."""
    path = tmp_path / "own.json"
    card = {"id": "sv1-999", "name": "Foo", "supertype": "Trainer", "number": "999"}
    path.write_text(json.dumps([card]), "utf-8")
    return path


def test_the_region_follows_the_language(
    chabudai: Command, card_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mark G left Japan in January 2026, and the rest of the world in April."""
    on = ("--on", "2026-02-18", "--format", "standard", "--cards", card_data)
    assert "Mark G" in chabudai("deck", "check", LEGAL, *on, "--region", "jp").out
    assert "Mark G" not in chabudai("deck", "check", LEGAL, *on).out
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("deck", "check", LEGAL, *on)
    assert said.code == 1
    assert "2026年2月18日（日本）" in said.out
    assert "✗ スタンダードでは使えないデッキです。" in said.out


def test_without_card_data_an_old_mark_is_only_doubted(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    said = chabudai("deck", "check", LEGAL, "--on", "2026-04-10", "--region", "intl")
    assert said.code == 0
    assert "△ Worth a look" in said.out
    assert "Import card data to be sure." in said.out


@pytest.mark.parametrize("prizes", ["-1", "61"])
def test_prizes_that_no_table_has(chabudai: Command, prizes: str) -> None:
    said = chabudai("deck", "check", LEGAL, *DAY, "--prizes", prizes)
    assert said.code == 2
    assert f"--prizes {prizes} is out of range. Choose 0–60." in said.err


def test_other_formats_type_and_prizes(chabudai: Command, tmp_path: Path) -> None:
    half = tmp_path / "half.txt"
    half.write_text("2 Dreepy TWM 128\n28 Basic {P} Energy MEE 5\n", "utf-8")
    assert chabudai("deck", "check", half, "--format", "half", "--prizes", "3").code == 0
    said = chabudai("deck", "check", half, "--format", "half", "--prizes", "6")
    assert said.code == 1
    assert "half-prizes" in said.out
    one = tmp_path / "glc.txt"
    one.write_text("1 Munkidori TWM 95\n1 Snorunt ASC 46\n58 Basic {P} Energy MEE 5\n", "utf-8")
    said = chabudai("deck", "check", one, "--format", "glc", "--type", "Psychic", "--json")
    rules = {finding["rule"] for finding in json.loads(said.out)["findings"]}
    assert "glc-one-type" in rules
    assert "glc-declared-type" not in rules
    assert said.code == 1


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (("--format", "nonsense"), "There is no format nonsense. Choose expanded, glc, half"),
        (("--on", "soon"), "“soon” is not a day"),
        (("--type", "Banana"), "“Banana” is not a type"),
    ],
)
def test_what_cannot_be_done_ends_with_2(
    chabudai: Command, options: tuple[str, str], part: str
) -> None:
    said = chabudai("deck", "check", LEGAL, *options)
    assert said.code == 2
    assert part in said.err
    assert said.out == ""


def test_a_deck_for_another_game_cannot_be_checked(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "poker.yaml"
    path.write_text("chabudai_deck: 1\ngame: canasta\ndeck:\n  - 1 Ace of Spades\n", "utf-8")
    said = chabudai("deck", "check", path)
    assert said.code == 2
    assert "another game (canasta)" in said.err


def test_a_broken_format_file_is_told_and_not_passed_over(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    folder = tmp_path / "config" / "formats"
    folder.mkdir(parents=True)
    (folder / "standard.json").write_text('{"size": 60}', "utf-8")
    said = chabudai("deck", "check", LEGAL, *DAY)
    assert said.code == 2
    assert "standard.json" in said.err
    assert "title" in said.err
    assert chabudai("deck", "check", LEGAL, *DAY, "--format", "unlimited").code == 0


def test_a_format_of_ones_own(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    folder = tmp_path / "config" / "formats"
    folder.mkdir(parents=True)
    cup = {"title": {"en": "Cup", "ja": "カップ"}, "size": 60, "bans": [{"name": "N's Zorua"}]}
    (folder / "cup.json").write_text(json.dumps(cup), "utf-8")
    said = chabudai("deck", "check", LEGAL, *DAY, "--format", "cup")
    assert said.code == 1
    assert "N's Zorua (JTG-97) is banned in Cup" in said.out


def test_every_answer_is_in_one_language(
    chabudai: Command, five_ionos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = chabudai("deck", "check", five_ionos, *DAY)
    assert not JAPANESE.search(english.out)
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    japanese = chabudai("deck", "check", five_ionos, *DAY)
    assert "⚠ ルール違反" in japanese.out
    assert "「ナンジャモ」が5枚あります" in japanese.out


# -- help ----------------------------------------------------------------------------------------


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_help_says_of_each_game_which_formats_it_has(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = one_line(chabudai("deck", "check", "--help").out)
    assert "for pokemon standard (default), expanded, glc, half, hall, unlimited;" in told
    assert "for open_table none" in told
    assert "jp (Japan) or intl (outside Japan)" in told
    assert "--type T" in told
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    monkeypatch.setenv("COLUMNS", "400")
    assert "pokemonではstandard（省略時）、expanded" in chabudai("deck", "check", "-h").out


@pytest.mark.parametrize("said", [("--game", "open_table"), ("--game=open_table",)])
def test_help_is_of_the_game_that_is_said(chabudai: Command, said: tuple[str, ...]) -> None:
    told = one_line(chabudai("deck", "check", *said, "--help").out)
    assert "--format NAME format: none" in told
    assert "pokemon" not in told
    assert "--type" not in told


def test_help_of_a_game_that_is_not_there_is_of_all(chabudai: Command) -> None:
    told = one_line(chabudai("deck", "check", "--game", "chess", "--help").out)
    assert "for pokemon standard" in told


def test_what_a_game_does_not_ask_is_not_understood(chabudai: Command) -> None:
    said = chabudai("deck", "check", LEGAL, "--game", "open_table", "--type", "Psychic")
    assert said.code == 2
    assert "unrecognized arguments: --type Psychic" in said.err


@pytest.mark.parametrize(
    ("name", "title"), [("glc-fire", "Gym Leader Challenge"), ("half-metal", "Half Deck")]
)
def test_a_deck_is_asked_about_in_the_format_it_is_made_for(
    chabudai: Command, tmp_path: Path, name: str, title: str
) -> None:
    said = chabudai("deck", "check", name)
    assert said.code == 0
    assert f"Legal in {title}." in said.out
    # Another that is said counts, and a list from elsewhere is for the usual one.
    assert chabudai("deck", "check", name, "--format", "standard").code in (0, 1)
    assert "Standard" in chabudai("deck", "check", name, "--format", "standard").out
    copy, plain = tmp_path / "copy.yaml", tmp_path / "plain.txt"
    copy.write_text(chabudai("deck", "convert", name, "--to", "yaml").out, "utf-8")
    plain.write_text(chabudai("deck", "convert", name, "--to", "live").out, "utf-8")
    assert f"Legal in {title}." in chabudai("deck", "check", copy).out
    assert "Standard" in chabudai("deck", "check", plain).out

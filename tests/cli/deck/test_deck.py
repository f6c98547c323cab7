"""`chabudai deck show` and `convert`: lists from files, pipes and the shipped decks."""

from __future__ import annotations

import io
import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.resources import decklists
from tests.cli.conftest import Command

DECK = "ns-zoroark"
ODD = """Night shift

2 Dreepy TWM 128
1 N's Zorua PR-SV 189 PH
3 Nest Ball
2 Odd Thing ZZZ 7
4 Basic {P} Energy Energy 13
thanks for reading
Sideboard
1 Iono PAL 185
"""


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    path = tmp_path / "odd.txt"
    path.write_text(ODD, encoding="utf-8")
    return path


def piped(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


# -- show -----------------------------------------------------------------------------------------


def test_json_has_each_line_as_written(chabudai: Command, odd: Path) -> None:
    said = chabudai("deck", "show", odd, "--json")
    told = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert list(told) == ["total", "cards", "errors", "notes"]
    assert told["total"] == 12
    assert told["cards"][0] == {
        "line": 3,
        "count": 2,
        "name": "Dreepy",
        "set": "TWM",
        "number": "128",
        "id": "sv6-128",
        "status": "known",
    }
    assert told["cards"][2]["set"] is None
    assert told["cards"][2]["number"] is None
    assert told["cards"][2]["id"] == "sv1-181"
    assert told["cards"][3] == {
        "line": 6,
        "count": 2,
        "name": "Odd Thing",
        "set": "ZZZ",
        "number": "7",
        "id": None,
        "status": "placeholder",
    }
    (error,) = told["errors"]
    assert (error["line"], error["text"]) == (8, "thanks for reading")
    assert error["reason"].startswith("it is not a card")
    assert told["notes"][0] == "Line 1 was taken as the title: “Night shift”."
    assert any("Odd Thing (ZZZ 7)" in note for note in told["notes"])
    assert told["notes"][-1] == "Sideboard: 1 card beside the deck, which do not count."


def test_the_table_shows_which_print_was_chosen_and_why(chabudai: Command, odd: Path) -> None:
    lines = chabudai("deck", "show", odd).out.splitlines()
    assert lines[0] == "Night shift · 12 cards"
    assert "   2  Dreepy                TWM 128" in lines
    assert "   1  N's Zorua             PR-SV 189  → JTG 97 (by name)" in lines
    assert "   3  Nest Ball                        → SVI 181 (by name)" in lines
    assert "   2  Odd Thing             ZZZ 7      no card data: by name alone" in lines
    assert "   4  Basic Psychic Energy  Energy 13  → MEE 5 (any print will do)" in lines
    assert any(line.startswith("✗ Line 8 (“thanks for reading”)") for line in lines)


def test_the_table_in_japanese(
    chabudai: Command, odd: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    lines = chabudai("deck", "show", odd).out.splitlines()
    assert "   2  ドラメシヤ        TWM 128" in lines
    assert "   3  ネストボール                 → SVI 181（名前から）" in lines
    assert any(
        line.startswith("✗ 8行目（「thanks for reading」）は読み取れません：") for line in lines
    )


def test_a_shipped_deck_by_its_name(chabudai: Command) -> None:
    said = chabudai("deck", "show", DECK, "--json")
    told = json.loads(said.out)
    assert (told["total"], told["errors"], told["notes"]) == (60, [], [])
    assert all(card["id"] and card["status"] == "known" for card in told["cards"])


def test_a_list_from_standard_input(chabudai: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    piped(monkeypatch, "４枚　ナンジャモ".encode())
    told = json.loads(chabudai("deck", "show", "-", "--json").out)
    assert told["total"] == 4
    assert (told["cards"][0]["name"], told["cards"][0]["id"]) == ("ナンジャモ", "sv2-185")


def test_a_deck_code_alone_is_a_label_with_advice(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for form in ((), ("--json",)):
        piped(monkeypatch, b"gngLgL-7AWHa3-LNgNnn\n")
        said = chabudai("deck", "show", "-", *form)
        assert (said.code, said.err) == (1, "")
        assert "gngLgL-7AWHa3-LNgNnn" in said.out
        assert "copy its list and paste that" in said.out
        if form:
            assert json.loads(said.out)["cards"] == []


@pytest.mark.parametrize("deed", ["show", "convert"])
def test_what_is_no_deck_list_ends_with_2(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, deed: str
) -> None:
    more = ("--to", "live") if deed == "convert" else ()
    said = chabudai("deck", deed, tmp_path / "none.txt", *more)
    assert (said.code, said.out) == (2, "")
    assert "There is no deck list" in said.err
    piped(monkeypatch, b"hello")
    said = chabudai("deck", deed, "-", *more)
    assert (said.code, said.out) == (2, "")
    assert "No line here is a card" in said.err


def test_every_real_list_has_sixty_cards(chabudai: Command, shared: Path) -> None:
    paths = sorted((shared / "data" / "decks").glob("*.txt"))
    assert len(paths) > 5
    for path in paths:
        said = chabudai("deck", "show", path, "--json")
        told = json.loads(said.out)
        assert (said.code, told["total"]) == (0, 60), path
        assert sum(card["count"] for card in told["cards"]) == 60


# -- convert --------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["live", "limitless", "yaml", "json", "ids", "cod"])
def test_a_list_in_another_form(chabudai: Command, tmp_path: Path, form: str) -> None:
    out = tmp_path / "list"
    said = chabudai("deck", "convert", DECK, "--to", form, "-o", out)
    assert said == type(said)(0, "", "")
    cards = PokemonCards.load()
    path = decklists() / "pokemon" / f"{DECK}.txt"
    again = read_decklist(out.read_bytes(), cards)
    assert Counter(again.keys) == Counter(read_decklist_file(path, cards).keys)
    assert chabudai("deck", "convert", DECK, "--to", form).out == out.read_text(encoding="utf-8")


def test_the_japanese_list(chabudai: Command) -> None:
    out = chabudai("deck", "convert", DECK, "--to", "japanese").out
    assert out.startswith("ポケモン (17)\nNのゾロア\nJTG\n97\n4枚\n")
    assert "\nサポート (15)\nリーリエの決心 4枚\n" in out


def test_what_does_not_go_over_is_told(chabudai: Command, odd: Path) -> None:
    said = chabudai("deck", "convert", odd, "--to", "live")
    assert said.code == 0
    assert said.out.endswith("Total Cards: 12\n")
    first, second = said.err.splitlines()
    assert first.startswith("⚠ Line 8 (“thanks for reading”) was not read")
    assert "1 card of the sideboard" in second
    said = chabudai("deck", "convert", odd, "--to", "ids")
    assert (said.code, said.out) == (2, "")
    assert "there is none for “Odd Thing”" in said.err


def test_a_place_that_cannot_be_written(chabudai: Command, tmp_path: Path) -> None:
    said = chabudai("deck", "convert", DECK, "--to", "live", "-o", tmp_path / "no" / "list.txt")
    assert (said.code, said.out) == (2, "")
    assert "no such place" in said.err


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_printable_sheet(chabudai: Command, qtbot: QtBot, tmp_path: Path, paper: str) -> None:
    out = tmp_path / "sheet.pdf"
    said = chabudai("deck", "convert", DECK, "--to", "pdf", "--paper", paper, "-o", out)
    assert said == type(said)(0, "", "")
    size = {"a4": b"/MediaBox [0 0 595", "letter": b"/MediaBox [0 0 612"}[paper]
    data = out.read_bytes()
    assert data.startswith(b"%PDF-1.")
    assert size in data
    assert data.count(b"/Type /Page\n") == 1


def test_a_sheet_needs_a_file(chabudai: Command) -> None:
    said = chabudai("deck", "convert", DECK, "--to", "pdf")
    assert (said.code, said.out) == (2, "")
    assert "add -o sheet.pdf" in said.err


# -- folders --------------------------------------------------------------------------------------


def test_a_folder_is_called_one_and_its_deck_lists_are_named(
    chabudai: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "my decks"
    (folder / "older").mkdir(parents=True)
    (folder / "a.txt").write_text("4 Iono PAL 185\n", "utf-8")
    (folder / "b.yaml").write_text("chabudai_deck: 1\ncards:\n  - 4 Iono\n", "utf-8")
    (folder / "diary.txt").write_text("nothing of the kind\n", "utf-8")
    (folder / "cat.png").write_bytes(b"\x89PNG")
    said = chabudai("deck", "show", folder)
    assert said.code == 2
    assert said.err == (
        f"chabudai: {folder} is a folder. Give a file in it: {folder}/a.txt or {folder}/b.yaml.\n"
    )


def test_a_folder_is_called_one_in_japanese(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    (tmp_path / "a.txt").write_text("4 Iono PAL 185\n", "utf-8")
    said = chabudai("deck", "show", tmp_path)
    assert (
        f"{tmp_path}はフォルダーです。中のファイルを指定してください：{tmp_path}/a.txt。"
        in said.err
    )


def test_of_a_folder_without_deck_lists_the_shipped_ones_are_named(
    chabudai: Command, tmp_path: Path
) -> None:
    said = chabudai("deck", "show", tmp_path)
    assert said.code == 2
    assert said.err.startswith(f"chabudai: {tmp_path} is a folder without a deck list in it. ")
    assert "ns-zoroark" in said.err


def test_of_a_large_folder_a_few_are_named(chabudai: Command, tmp_path: Path) -> None:
    for number in range(60):
        (tmp_path / f"deck-{number:02}.txt").write_text("4 Iono PAL 185\n", "utf-8")
    said = chabudai("deck", "show", tmp_path)
    assert f"{tmp_path}/deck-00.txt" in said.err
    assert said.err.count(".txt") <= 5
    assert "…" in said.err

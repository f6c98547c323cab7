"""What the window says about a deck: the gravest first, reminders as such, no flood of notes."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from app.cards.deck.finding import GRAVITIES
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.resources import decklists
from app.store.decks.shipped_titles import deck_played
from app.ui.decks import deck_findings
from app.ui.decks.deck_findings import Remark, legal_for, remarks
from tests.helpers.shipped import shipped_base

ZOROARK = decklists() / "pokemon" / "ns-zoroark.txt"


@pytest.fixture
def cards() -> PokemonCards:
    return shipped_base()


@pytest.fixture(autouse=True)
def on_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the day on which the shipped decks were played."""
    monkeypatch.setattr(deck_findings, "today", lambda: date(2026, 4, 5))


def told(text: str, cards: PokemonCards) -> tuple[Remark, ...]:
    return remarks(read_decklist(text, cards), cards, "en")


def test_a_sound_deck_leaves_nothing_to_say(cards: PokemonCards) -> None:
    deck = read_decklist_file(ZOROARK, cards)
    assert remarks(deck, cards, "en", deck_played(ZOROARK)) == ()


def test_the_gravest_is_first_and_has_the_sign_of_a_warning(cards: PokemonCards) -> None:
    found = told("4 Dreepy TWM 128\n5 Iono PAL 185\n51 Basic {P} Energy MEE 5", cards)
    signs = [remark.told("en")[0] for remark in found]
    assert signs == sorted(signs, key="⚠△·".index)
    assert signs[0] == "⚠"
    assert signs[-1] == "·"
    assert found[0].to_look_at
    assert not found[-1].to_look_at


def test_cards_without_data_are_one_reminder(cards: PokemonCards) -> None:
    rows = "\n".join(f"4 Foo {name} XYZ {n}" for n, name in enumerate("ABCDEFGHIJ", 1))
    found = told(f"4 Dreepy TWM 128\n{rows}\n16 Basic {{P}} Energy MEE 5", cards)
    about = [remark for remark in found if "Foo A" in remark.words.en]
    assert len(about) == 1
    assert about[0].severity == "reminder"
    assert "Foo J" in about[0].words.en


def test_a_shipped_deck_is_asked_about_its_day(
    cards: PokemonCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = deck_played(ZOROARK)
    assert played is not None
    monkeypatch.setattr(deck_findings, "today", lambda: date(2026, 11, 21))
    deck = read_decklist_file(ZOROARK, cards)
    legal = legal_for(deck, cards.check, played)
    assert legal is not None
    assert legal.en == "Legal in Standard on 5 Apr 2026 (outside Japan)"
    found = remarks(deck, cards, "en", played)
    assert [remark.severity for remark in found] == ["reminder"]
    assert "21 Nov 2026" in found[0].words.en
    # The same list as a file of one's own is asked about today.
    assert [remark.severity for remark in remarks(deck, cards, "en")] == ["illegal"]


def test_the_region_is_that_of_the_language(cards: PokemonCards) -> None:
    deck = read_decklist_file(ZOROARK, cards)
    assert remarks(deck, cards, "en") == ()
    assert [remark.severity for remark in remarks(deck, cards, "ja")] == ["illegal"]


def test_a_list_of_ones_own_has_no_day(tmp_path: Path) -> None:
    assert deck_played(tmp_path / ZOROARK.name) is None


def test_a_deck_for_another_game_is_not_asked(cards: PokemonCards) -> None:
    from app.core.data.value import replace

    deck = replace(read_decklist("1 Dreepy TWM 128", cards), game="blackpoker")
    assert remarks(deck, cards, "en") == ()


def test_a_broken_format_file_is_told(
    cards: PokemonCards, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    folder = tmp_path / "config" / "formats"
    folder.mkdir(parents=True)
    (folder / "standard.json").write_text("?", "utf-8")
    deck = read_decklist_file(ZOROARK, cards)
    (remark,) = remarks(deck, cards, "en", deck_played(ZOROARK))
    assert "standard.json" in remark.words.en
    assert remark.to_look_at


def test_a_line_that_was_not_read_is_not_against_the_rules(cards: PokemonCards) -> None:
    rows = "4 Dreepy TWM 128\n56 Basic {P} Energy MEE 5"
    found = told(f"{rows}\n4 Foo 3 bar", cards)
    first = found[0]
    assert (first.severity, first.told("en")[0]) == ("unread", "✗")
    assert first.to_look_at
    assert "was not read" in first.words.en
    assert "は読み取れません" in first.words.ja
    assert "illegal" not in {remark.severity for remark in found}
    assert (GRAVITIES["unread"].en, GRAVITIES["unread"].ja) == ("Not read", "読み取れない行")


def test_a_deck_with_a_line_that_was_not_read_is_not_called_legal(cards: PokemonCards) -> None:
    found = told("4 Dreepy TWM 128\n56 Basic {P} Energy MEE 5\n4 Foo 3 bar", cards)
    assert [remark.against for remark in found] == [True, *(False for _ in found[1:])]

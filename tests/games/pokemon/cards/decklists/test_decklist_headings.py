"""The words that head the parts of a deck list, and its total, in the languages lists come in."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total, heading


@pytest.mark.parametrize(
    ("text", "section", "stated"),
    [
        ("Pokémon: 12", "pokemon", "12"),
        ("Trainer (30)", "trainer", "30"),
        ("【グッズ】(4)", "trainer", "4"),
        ("Cartes Énergie - 9", "energy", "9"),
        ("エネルギー 10枚", "energy", "10"),
        ("Trainer Cards", "trainer", ""),
    ],
)
def test_a_part_is_headed_in_many_languages(text: str, section: str, stated: str) -> None:
    found = heading(text)
    assert isinstance(found, Header)
    assert (found.section, found.stated) == (section, stated)


@pytest.mark.parametrize(
    ("text", "pile"), [("Sideboard", "side"), ("Main deck: 60", "main"), ("検討中", "maybe")]
)
def test_piles_have_heads_as_well(text: str, pile: str) -> None:
    found = heading(text)
    assert isinstance(found, PileHead)
    assert found.pile == pile


@pytest.mark.parametrize("text", ["Total Cards: 60", "60 cards", "合計 60", "Number of cards: 60"])
def test_a_total_is_no_part(text: str) -> None:
    assert heading(text) == Total(60)


@pytest.mark.parametrize("text", ["4 Iono", "Iono", "Players: 4", ""])
def test_anything_else_is_no_heading(text: str) -> None:
    assert heading(text) is None

"""Names whose signs and suffixes lists write otherwise than the data."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from tests.games.pokemon.cards.check.making import card, pokemon

BASE = CardBase(
    [
        pokemon("Giratina ◇", "sm5-58"),
        pokemon("Umbreon ★", "cel25c-17_A"),
        pokemon("Team Rocket's Nidoran♀", "sv10-114"),
        pokemon("Decidueye-GX", "sm1-12"),
        pokemon("Beedrill δ", "ex11-1"),
        pokemon("Beedrill", "hgss2-12"),
        pokemon("Infernape LV.X", "dp1-121"),
        card("Boss's Orders", "me1-114", "supporter", released="2025-09-26"),
        card("Boss's Orders (Ghetsis)", "sv2-172", "supporter", released="2023-06-09"),
        pokemon("Riolu", "me1-76", hp=60),
        pokemon("Riolu", "me2pt5-112"),
    ]
)


@pytest.mark.parametrize(
    ("row", "key"),
    [
        ("1 Giratina {*}", "UPR-58"),
        ("1 Giratina ♢", "UPR-58"),
        ("1 Giratina Prism Star", "UPR-58"),
        ("1 Umbreon ☆", "CEL25C-17_A"),
        ("1 Team Rocket's Nidoran ♀", "DRI-114"),
        ("1 Decidueye GX", "SUM-12"),
        ("1 Beedrill DS 1", "DS-1"),
        ("1 Beedrill (Delta Species) DS 1", "DS-1"),
        ("1 Beedrill UL 12", "UL-12"),
        ("1 Infernape DP 121", "DP-121"),
        ("2 Boss's Orders (Ghetsis)", "PAL-172"),
        ("2 Boss's Orders (Giovanni) BRS 132", "MEG-114"),
        ("4 Riolu 76/132", "MEG-76"),
        ("4 Riolu 112", "ASC-112"),
        ("4 Riolu (MEG)", "MEG-76"),
    ],
)
def test_the_card_that_is_meant(row: str, key: str) -> None:
    deck = read_decklist(row, BASE)
    assert [line.key for line in deck.lines] == [key]
    assert deck.remarks == ()


@pytest.mark.parametrize("name", ["Buddy Buddy Poffin", "Buddy-Buddy Poffin", "buddy buddy poffin"])
def test_a_hyphen_may_be_left_out(cards: CardBase, name: str) -> None:
    (line,) = read_decklist(f"4 {name}", cards).lines
    assert line.key == "TEF-144"

"""Signs among words, in the colours that cards wear."""

from __future__ import annotations

import pytest

from app.games._playing_cards.playing_base import PlayingCards
from app.ui.look.colour import contrast
from app.ui.look.palette import CONTRAST, DARK, LIGHT, Palette
from app.ui.look.sign_inks import sign_inks


@pytest.mark.parametrize("palette", [LIGHT, DARK, CONTRAST])
def test_each_sign_has_its_colour_and_can_be_read(palette: Palette) -> None:
    inks = sign_inks(PlayingCards("whist", "four"), "ja", palette.panel_raised, palette.text)
    assert list(inks) == ["♠", "♥", "♦", "♣"]
    assert len(set(inks.values())) == 4
    assert all(contrast(ink, palette.panel_raised) >= 4.5 for ink in inks.values())


def test_on_white_they_are_those_of_the_cards() -> None:
    cards = PlayingCards("whist")
    inks = sign_inks(cards, "en", "#ffffff", "#000000")
    assert inks["♦"] == inks["♥"] == cards.signs["H"].colour

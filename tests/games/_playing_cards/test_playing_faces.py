"""What playing cards show."""

from __future__ import annotations

import pytest

from app.games._playing_cards.playing_faces import BACKS, COLOURS, PlayingFaces
from app.games._playing_cards.suits_ranks import CARDS


@pytest.mark.parametrize("colours", list(COLOURS))
def test_every_card_has_a_face_with_corners_and_art(colours: str) -> None:
    faces = PlayingFaces(colours)
    for key, card in CARDS.items():
        face = faces.face(key)
        assert (face.key, face.name, face.layout) == (key, card.name, "index")
        assert face.corners is not None
        assert face.art
    corners = [faces.face(key).corners for key, card in CARDS.items() if card.suit]
    assert len({(one.index.en, one.emblem) for one in corners if one}) == 52


def test_four_colours_tell_all_suits_apart() -> None:
    assert len(set(COLOURS["four"].values())) == 4
    assert len(set(COLOURS["two"].values())) == 2


def test_a_card_of_ones_own_shows_its_name() -> None:
    face = PlayingFaces().face("?Dragon||")
    assert (face.layout, face.name.en) == ("name", "Dragon")


def test_there_are_two_backs() -> None:
    assert len({back.colour for back in BACKS.values()}) == 2

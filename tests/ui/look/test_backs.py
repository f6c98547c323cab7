"""Backs in one's own window: patterns, a seat's colour and number, a picture; all alike."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from app.cards.face import Back, Face
from app.ui.look.card_art import CardArt
from app.ui.look.colour import contrast
from app.ui.look.faces import back_patterns, card_sides
from app.ui.look.faces.back_patterns import BackDress, Pattern, seat_ground
from app.ui.look.faces.bake import card_rect
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.faces.card_sides import back_colour, paint_back
from app.ui.look.look import Look
from app.ui.look.seat_colours import SEATS, seat_colour

pytestmark = [pytest.mark.painted, pytest.mark.usefixtures("qapp")]

SIZE = QSize(72, 100)
PATTERNS: tuple[Pattern, ...] = get_args(Pattern)
STONE = Back("#3b5a52", "#d9cfae")


def picture(colour: str = "#00c000") -> QImage:
    image = QImage(600, 838, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    return image


def test_without_a_dress_a_back_is_the_game_s() -> None:
    assert paint_back(SIZE, STONE) == paint_back(SIZE, STONE, BackDress())
    assert paint_back(SIZE, STONE) != paint_back(SIZE)


def test_every_pattern_is_another() -> None:
    backs = [paint_back(SIZE, STONE, BackDress(pattern)) for pattern in PATTERNS]
    assert len(PATTERNS) == 5
    assert all(one != other for one, other in combinations(backs, 2))


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_has_the_colour_and_the_sign_of_the_game(pattern: Pattern) -> None:
    here, there = (paint_back(SIZE, back, BackDress(pattern)) for back in (Back(), STONE))
    assert here != there
    middle = paint_back(SIZE, STONE, BackDress(pattern)).pixelColor(36, 50)
    assert contrast(middle.name(), STONE.disc) < 1.2


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("size", [QSize(1, 1), QSize(4, 6), QSize(20, 28), QSize(500, 20)])
def test_a_back_of_any_size_can_be_painted(pattern: Pattern, size: QSize) -> None:
    for seat in (None, 7):
        assert paint_back(size, STONE, BackDress(pattern, by_seat=True), seat).size() == size


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_back_is_painted_the_same_again(pattern: Pattern) -> None:
    dress = BackDress(pattern, by_seat=True)
    assert paint_back(SIZE, STONE, dress, 2) == paint_back(SIZE, STONE, dress, 2)


def test_each_seat_has_its_own() -> None:
    backs = [paint_back(SIZE, STONE, BackDress(by_seat=True), seat) for seat in range(len(SEATS))]
    assert all(one != other for one, other in combinations(backs, 2))
    for seat in range(len(SEATS)):
        # Its letters are dark on the colour itself, and light on the ground.
        assert contrast(seat_ground(seat), seat_colour(seat)) >= 3


def test_seats_are_told_apart_without_any_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (back_patterns, card_sides):
        monkeypatch.setattr(module, "seat_colour", lambda _seat: "#b0b0b0")
    monkeypatch.setattr("app.ui.look.seat_colours.seat_colour", lambda _seat: "#b0b0b0")
    backs = [paint_back(SIZE, STONE, BackDress(by_seat=True), seat) for seat in range(len(SEATS))]
    assert all(one != other for one, other in combinations(backs, 2)), "each has its number"


def test_a_picture_takes_the_place_of_everything_but_the_edge() -> None:
    back = paint_back(SIZE, STONE, BackDress("asanoha", own=picture()))
    for at in ((36, 50), (15, 20), (60, 85)):
        assert back.pixelColor(*at).name() == "#00c000"
    assert back.pixelColor(36, 1).name() != "#00c000"
    assert back.pixelColor(0, 0).alpha() < 255, "the corners are round"
    mine = paint_back(SIZE, STONE, BackDress(by_seat=True, own=picture()), 1)
    assert mine.pixelColor(15, 20).name() == "#00c000"
    assert mine != back, "with the number of its seat"


def test_its_ground_is_that_of_the_seat() -> None:
    assert back_colour(STONE) == STONE.colour
    assert back_colour(STONE, 3) == seat_ground(3)


# -- on demand ------------------------------------------------------------------------------------


def shown(picture: QPixmap) -> QImage:
    return picture.toImage().copy(card_rect(SIZE))


def test_cards_are_painted_anew_in_another_dress(qtbot: QtBot, lizard: Face) -> None:
    look = Look(language="en")
    art = CardArt(look)
    back = CardPicture(None, (SIZE.width(), SIZE.height()), "en")
    before = shown(art.now(back))
    face = CardPicture(lizard, (SIZE.width(), SIZE.height()), "en")
    lies = shown(art.now(face))
    look.change(dress=BackDress("shippo"))
    assert not art.holds(back)
    after = shown(art.now(back))
    assert after != before
    look.change(dress=BackDress("shippo", own=picture("#c00000")))
    assert shown(art.now(back)) not in (before, after)
    assert shown(art.now(face)) == lies
    look.change()
    assert art.holds(back), "nothing of it changed"
    art.close()


def test_backs_of_two_seats_are_two_pictures(qtbot: QtBot) -> None:
    look = Look(language="en")
    look.change(dress=BackDress(by_seat=True))
    art = CardArt(look)
    wants = [
        CardPicture(None, (SIZE.width(), SIZE.height()), "en", seat=seat) for seat in (None, 0, 1)
    ]
    pictures = [shown(art.now(want)) for want in wants]
    assert all(one != other for one, other in combinations(pictures, 2))
    stand_ins = [art.stand_in(want).toImage() for want in wants]
    assert all(one != other for one, other in combinations(stand_ins, 2))
    art.close()

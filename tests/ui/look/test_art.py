from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from threading import get_ident
from time import sleep

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cards.face import Face
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.cards.nullpoga_faces import face_of
from app.ui.look.card_art import CardArt
from app.ui.look.faces.bake import bake_card, baked_size
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.faces.marks.badges import Badges
from app.ui.look.look import Look
from app.ui.look.palette import DARK
from app.ui.look.pictures.picture_cache import PictureCache


@pytest.fixture
def art(qapp: QApplication) -> Iterator[CardArt]:
    art = CardArt(Look())
    yield art
    art.close()


@pytest.fixture
def want(lizard: Face) -> CardPicture:
    return CardPicture(lizard, (80, 112), "en", Badges(damage=60))


def test_first_a_stand_in_then_the_real_picture(
    qtbot: QtBot, art: CardArt, want: CardPicture, lizard: Face
) -> None:
    with qtbot.waitSignal(art.ready) as caught:
        stand_in = art.get(want)
        assert not art.holds(want)
    assert stand_in.size() == baked_size(QSize(80, 112))
    assert caught.args[0] == want
    real = bake_card(lizard, QSize(80, 112), "en", Badges(damage=60))
    assert art.get(want).toImage() == caught.args[1].toImage() == real
    assert art.pending == 0


def test_a_picture_asked_for_twice_is_baked_once(
    qtbot: QtBot, art: CardArt, want: CardPicture
) -> None:
    seen = []
    art.ready.connect(lambda asked, _: seen.append(asked))
    art.get(want)
    art.get(want)
    qtbot.waitUntil(lambda: art.pending == 0)
    assert seen == [want]


def test_now_bakes_at_once(art: CardArt, want: CardPicture) -> None:
    art.now(want)
    assert art.holds(want)


def test_many_are_preloaded(qtbot: QtBot, art: CardArt, want: CardPicture) -> None:
    wants = [replace(want, badges=Badges(damage=10 * n)) for n in range(1, 60)]
    art.preload(wants)
    qtbot.waitUntil(lambda: art.pending == 0)
    assert all(art.holds(one) for one in wants)


def test_painting_happens_off_the_gui_thread(qtbot: QtBot, want: CardPicture) -> None:
    threads = []

    def own_face(card: Face, _size: QSize) -> QImage:
        threads.append(get_ident())
        image = QImage(20, 28, QImage.Format.Format_RGB32)
        image.fill(QColor("#00ff00"))
        return image

    art = CardArt(Look(), own_face=own_face)
    with qtbot.waitSignal(art.ready) as caught:
        art.get(replace(want, badges=Badges()))
    art.close()
    assert threads
    assert threads[0] != get_ident()
    picture = caught.args[1].toImage()
    assert picture.pixelColor(picture.rect().center()) == QColor("#00ff00")


def test_numbers_lie_on_a_picture_of_ones_own_that_may_show_none(
    qtbot: QtBot, want: CardPicture
) -> None:
    def own_face(_card: Face, _size: QSize) -> QImage:
        image = QImage(20, 28, QImage.Format.Format_RGB32)
        image.fill(QColor("#00ff00"))
        return image

    crested = face_of(card_book().cards["boar"])
    assert crested.numbers
    badges = Badges(numbers=tuple((one.text,) for one in crested.numbers))
    bare, told = (replace(want, card=crested, badges=one) for one in (Badges(), badges))
    for art, same in ((CardArt(Look()), True), (CardArt(Look(), own_face=own_face), False)):
        assert (art.now(bare).toImage() == art.now(told).toImage()) is same
        art.close()


def test_memory_stays_within_the_bound(qtbot: QtBot, want: CardPicture) -> None:
    bound = 1 << 20
    art = CardArt(Look(), max_bytes=bound)
    for number in range(1, 80):
        art.now(replace(want, badges=Badges(damage=number * 10)))
        assert art.held_bytes <= bound
    assert art.holds(replace(want, badges=Badges(damage=790)))
    assert not art.holds(replace(want, badges=Badges(damage=10)))
    art.close()


def test_what_was_forgotten_does_not_come_back(
    qtbot: QtBot, art: CardArt, want: CardPicture
) -> None:
    seen = []
    art.ready.connect(lambda asked, _: seen.append(asked))
    art.get(want)
    art.forget()
    qtbot.wait(100)
    assert seen == []
    assert not art.holds(want)
    assert art.pending == 0


def test_another_theme_bakes_anew(art: CardArt, want: CardPicture) -> None:
    art.now(want)
    art.look.change(palette=DARK)
    assert not art.holds(want)


def test_after_closing_only_stand_ins_are_given(
    qtbot: QtBot, art: CardArt, want: CardPicture
) -> None:
    art.close()
    assert not art.get(want).isNull()
    assert art.pending == 0


def test_pictures_know_their_pixel_ratio(art: CardArt, want: CardPicture) -> None:
    assert art.now(replace(want, dpr=2.0)).devicePixelRatio() == 2.0


def test_the_least_recently_used_picture_goes_first(qapp: QApplication) -> None:
    one = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    cache: PictureCache[QImage] = PictureCache(limit=800)
    cache.put("a", one)
    cache.put("b", one)
    cache.get("a")
    cache.put("c", one)
    assert "a" in cache
    assert "b" not in cache
    assert cache.held_bytes == 800


def test_a_picture_beyond_the_bound_is_not_held(qapp: QApplication) -> None:
    cache: PictureCache[QImage] = PictureCache(limit=10)
    cache.put("a", QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied))
    assert len(cache) == 0


def test_nothing_is_begun_before_a_frame_is_over(
    qtbot: QtBot, lizard: Face, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = CardArt(Look())
    begun: list[CardPicture] = []
    bake = art._bake

    def begin(want: CardPicture) -> QImage:
        begun.append(want)
        return bake(want)

    monkeypatch.setattr(art, "_bake", begin)
    art.ask(CardPicture(lizard, (80, 112)))
    art.rest_for_a_frame()
    art._begin()
    sleep(0.05)
    assert not begun
    qtbot.waitUntil(lambda: art.pending == 0)
    assert begun
    art.close()

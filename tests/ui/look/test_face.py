from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage

from app.cards.face import Face
from app.games.pokemon.cards.card_record import Attack, Card, Language, Words
from app.games.pokemon.cards.faces.pokemon_face import face_of
from app.games.pokemon.cards.faces.pokemon_signs import SIGNS
from app.ui.look.faces.card_sides import paint_back, paint_face
from app.ui.look.faces.face_few import _name, hit_points_box, points_pixels
from app.ui.look.faces.face_foot import paint_foot
from app.ui.look.faces.face_large import _fit
from app.ui.look.faces.face_part import Sizes
from app.ui.look.fonts import text_width
from app.ui.look.strokes import blank_image, fitted, smooth_painter
from app.ui.look.text_block import TextBlock, _plain
from app.ui.look.tints import tint_of
from tests.helpers.shipped import shipped_base

SIZES = [QSize(72, 100), QSize(80, 112), QSize(160, 224), QSize(1, 1), QSize(7, 300)]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_any_card_has_a_face_of_exactly_the_size_asked_for(
    all_cards: list[Face], size: QSize, language: Language
) -> None:
    for card in all_cards:
        assert paint_face(card, size, language).size() == size


@pytest.mark.parametrize("language", ["ja", "en"])
def test_any_card_can_be_read_large(all_cards: list[Face], language: Language) -> None:
    for card in all_cards:
        assert paint_face(card, QSize(360, 503), language, "large").size() == QSize(360, 503)


def test_the_same_card_is_drawn_the_same_again(all_cards: list[Face]) -> None:
    for card in all_cards:
        first = paint_face(card, QSize(80, 112), "ja")
        assert paint_face(card, QSize(80, 112), "ja") == first


def test_a_face_drawn_in_another_thread_is_the_same(all_cards: list[Face]) -> None:
    size = QSize(80, 112)
    here = [paint_face(card, size, "en") for card in all_cards]
    with ThreadPoolExecutor(2) as threads:
        there = list(threads.map(lambda card: paint_face(card, size, "en"), all_cards))
    assert here == there


def test_corners_are_clear_and_the_middle_is_not(lizard: Face) -> None:
    for image in (paint_face(lizard, QSize(80, 112), "ja"), paint_back(QSize(80, 112))):
        assert image.pixelColor(0, 0).alpha() < 128
        assert image.pixelColor(40, 56).alpha() == 255


def test_both_languages_are_drawn(lizard: Face) -> None:
    size = QSize(160, 224)
    assert paint_face(lizard, size, "ja") != paint_face(lizard, size, "en")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_word_of_the_longest_card_fits_the_reading_view(
    all_cards: list[Face], language: Language
) -> None:
    inner = QRectF(0, 0, 300, 430)
    for card in all_cards:
        scale, page = _fit(card, language, inner, Sizes.of(360), 60)
        assert page.height * scale <= inner.height() + 0.5, card.key


def test_a_card_with_few_words_keeps_large_letters() -> None:
    small = Card(
        key="A-1",
        name=Words(en="Pidgey", ja="ポッポ"),
        kind="pokemon",
        attacks=(Attack(name=Words(en="Gust", ja="かぜおこし"), damage="20"),),
    )
    scale, _ = _fit(face_of(small), "en", QRectF(0, 0, 300, 430), Sizes.of(360), 60)
    assert scale == 1.0


def test_the_line_under_the_art_says_stage_and_tags_once(lizard: Face) -> None:
    assert lizard.line == Words("Stage 2 · Tera", "2進化 · テラスタル")


def test_a_placeholder_shows_set_and_number() -> None:
    card = Card(key="?Valiant|PAR|89", name=Words(en="V", ja="V"), kind="unknown")
    assert face_of(card).body().placeholder == "PAR 89"


def test_energy_symbols_in_a_text_are_drawn_as_pips() -> None:
    text, symbols = _plain("Attach a {D}Energy, or {C}{C}; {X} stays.", SIGNS)
    assert text == "Attach a 悪Energy, or 無無; {X} stays."
    assert {place: sign.id for place, sign in symbols.items()} == {9: "D", 21: "C", 22: "C"}
    image = blank_image(60, 20)
    painter = smooth_painter(image)
    TextBlock("{R}", 60, 16, symbols=SIGNS).draw(painter, QPointF(0, 0), "#000000")
    painter.end()
    colours = [image.pixelColor(x, 3) for x in range(20)]
    assert any(colour.red() > 180 and colour.blue() < 120 for colour in colours)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("letters", [1.4, 2.0, 3.0])
def test_any_card_has_a_face_of_few_large_words(
    all_cards: list[Face], size: QSize, letters: float
) -> None:
    for card in all_cards:
        for language in ("ja", "en"):
            face = paint_face(card, size, language, letters=letters)
            assert face.size() == size
            assert face == paint_face(card, size, language, letters=letters)


def test_a_plain_face_is_white_where_the_paper_is(all_cards: list[Face]) -> None:
    for card in all_cards:
        for detail in ("small", "large"):
            face = paint_face(card, QSize(160, 224), "en", detail, plain=True)
            assert face.pixelColor(6, 112).name() == "#ffffff", card.key


@pytest.mark.parametrize("letters", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("width", [47, 60, 93])
def test_no_name_in_large_letters_is_broken_within_a_word(width: int, letters: float) -> None:
    for card in shipped_base():
        rect = QRectF(0, 0, width, width * 1.4)
        name, _ = _name(face_of(card), "en", rect, letters)
        assert not name.splits_words, card.name.en


def test_a_block_knows_whether_it_splits_a_word() -> None:
    assert TextBlock("Dragapult", 30, 12).splits_words
    assert not TextBlock("Dragapult ex", 70, 12).splits_words
    assert not TextBlock("Buddy-Buddy", 44, 12).splits_words
    assert not TextBlock("ドラパルトドラパルト", 30, 12).splits_words


def test_hit_points_of_three_digits_fit_beside_the_energy() -> None:
    for width, letters in product((47, 60, 93), (1.5, 2.0, 3.0)):
        box = hit_points_box(QRectF(0, 0, width, width * 1.4), letters)
        pixels = points_pixels("320", box, 1)
        assert text_width("320", pixels, bold=True) + pixels <= box.width()
        assert pixels >= width * 0.17


def rows_of(image: QImage, top: int, bottom: int) -> list[int]:
    """Columns in which something is drawn between two rows."""
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).alpha() > 60 for y in range(top, bottom))
    ]


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("pixels", [6, 9.2, 12])
def test_the_three_words_of_the_foot_stand_apart(
    lizard: Face, language: Language, pixels: float
) -> None:
    image = blank_image(116, 60)
    painter = smooth_painter(image)
    paint_foot(painter, QRectF(0, 0, 116, 60), lizard, language, pixels, tint_of(lizard))
    painter.end()
    drawn = rows_of(image, round(pixels * 0.6), round(pixels * 1.3))
    for third in (116 / 3, 116 * 2 / 3):
        assert not [x for x in drawn if third - 3 <= x < third - 1]


def test_a_rule_is_no_louder_than_an_attack(lizard_card: Card) -> None:
    text = Words(en="Draw.", ja="引く。")
    attack = Attack(name=Words(en="Gust", ja="かぜおこし"), damage="20", text=text)
    tera = face_of(replace(lizard_card, abilities=(), attacks=(attack,), text=text))
    _, page = _fit(tera, "en", QRectF(0, 0, 116, 170), Sizes.of(140), 12, 1.7)
    assert page.body[-1].words.pixels == page.body[-2].words.pixels


def test_no_room_is_kept_for_art_too_low_to_be_drawn(lizard: Face) -> None:
    body = replace(lizard.body(), text=words_of("Draw three cards, then shuffle. " * 5))
    wordy = replace(lizard, body=lambda: body)
    inner = QRectF(0, 0, 116, 170)
    with_art = _fit(wordy, "en", inner, Sizes.of(140), 116 * 0.15, 1.7)[1]
    without = _fit(wordy, "en", inner, Sizes.of(140), 0.0, 1.7)[1]
    assert with_art.letters == without.letters


def words_of(text: str) -> Words:
    return Words(en=text, ja=text)


@pytest.mark.parametrize("size", [QSize(182, 254), QSize(360, 503)], ids=str)
def test_a_card_of_the_contrast_theme_is_black_to_its_corners(lizard: Face, size: QSize) -> None:
    image = paint_face(lizard, size, "en", "large", plain=True)
    for x in range(size.width() // 8):
        for y in range(size.width() // 8):
            colour = image.pixelColor(x, y)
            outside = image.pixelColor(max(0, x - 1), max(0, y - 1)).alpha() < 250
            if outside and colour.alpha() > 128:
                assert colour.lightness() < 90, (x, y)


def test_a_name_that_fits_when_it_is_narrow_is_not_cut() -> None:
    name = "Basic Darkness Energy"
    wide = text_width(name, 10, bold=True)
    for tenths in range(int(wide * 7.2), int(wide * 10)):
        shown, _, squeeze = fitted(name, tenths / 10, (10, 10), bold=True, narrowest=0.7)
        assert shown == name
        assert 0.7 <= squeeze <= 1


def test_a_name_that_is_too_long_keeps_what_it_ends_with() -> None:
    shown, _, squeeze = fitted(
        "Marnie's Grimmsnarl ex", 60, (10, 10), bold=True, narrowest=0.7, tail=" ex"
    )
    assert shown.endswith("… ex")
    assert squeeze == 0.7

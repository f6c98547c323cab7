"""What lies on a card can be read: nothing covers anything else, whatever the size of text."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from app.cards.face import Face
from app.core.text.words import Language
from app.games.pokemon.cards.faces.pokemon_face import face_of
from app.ui.look.faces.card_sides import places_on
from app.ui.look.faces.marks.badge_layout import LARGEST, BadgeLayout
from app.ui.look.faces.marks.badge_places import NO_PLACES
from app.ui.look.faces.marks.badges import Badges, KnownFace
from app.ui.look.palette import LIGHT
from tests.helpers.shipped import shipped_base

pytestmark = pytest.mark.usefixtures("qapp")

WIDTHS = (47, 60, 120)
"""A card of the usual table with text at 200 % and at 100 %, and on a dense screen."""
WORST = Badges(
    damage=310,
    conditions=("asleep", "burned", "poisoned"),
    used=True,
    marks=("Can't retreat",),
    counters=(("●", 4),),
    notes=1,
)
"""The most that ever lies on one Pokémon."""


def laid(
    width: int, text: float, *, turn: int = 0, language: Language = "en", card: Face | None = None
) -> BadgeLayout:
    lies = QRectF(0, 0, width, round(width * 88 / 63))
    places = places_on(card, lies, language, text) if card else NO_PLACES
    return BadgeLayout(lies, language, turn, LIGHT, min(text, LARGEST), places)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize(("width", "text"), list(product(WIDTHS, (1.0, 1.5, 2.0, 3.0))))
@pytest.mark.parametrize("language", ["ja", "en"])
def test_nothing_on_a_card_covers_anything_else(
    lizard: Face, width: int, text: float, turn: int, language: Language
) -> None:
    one = laid(width, text, turn=turn, language=language, card=lizard)
    pills = [pill.box for pill in one.pills(WORST)]
    assert not [pair for pair in combinations(pills, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("width", WIDTHS)
def test_every_condition_is_read_in_large_letters(width: int) -> None:
    said = laid(width, 2.0).pills(WORST)[1:4]
    assert [pill.pill.text for pill in said] == ["Asleep", "Burned", "Poisoned"]
    assert all(pill.pixels >= width * 0.112 for pill in said)


def test_what_finds_no_room_is_counted() -> None:
    many = Badges(damage=310, conditions=WORST.conditions, marks=("A long word",) * 9)
    shown = [pill.pill.text for pill in laid(47, 2.0).pills(many)]
    assert shown[-1].startswith("+")
    assert len(shown) - 5 + int(shown[-1]) == 9


def test_a_word_on_a_small_card_is_no_blot() -> None:
    (stamp,) = laid(60, 1.0).pills(Badges(marks=("Can't retreat",)))
    assert stamp.pixels >= 7.5


def test_used_and_damage_leave_name_and_hit_points_free(lizard: Face) -> None:
    for width, text in product(WIDTHS, (1.0, 2.0)):
        one = laid(width, text, card=lizard)
        (_, used) = one.pills(Badges(damage=120, used=True))
        assert not [box for box in one.places.said if used.box.meets(one.lying(box))]


@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize("width", [60, 70, 91, 120])
def test_what_lies_on_a_unit_covers_neither_name_nor_what_it_can_do(
    lizard: Face, width: int, turn: int
) -> None:
    one = laid(width, 1.0, turn=turn, card=lizard)
    marks = Badges(damage=310, conditions=("asleep", "burned"), used=width > 60)
    said = [one.lying(box) for box in one.places.said]
    assert len(said) == 3
    for pill in one.pills(marks):
        assert not [box for box in said if pill.box.meets(box)], pill.pill.text


@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize("width", [80, 91, 120])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_most_that_ever_lies_on_a_unit_leaves_its_name_and_its_foot_free(
    lizard: Face, width: int, turn: int, language: Language
) -> None:
    one = laid(width, 1.0, turn=turn, language=language, card=lizard)
    name, _, rows = (one.lying(box) for box in one.places.said)
    assert rows.bottom >= round(width * 88 / 63) * 0.97, "what is attached hangs below"
    for placed in one.pills(WORST):
        assert not placed.box.meets(name), placed.pill.text
        assert not placed.box.meets(rows), placed.pill.text


@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize(("width", "text"), list(product((40, 47, 52, 60, 93), (1.0, 1.5, 3.0))))
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("owner", [None, 1])
def test_whatever_lies_on_a_unit_leaves_its_name_and_its_hit_points_free(
    lizard: Face, width: int, text: float, turn: int, language: Language, owner: int | None
) -> None:
    one = laid(width, text, turn=turn, language=language, card=lizard)
    said = [one.lying(box) for box in one.places.said]
    damage, *words = one.pills(replace(WORST, owner=owner))
    assert damage.pill.text == "310"
    assert damage.pixels >= width * 0.1
    assert words
    for placed in (damage, *words):
        assert not [box for box in said if placed.box.meets(box)], placed.pill.text


def test_all_that_may_be_at_once_of_conditions_is_read_in_the_largest_text(lizard: Face) -> None:
    for language, signs in (("en", ["As", "Bu", "Po"]), ("ja", ["ね", "や", "ど"])):
        one = laid(52, 3.0, language=language, card=lizard)
        shown = one.pills(Badges(damage=310, conditions=WORST.conditions))
        assert [placed.pill.text for placed in shown] == ["310", *signs]


def test_a_word_that_is_alone_is_said_whole(lizard: Face) -> None:
    for width, text in product((52, 64, 91), (1.0, 3.0)):
        (word,) = laid(width, text, card=lizard).pills(Badges(conditions=("confused",)))
        assert word.pill.text == "Confused"


def test_what_has_no_room_on_a_crest_is_said_in_short_and_then_counted(lizard: Face) -> None:
    shown = [placed.pill.text for placed in laid(64, 1.0, card=lizard).pills(WORST)]
    assert shown == ["310", "As", "Bu", "Po", "+3"]
    fewer = Badges(damage=310, conditions=WORST.conditions)
    whole = [placed.pill.text for placed in laid(91, 1.0, card=lizard).pills(fewer)]
    assert whole == ["310", "Asleep", "Burned", "Poisoned"]


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_note_lies_beside_the_name(lizard: Face, text: float) -> None:
    one = laid(60, text, card=lizard)
    name, sheet = one.places.said[0], one.sheet()
    covered = name.intersected(sheet)
    assert covered.width() * covered.height() < 0.02 * name.width() * name.height()


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize(("width", "text"), list(product(WIDTHS, (1.0, 1.5, 2.0, 3.0))))
def test_the_disc_of_an_owner_covers_neither_name_nor_hit_points(
    lizard: Face, width: int, text: float, turn: int
) -> None:
    one = laid(width, text, turn=turn, card=lizard)
    said = [one.lying(box) for box in one.places.said]
    assert said
    assert not [box for box in said if box.meets(one.disc())]


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize(("width", "text"), list(product(WIDTHS, (1.0, 2.0, 3.0))))
def test_which_card_a_back_is_stands_at_its_lower_edge_and_covers_nothing(
    width: int, text: float, turn: int
) -> None:
    known = KnownFace("10♥", "#b5261e")
    one = laid(width, text, turn=turn)
    (label,) = one.pills(Badges(known=known))
    across, high = (label.box.centre[0], round(width * 88 / 63))
    wide, high = (high, width) if turn in (90, 270) else (width, high)
    assert across == pytest.approx(wide / 2)
    assert 0 <= high + width * 0.031 - label.box.bottom < 1
    assert label.pill.text == "10♥"
    beside = one.pills(
        Badges(known=known, numbers=(("+3",),), counters=(("●", 4),), marks=("new",))
    )
    assert len(beside) == 4
    boxes = [pill.box for pill in beside]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("text", [1.5, 3.0])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_disc_of_an_owner_leaves_a_name_of_several_lines_free(
    text: float, language: Language
) -> None:
    for name in ("Rare Candy", "Buddy-Buddy Poffin", "Lillie's Determination"):
        card = next(one for one in shipped_base() if one.name.en == name)
        one = laid(47, text, language=language, card=face_of(card))
        (said, *_) = one.places.said
        assert not one.disc().meets(one.lying(said)), name

"""What cards, marks and zones are called where two tables differ."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.intent import Draw
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Words
from app.session.positions.difference_words import BACK, MOST_NAMED, NOTHING, DifferenceWords
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def words() -> DifferenceWords:
    return DifferenceWords(
        Lexicon(
            names=lambda ref, _language: ref.title(),
            marks={"damage": Words("Damage", "ダメージ"), "note": Words("Note", "メモ")},
            numbers=frozenset({"damage"}),
        )
    )


def test_a_card_that_the_seat_does_not_know_is_a_back(words: DifferenceWords) -> None:
    play = lay(TOYS["duel"], 3)
    play.ask(AKI, Draw(1, "deck.0", "hand.0"))
    own, other = play.view(AKI), play.view(REN)
    drawn = own.cards_in("hand.0")[-1]
    known = own.cards[drawn].ref
    assert known is not None
    assert words.card(own, drawn).en == known.title()
    assert words.card(other, drawn) == BACK


def test_names_are_told_once_with_their_copies_and_not_too_many(words: DifferenceWords) -> None:
    assert words.names([]) == NOTHING
    assert (
        words.names([words.name("fox"), words.name("fox"), words.name("owl")]).en == "Fox ×2, Owl"
    )
    many = words.names([words.name(f"c{n}") for n in range(MOST_NAMED + 1)]).en
    assert many.endswith("…")
    assert many.count(",") == MOST_NAMED


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        (Mark("damage", 1), "Damage 1"),
        (Mark("note:x", 1, text="look"), "Note: look"),
        (Mark("asleep"), "asleep"),
        (Mark("charge", 3), "charge 3"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_mark_has_its_text_or_its_number(words: DifferenceWords, mark: Mark, said: str) -> None:
    assert words.mark(mark).en == said


def test_a_zone_is_told_with_whose_it_is(words: DifferenceWords) -> None:
    view = lay(TOYS["duel"], 3).view(AKI)
    assert words.zone_title(view, "deck.1").en.startswith("Ren's ")
    assert "'s" not in words.zone_title(view, "lane").en

"""Whether a reprint says the same, and which of several is the most alike."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.core.data.value import replace
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Attack, Card, Words
from app.games.pokemon.cards.check.format_rules.reprints import best_reprint, likeness
from app.games.pokemon.cards.imports.readers.english import Brought, read_english
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from tests.games.pokemon.cards.check.making import card, pokemon


def test_facts_decide_before_words() -> None:
    mew = pokemon("Mew", "sv3pt5-151", hp=60)
    assert likeness(mew, replace(mew, key="ASC-77", id="me2pt5-77")) == "same"
    for change in (
        {"hp": 70},
        {"retreat": 2},
        {"types": ("P",)},
        {"stage": "stage1"},
        {"attacks": (Attack(both("Hit"), ("C", "C"), "10"),)},
        {"attacks": (Attack(both("Hit"), ("C",), "20"),)},
        {"attacks": (Attack(both("Slap"), ("C",), "10"),)},
    ):
        assert likeness(mew, replace(mew, **change)) == "another_card", change


def test_a_print_in_the_other_language_is_known_by_its_facts() -> None:
    english = pokemon("Mew", "me2pt5-77", attacks=(Attack(both("Hit"), ("C",), "10×"),))
    japanese = pokemon("ミュウ", "M2a-77", attacks=(Attack(both("たたく"), ("C",), "10x"),))
    assert likeness(english, japanese) == "same"
    worded = Attack(both("たたく"), ("C",), "10x", both("カードを1枚引く。"))
    assert likeness(english, replace(japanese, attacks=(worded,))) == "not_compared"


def test_a_tool_is_the_item_it_was() -> None:
    text = both("The Pokémon this is attached to gets +50 HP.")
    old = card("Bravery Charm", "swsh1-1", "item", text=text)
    new = card("Bravery Charm", "sv2-173", "tool", text=text)
    assert likeness(old, new) == "same"
    assert likeness(old, card("Bravery Charm", "sv2-174", "stadium", text=text)) == "another_card"


def test_the_print_that_is_most_alike_is_taken() -> None:
    old = pokemon("Mew", "sv3pt5-151")
    other, same = pokemon("Mew", "me1-1", hp=90), pokemon("Mew", "me1-2")
    found = best_reprint(old, CardBase([old, other, same]), lambda _card: True)
    assert found is not None
    assert found.card is same
    assert found.rescues


def test_a_retold_text_is_not_compared_with_a_printed_one() -> None:
    printed = card("Iono", "sv2-185", "supporter", text=both("Each player shuffles their hand."))
    retold = card("Iono", "sv4pt5-80", "supporter", text=Words("Both shuffle.", "おたがいに切る。"))
    assert likeness(printed, retold, {retold.key}) == "not_compared"
    # Both as printed: whichever language they share decides.
    assert likeness(printed, retold) == "worded_otherwise"


def test_prints_linked_over_the_languages_are_compared_in_the_one_they_share() -> None:
    old = card("Iono", "sv2-185", "supporter", text=Words("Draw 3.", "3枚引く。"))
    japanese = card("ナンジャモ", "SV2D-98", "supporter", text=both("３枚引く。"))
    assert likeness(old, japanese) == "same"
    other = card("ナンジャモ", "SV2D-98", "supporter", text=both("相手にダメカンを5個のせる。"))
    assert likeness(old, other) == "worded_otherwise"


# -- the shared samples ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sample(shared: Path) -> Callable[[str], Card]:
    """The sample prints by their ids."""
    folder = shared / "data" / "ptcg"
    if not folder.is_dir():
        pytest.skip(f"needs the sample card data, and {folder} is not there")
    read = (
        read_english(entry, place, shipped_sets())
        for path in sorted([*folder.glob("cards/en/*.json"), *folder.glob("samples/*.json")])
        for place, entry in enumerate(json.loads(path.read_bytes()), start=1)
    )
    found = {one.card.id: one.card for one in read if isinstance(one, Brought)}
    return found.__getitem__


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bw10-85", "me1-125"),
        ("swsh2-154", "me1-114"),
        ("sv2-172", "me1-114"),
        ("sm3-114", "swsh5-125"),
        ("sm4-91", "sv4-160"),
        ("sm6-108", "sv10-167"),
        ("me2pt5-213", "me1-131"),
        ("swsh1-178", "sv1-189"),
        ("sv3pt5-4", "sv3pt5-168"),
        ("sv8pt5-4", "me2pt5-16"),
    ],
)
def test_real_reprints_say_the_same(sample: Callable[[str], Card], old: str, new: str) -> None:
    assert likeness(sample(old), sample(new)) == "same"


@pytest.mark.parametrize(
    ("old", "new"),
    [("sm2-58", "sm9-112"), ("sv3pt5-4", "me2-11"), ("sm12-83", "me2pt5-16")],
)
def test_real_cards_of_one_name_are_two(sample: Callable[[str], Card], old: str, new: str) -> None:
    assert likeness(sample(old), sample(new)) == "another_card"

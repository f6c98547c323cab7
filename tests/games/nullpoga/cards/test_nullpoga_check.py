"""Which decks may be played, and what is said of the others: what, where, what to do."""

from __future__ import annotations

import pytest

from app.cards.deck.finding import Finding
from app.games.nullpoga.cards.nullpoga_base import nullpoga_base

BASE = nullpoga_base()
FIFTEEN = "\n".join(f"1 {card.name.en}" for card in BASE.at_hand[:15]) + "\n"
LEGAL = FIFTEEN.replace("1 ", "2 ")
BUNDLES = "".join(f"Bundle {number}:\n{FIFTEEN}\n" for number in range(1, 5))


def found(text: str, name: str = "standard") -> list[Finding]:
    assert BASE.check is not None
    return [*BASE.check.findings(BASE.lists.read(text), name, None, "all")]


def one(text: str, name: str = "standard") -> Finding:
    (finding,) = found(text, name)
    return finding


def test_thirty_cards_two_of_each_are_a_deck() -> None:
    assert found(LEGAL) == []


def test_a_card_less_or_more_is_told_with_what_to_do() -> None:
    less, more = one(LEGAL.replace("2 Rat", "1 Rat")), one(LEGAL + "1 Seraphim\n")
    assert less.words.en == "The deck has 29 cards and needs 30 cards. Add 1 card."
    assert less.words.ja == "デッキは29枚です（30枚必要）。1枚足してください。"
    assert more.words.en.endswith("Take 1 card out.")
    assert {less.rule, more.rule} == {"deck-size"}


def test_a_third_copy_is_told_with_its_lines() -> None:
    finding = one(LEGAL.replace("2 Cat", "1 Cat") + "1 ネズミ\n")
    assert (finding.rule, finding.severity, finding.cards) == (
        *("deck-copy-limit", "illegal", ("Rat",)),
    )
    assert "(lines 1 and 16)" in finding.words.en
    assert "（1、16行目）" in finding.words.ja
    assert "Take 1 copy out." in finding.words.en


def test_a_token_is_in_no_deck() -> None:
    finding = one(LEGAL.replace("2 Cat", "2 Nightmare Token"))
    assert finding.rule == "deck-token"
    assert "(line 3)" in finding.words.en


@pytest.mark.parametrize(
    ("name", "hint"), [("Wyvren", "Is Wyvern meant?"), ("Unicorn", "Correct its name.")]
)
def test_a_name_that_is_none_is_told_with_the_one_that_may_be_meant(name: str, hint: str) -> None:
    finding = one(LEGAL.replace("2 Cat", f"2 {name}"))
    assert (finding.rule, finding.severity) == ("deck-unknown-card", "suspicious")
    assert finding.words.en == f"There is no card {name} (line 3) in Nullpoga. {hint}"


def test_four_bundles_of_fifteen_with_each_card_once_are_legal() -> None:
    assert found(BUNDLES, "bundles") == []


def test_bundles_are_no_deck_of_thirty() -> None:
    assert "four bundles of 15" in one(BUNDLES).words.en


def test_a_deck_of_thirty_is_no_four_bundles() -> None:
    rules = [finding.rule for finding in found(LEGAL, "bundles")]
    assert rules == ["bundle-size"] * 4 + ["bundle-missing"]
    loose = found(LEGAL, "bundles")[-1]
    assert "Bundle 1:" in loose.words.en
    assert "束1：" in loose.words.ja


def test_a_bundle_with_a_card_less_is_named() -> None:
    finding = one(BUNDLES.replace("1 Rat\n", "", 1), "bundles")
    assert finding.words.en == "Bundle 1 has 14 cards and needs 15 cards. Add 1 card."
    assert finding.words.ja == "束1は14枚です（15枚必要）。1枚足してください。"


def test_two_bundles_may_not_have_three_of_a_card_together() -> None:
    text = BUNDLES.replace("1 Rat\n1 Ranmaru the Shiba\n", "2 Rat\n", 1)
    finding = one(text, "bundles")
    assert finding.rule == "bundle-copy-limit"
    assert finding.words.en.startswith("Bundle 1 and Bundle 2 together have 3 Rat")
    assert "束1と束2" in finding.words.ja


def test_a_format_that_is_none_is_no_format() -> None:
    with pytest.raises(KeyError):
        found(LEGAL, "poker")


def test_the_rest_of_what_the_program_asks() -> None:
    check = BASE.check
    assert check is not None
    assert {name: one.size for name, one in check.formats().items()} == {
        "standard": 30,
        "bundles": 60,
    }
    assert all(one.fewest == one.size for one in check.formats().values())
    assert check.broken() == {}
    assert "ルール" in check.source("rules").ja
    assert check.source("other").en == "other"
    assert "pokemon" in check.other_game("pokemon").en

"""Regulation marks, days and reprints: what left a format, what is early, what is rescued."""

from __future__ import annotations

from datetime import date

from app.cards.deck.deck import DeckLine, DeckList
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Words
from app.games.pokemon.cards.check import check_deck, deck_of_ids, formats
from app.games.pokemon.cards.store.card_store import CardStore
from tests.games.pokemon.cards.check.making import (
    FIGHTING,
    RIOLU,
    card,
    check,
    of,
    pokemon,
    severity,
)

SEARCH = both("Search your deck for a Basic Pokémon and put it onto your Bench.")
NEST_BALL = card("Nest Ball", "sv1-181", regulation_mark="G", text=SEARCH)
LUCARIO = pokemon("Mega Lucario ex", "me1-77", stage="stage1", regulation_mark="I")
STARYU = pokemon("Staryu", "me3-20", regulation_mark="J")

DISCARD = "You can use this card only if you discard 2 other cards from your hand."
OLD_ULTRA_BALL = card(
    "Ultra Ball",
    "sv1-196",
    regulation_mark="G",
    text=both(f"{DISCARD}  Search your deck for a Pokémon, reveal it. Then, shuffle your deck."),
)
NEW_ULTRA_BALL = card(
    "Ultra Ball",
    "me1-131",
    regulation_mark="I",
    text=both(f"{DISCARD} Search your deck for a Pokémon, reveal it. Then, shuffle."),
)
OLD_MEW = pokemon("Mew", "sv3pt5-151", regulation_mark="G", hp=60)
NEW_MEW = pokemon("Mew", "me2pt5-77", regulation_mark="I", hp=70)


# -- marks ----------------------------------------------------------------------------------------


def test_deck_regulation_mark_speaks_of_a_mark_that_left() -> None:
    found = check({RIOLU: 1, NEST_BALL: 2}, "standard", region="jp")
    finding = of("deck-regulation-mark", found)
    assert finding is not None
    assert finding.severity == "illegal"
    assert finding.cards == ("Nest Ball",)
    assert "18 Feb 2026" in finding.words.en
    assert "2026年2月18日" in finding.words.ja


def test_deck_regulation_mark_is_silent_on_a_legal_mark() -> None:
    assert of("deck-regulation-mark", check({RIOLU: 1, LUCARIO: 2}, "standard")) is None


def test_deck_regulation_mark_knows_the_region() -> None:
    deck = {RIOLU: 1, NEST_BALL: 2}
    assert of("deck-regulation-mark", check(deck, "standard", region="intl")) is None
    later = check(deck, "standard", region="intl", on="2026-04-10")
    assert severity("deck-regulation-mark", later) == "illegal"


def test_deck_regulation_mark_knows_the_day_before_and_the_day() -> None:
    deck = {RIOLU: 1, NEST_BALL: 2}
    assert of("deck-regulation-mark", check(deck, "standard", on="2026-01-23", region="jp")) is None
    found = check(deck, "standard", on="2026-01-24", region="jp")
    assert severity("deck-regulation-mark", found) == "illegal"


def test_deck_regulation_mark_asks_nothing_of_basic_energy() -> None:
    assert of("deck-regulation-mark", check({RIOLU: 1, FIGHTING: 59}, "standard")) is None


def test_deck_regulation_mark_asks_nothing_in_other_formats() -> None:
    for name in ("expanded", "glc", "half", "unlimited"):
        found = check({RIOLU: 1, NEST_BALL: 1}, name, region="jp")
        assert of("deck-regulation-mark", found) is None


def test_deck_regulation_mark_is_sure_of_a_card_from_before_all_marks() -> None:
    old = pokemon("Pikachu", "base1-58", regulation_mark="")
    assert severity("deck-regulation-mark", check({old: 1}, "standard")) == "illegal"


def test_deck_regulation_mark_only_doubts_a_mark_that_the_data_lacks() -> None:
    lacking = pokemon("Foo", "sv6-1", regulation_mark="")
    assert severity("deck-regulation-mark", check({lacking: 1}, "standard")) == "suspicious"
    undated = pokemon("Foo", "base1-1", regulation_mark="", released="")
    assert severity("deck-regulation-mark", check({undated: 1}, "standard")) == "suspicious"


def test_deck_regulation_mark_only_doubts_days_before_its_table_begins() -> None:
    old = pokemon("Foo", "swsh1-1", regulation_mark="D")
    assert severity("deck-regulation-mark", check({old: 1}, "standard", on="2024-06-01"))
    long_ago = pokemon("Foo", "swsh1-1", regulation_mark="C")
    found = check({long_ago: 1}, "standard", on="2021-06-01")
    assert severity("deck-regulation-mark", found) == "suspicious"


def test_deck_regulation_mark_only_doubts_while_no_card_data_was_imported() -> None:
    """The few shipped cards say nothing of the reprints that there are."""
    nothing = CardStore.in_memory()
    cards = CardBase([RIOLU, NEST_BALL, FIGHTING], layers=(nothing,))
    deck = deck_of_ids({RIOLU.id: 1, NEST_BALL.id: 1, FIGHTING.id: 58}, cards)
    found = check_deck(deck, cards, formats()["standard"], date(2026, 5, 1), "intl")
    finding = of("deck-regulation-mark", found)
    assert finding is not None
    assert finding.severity == "suspicious"
    assert "Import card data" in finding.words.en


def test_without_a_day_no_mark_is_asked_about() -> None:
    found = check({RIOLU: 1, NEST_BALL: 2, STARYU: 1}, "standard", on=None)
    assert [one for one in found if one.severity != "reminder"] == []


def test_deck_mark_not_yet_speaks_of_a_card_that_is_early() -> None:
    found = check({STARYU: 1}, "standard", on="2026-01-10", region="jp")
    finding = of("deck-mark-not-yet", found)
    assert finding is not None
    assert finding.severity == "illegal"
    assert "24 Jan 2026" in finding.words.en


def test_deck_mark_not_yet_is_silent_once_the_mark_is_legal() -> None:
    found = check({STARYU: 1}, "standard", on="2026-02-18", region="jp")
    assert of("deck-mark-not-yet", found) is None
    assert of("deck-regulation-mark", found) is None


def test_deck_mark_not_yet_only_doubts_a_mark_that_the_format_lacks() -> None:
    newer = pokemon("Foo", "me3-1", regulation_mark="K")
    assert severity("deck-mark-not-yet", check({newer: 1}, "standard")) == "suspicious"


def test_deck_mark_not_yet_is_silent_beside_an_older_print_that_says_the_same() -> None:
    early = card("Poké Pad", "me3-81", regulation_mark="J", text=SEARCH)
    legal = card("Poké Pad", "sv6-150", regulation_mark="H", text=SEARCH)
    found = check({RIOLU: 1, early: 4}, "standard", on="2026-01-10", region="jp", known=[legal])
    assert of("deck-mark-not-yet", found) is None
    assert severity("deck-reprint-rescue", found) == "reminder"


# -- reprints -------------------------------------------------------------------------------------


def test_deck_reprint_rescue_speaks_of_an_old_print_with_a_new_one() -> None:
    found = check({RIOLU: 1, OLD_ULTRA_BALL: 4}, "standard", region="jp", known=[NEW_ULTRA_BALL])
    finding = of("deck-reprint-rescue", found)
    assert finding is not None
    assert finding.severity == "reminder"
    assert "MEG-131" in finding.words.en
    assert [one for one in found if one.severity != "reminder"] == []


def test_deck_reprint_rescue_is_silent_on_a_print_that_is_legal_itself() -> None:
    found = check({RIOLU: 1, NEW_ULTRA_BALL: 4}, "standard", known=[OLD_ULTRA_BALL])
    assert of("deck-reprint-rescue", found) is None


def test_deck_reprint_rescue_needs_a_print_that_is_out() -> None:
    deck = {RIOLU: 1, OLD_ULTRA_BALL: 4}
    later = card("Ultra Ball", "me3-1", regulation_mark="I", text=NEW_ULTRA_BALL.text)
    found = check(deck, "standard", on="2026-03-26", known=[later])
    assert of("deck-regulation-mark", found) is None  # G is legal itself
    found = check(deck, "standard", on="2026-04-10", known=[later])
    assert severity("deck-reprint-rescue", found) == "reminder"


def test_deck_reprint_rescue_trusts_the_facts_where_texts_cannot_be_compared() -> None:
    retold = card(
        Words("Ultra Ball", "ハイパーボール"),
        "me1-131",
        regulation_mark="I",
        text=Words("Pay 2 cards. Find a Pokémon.", "2枚払う。ポケモンを探す。"),
    )
    found = check({RIOLU: 1, OLD_ULTRA_BALL: 4}, "standard", region="jp", known=[retold])
    assert severity("deck-reprint-rescue", found) == "reminder"
    assert of("deck-regulation-mark", found) is None


def test_deck_reprint_text_differs_speaks_of_an_old_mew_beside_a_new_one() -> None:
    found = check({OLD_MEW: 1}, "standard", region="jp", known=[NEW_MEW])
    finding = of("deck-reprint-text-differs", found)
    assert finding is not None
    assert finding.severity == "suspicious"
    assert "ASC-77" in finding.words.en
    assert of("deck-reprint-rescue", found) is None
    # HP differ: no wording can make them one card.
    assert severity("deck-regulation-mark", found) == "illegal"


def test_deck_reprint_text_differs_is_silent_on_drifted_wording() -> None:
    first = "Choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that "
    last = "Not during your first turn or on a Basic Pokémon that was put into play this turn."
    old = card(
        "Rare Candy",
        "bw10-85",
        regulation_mark="",
        text=both(f"{first}evolves from it, put it on it. (This counts as evolving it.) {last}"),
    )
    new = card(
        "Rare Candy",
        "me1-125",
        regulation_mark="I",
        text=both(f"{first}evolves from it, put it onto it to evolve it, skipping Stage 1. {last}"),
    )
    found = check({RIOLU: 1, old: 4}, "standard", known=[new])
    assert of("deck-reprint-text-differs", found) is None
    assert severity("deck-reprint-rescue", found) == "reminder"


def test_deck_reprint_text_differs_only_doubts_another_wording() -> None:
    old = card("Super Rod", "neo1-103", regulation_mark="", text=both("Flip a coin. If tails, 1."))
    new = card("Super Rod", "sv2-188", regulation_mark="H", text=both("Shuffle up to 3 Pokémon."))
    found = check({RIOLU: 1, old: 1}, "standard", known=[new])
    assert severity("deck-reprint-text-differs", found) == "suspicious"
    assert of("deck-regulation-mark", found) is None


def test_a_list_without_prints_means_the_legal_one() -> None:
    cards = CardBase([OLD_MEW, NEW_MEW, FIGHTING])
    mew = DeckLine(1, "Mew", "pokemon", OLD_MEW.key, chosen="name")
    rest = DeckLine(59, "Basic Fighting Energy", "energy", FIGHTING.key, "MEE", "6")
    deck = DeckList(lines=(mew, rest))
    found = check_deck(deck, cards, formats()["standard"], date(2026, 5, 1), "intl")
    assert [one for one in found if one.severity != "reminder"] == []


def test_a_print_without_data_is_unknown_although_its_name_is_known() -> None:
    cards = CardBase([OLD_MEW, FIGHTING])
    mew = DeckLine(1, "Mew", "pokemon", OLD_MEW.key, "PAF", "216", chosen="name")
    rest = DeckLine(59, "Basic Fighting Energy", "energy", FIGHTING.key, "MEE", "6")
    found = check_deck(
        DeckList(lines=(mew, rest)), cards, formats()["standard"], date(2026, 5, 1), "intl"
    )
    assert of("deck-regulation-mark", found) is None
    assert severity("deck-unknown-card", found) == "reminder"


def test_deck_legality_field_stale_guards_what_mark_and_day_allow() -> None:
    """The model of a card has no such field, so that nothing can ask it."""
    assert not any("legal" in field for field in STARYU.__slots__)
    assert of("deck-regulation-mark", check({STARYU: 1}, "standard", on="2026-04-05")) is None


def test_deck_legality_field_stale_is_no_reason_to_pass_an_old_mark() -> None:
    old = pokemon("Foo", "swsh10-1", regulation_mark="F")
    found = check({old: 1}, "standard", on="2026-04-05")
    assert severity("deck-regulation-mark", found) == "illegal"


# -- days and data --------------------------------------------------------------------------------


def test_deck_unreleased_speaks_of_a_set_that_is_not_out() -> None:
    finding = of("deck-unreleased", check({STARYU: 1}, on="2026-02-01"))
    assert finding is not None
    assert finding.severity == "suspicious"
    assert "27 Mar 2026" in finding.words.en


def test_deck_unreleased_is_silent_on_a_set_that_is_out() -> None:
    assert of("deck-unreleased", check({RIOLU: 1}, on="2026-02-01")) is None


def test_deck_unreleased_knows_that_a_set_comes_out_at_home_first() -> None:
    assert of("deck-unreleased", check({STARYU: 1}, on="2026-02-01", region="jp")) is None


def test_deck_unreleased_survives_a_day_that_is_none() -> None:
    odd = pokemon("Foo", "sv6-1", released="soon")
    finding = of("deck-unreleased", check({odd: 1}, on="2026-02-01"))
    assert finding is not None
    assert "soon" in finding.words.en


def test_deck_unknown_card_speaks_of_a_name_without_data() -> None:
    finding = of("deck-unknown-card", check({RIOLU: 1, "name:Foo Bar": 1}))
    assert finding is not None
    assert finding.severity == "reminder"
    assert finding.cards == ("Foo Bar",)


def test_deck_unknown_card_is_silent_on_known_ones() -> None:
    assert of("deck-unknown-card", check({RIOLU: 1})) is None


def test_deck_unknown_card_speaks_once_for_all() -> None:
    finding = of("deck-unknown-card", check({RIOLU: 1, "name:Foo": 1, "name:Bar": 2}))
    assert finding is not None
    assert finding.cards == ("Foo", "Bar")


def test_deck_unknown_card_tells_a_print_that_stands_in_from_a_card_without_data() -> None:
    mew = pokemon(Words("Mew", "ミュウ"), "me2pt5-77", regulation_mark="I")
    lines = (
        DeckLine(1, "Mew", "pokemon", mew.key, "PR-SV", "189", chosen="name"),
        DeckLine(1, "Foo", "pokemon", "?Foo|ZZZ|1", "ZZZ", "1", chosen="nothing"),
    )
    base = CardBase([mew])
    found = check_deck(DeckList(lines=lines), base, formats()["standard"], None, "intl")
    about = {one.cards: one.words for one in found if one.rule == "deck-unknown-card"}
    assert set(about) == {("Mew",), ("Foo",)}
    used = " ".join(mew.key.rsplit("-", 1))
    assert about["Mew",].en == (
        "Another print of the name stands in for the one in the list: "
        f"Mew ({used} for PR-SV 189). Check that both say the same, or import card data."
    )
    assert f"：ミュウ（PR-SV 189→{used}）。" in about["Mew",].ja
    assert about["Foo",].en.startswith("There is no data for Foo: ")

"""Size, copies and names: `app/games/pokemon/cards/check/copies.py`."""

from __future__ import annotations

from app.cards.deck.deck import DeckList, LineError
from app.core.data.value import replace
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Words
from app.games.pokemon.cards.check import check_deck, deck_of_ids, formats
from tests.games.pokemon.cards.check.making import (
    FIGHTING,
    RIOLU,
    card,
    check,
    energy,
    of,
    pokemon,
    severity,
)

BOSS = card("Boss's Orders", "swsh2-154", "supporter")
BOSS_GHETSIS = card("Boss's Orders (Ghetsis)", "sv2-172", "supporter")
MEOWTH = pokemon("Meowth", "sv1-1")
UNOWN_TEXT = ("four_unown",)


# -- size -----------------------------------------------------------------------------------------


def test_deck_size_speaks_of_59_cards() -> None:
    finding = of("deck-size", check({RIOLU: 1, FIGHTING: 58}, fill=None))
    assert finding is not None
    assert finding.severity == "illegal"
    assert "59 cards" in finding.words.en
    assert "Add 1." in finding.words.en
    assert "59枚" in finding.words.ja


def test_deck_size_is_silent_on_60_cards() -> None:
    assert of("deck-size", check({RIOLU: 1, FIGHTING: 59}, fill=None)) is None


def test_deck_size_says_how_many_to_take_out() -> None:
    finding = of("deck-size", check({RIOLU: 1, FIGHTING: 61}, fill=None))
    assert finding is not None
    assert "Take out 2." in finding.words.en


def test_deck_size_is_not_sure_where_a_line_could_not_be_read() -> None:
    cards = CardBase([RIOLU, FIGHTING])
    deck = deck_of_ids({RIOLU.id: 1, FIGHTING.id: 58}, cards)
    deck = replace(deck, errors=(LineError(3, "1 ???", both("it is no card")),))
    found = check_deck(deck, cards, formats()["standard"], None, "intl")
    assert severity("deck-size", found) == "suspicious"


def test_deck_needs_basic_speaks_of_fossils_alone() -> None:
    fossil = card("Antique Jaw Fossil", "sv8-1", "item", hp=60)
    assert severity("deck-needs-basic", check({fossil: 4})) == "illegal"


def test_deck_needs_basic_is_silent_on_one_basic() -> None:
    assert of("deck-needs-basic", check({pokemon("Ralts", "me1-58"): 1})) is None


def test_deck_needs_basic_waits_for_a_pokemon_without_data() -> None:
    assert of("deck-needs-basic", check({"name:Foo Bar": 1})) is None


# -- copies ---------------------------------------------------------------------------------------


def test_deck_copy_limit_speaks_of_five_over_two_prints() -> None:
    one = card("Area Zero Underdepths", "sv7-131", "stadium")
    other = card("Area Zero Underdepths", "sv8pt5-94", "stadium")
    finding = of("deck-copy-limit", check({RIOLU: 1, one: 2, other: 3}))
    assert finding is not None
    assert finding.severity == "illegal"
    assert finding.cards == ("Area Zero Underdepths",)
    assert "5 times" in finding.words.en


def test_deck_copy_limit_is_silent_on_two_and_two() -> None:
    one = card("Area Zero Underdepths", "sv7-131", "stadium")
    other = card("Area Zero Underdepths", "sv8pt5-94", "stadium")
    assert of("deck-copy-limit", check({RIOLU: 1, one: 2, other: 2})) is None


def test_deck_copy_limit_only_doubts_a_card_without_data() -> None:
    assert severity("deck-copy-limit", check({RIOLU: 1, "name:Foo Bar": 5})) == "suspicious"


def test_deck_copy_limit_counts_both_languages_of_a_linked_card() -> None:
    linked = card(Words("Ultra Ball", "ハイパーボール"), "me1-131")
    english = card("Ultra Ball", "sv1-196")
    japanese = card("ハイパーボール", "SV1a-60")
    assert severity("deck-copy-limit", check({RIOLU: 1, linked: 1, english: 2, japanese: 2}))
    # The linked print need not be in the deck.
    assert severity("deck-copy-limit", check({RIOLU: 1, english: 3, japanese: 2}, known=[linked]))
    assert of("deck-copy-limit", check({RIOLU: 1, english: 3, japanese: 2})) is None


def test_deck_name_paren_is_same_speaks_of_three_and_two() -> None:
    finding = of("deck-name-paren-is-same", check({RIOLU: 1, BOSS: 3, BOSS_GHETSIS: 2}))
    assert finding is not None
    assert finding.severity == "illegal"
    assert finding.cards == ("Boss's Orders", "Boss's Orders (Ghetsis)")


def test_deck_name_paren_is_same_is_silent_on_two_and_two() -> None:
    found = check({RIOLU: 1, BOSS: 2, BOSS_GHETSIS: 2})
    assert of("deck-name-paren-is-same", found) is None
    assert of("deck-copy-limit", found) is None


def test_deck_name_paren_is_same_folds_full_width_brackets() -> None:
    sada = card("博士の研究（オーリム博士）", "SV1S-1", "supporter")
    turo = card("博士の研究(フトゥー博士)", "SV1V-1", "supporter")
    assert severity("deck-name-paren-is-same", check({RIOLU: 1, sada: 3, turo: 2})) == "illegal"


def test_deck_name_delta_level_same_speaks_of_delta_and_level() -> None:
    plain, delta = pokemon("Vileplume", "ex13-1"), pokemon("Vileplume δ", "ex13-17")
    assert severity("deck-name-delta-level-same", check({plain: 4, delta: 1})) == "illegal"
    ape, level = pokemon("Infernape", "dp1-5"), pokemon("Infernape LV.X", "dp1-121")
    assert severity("deck-name-delta-level-same", check({ape: 4, level: 1})) == "illegal"


def test_deck_name_delta_level_same_is_silent_on_ex() -> None:
    plain, ex = pokemon("Vileplume", "ex13-1"), pokemon("Vileplume ex", "sv1-2", tags=("ex",))
    found = check({plain: 4, ex: 4})
    assert of("deck-name-delta-level-same", found) is None
    assert of("deck-copy-limit", found) is None


def test_deck_name_owner_form_differ_guards_forms_and_owners() -> None:
    names = ("Meowth", "Alolan Meowth", "Meowth ex", "Meowth V", "Meowth VMAX", "Meowth-GX")
    more = ("Team Rocket's Meowth", "Radiant Meowth", "Mega Meowth ex", "Meowth ◇", "Meowth ★")
    deck = {pokemon(name, f"sv1-{n}"): 4 for n, name in enumerate((*names, *more), 1)}
    found = check(deck)
    assert [one for one in found if one.severity == "illegal"] == []


def test_deck_name_owner_form_differ_is_no_reason_to_pass_five_of_a_form() -> None:
    alolan, plain = pokemon("Alolan Meowth", "sm9-1"), pokemon("Meowth", "sm9-2")
    finding = of("deck-copy-limit", check({alolan: 5, plain: 4}))
    assert finding is not None
    assert finding.cards == ("Alolan Meowth",)


def test_deck_basic_energy_free_guards_every_spelling() -> None:
    old, new = energy("F", "sve-6"), energy("F", "mee-6")
    found = check({RIOLU: 4, old: 28, new: 28}, fill=None)
    assert [one for one in found if one.severity == "illegal"] == []


def test_deck_basic_energy_free_is_no_reason_to_pass_special_energy() -> None:
    named_like_basic = card("Fighting Energy", "sv1-9", "special_energy")
    found = check({RIOLU: 4, named_like_basic: 5})
    assert severity("deck-special-energy-limit", found) == "illegal"


def test_deck_special_energy_limit_speaks_of_five() -> None:
    psychic = card("Telepathic Psychic Energy", "me3-88", "special_energy")
    assert severity("deck-special-energy-limit", check({RIOLU: 1, psychic: 5})) == "illegal"


def test_deck_special_energy_limit_is_silent_on_four() -> None:
    psychic = card("Telepathic Psychic Energy", "me3-88", "special_energy")
    assert of("deck-special-energy-limit", check({RIOLU: 1, psychic: 4})) is None


def test_deck_any_number_card_guards_the_print_that_says_so() -> None:
    arceus = pokemon("Arceus", "dpp-DP50", deck_texts=("any_number",))
    assert of("deck-copy-limit", check({arceus: 6})) is None


def test_deck_any_number_card_is_about_that_print_only() -> None:
    arceus = pokemon("Arceus", "dpp-DP50", deck_texts=("any_number",))
    plain = pokemon("Arceus", "swsh9-1")
    assert of("deck-copy-limit", check({arceus: 6, plain: 4})) is None
    assert severity("deck-copy-limit", check({arceus: 6, plain: 5})) == "illegal"


# -- groups of names ------------------------------------------------------------------------------


def test_deck_unown_group_speaks_of_five_letters() -> None:
    a = pokemon("Unown [A]", "neo2-14", deck_texts=UNOWN_TEXT)
    b = pokemon("Unown [B]", "neo2-15", deck_texts=UNOWN_TEXT)
    assert severity("deck-unown-group", check({a: 3, b: 2})) == "illegal"


def test_deck_unown_group_is_silent_on_four_letters() -> None:
    a = pokemon("Unown [A]", "neo2-14", deck_texts=UNOWN_TEXT)
    b = pokemon("Unown [B]", "neo2-15", deck_texts=UNOWN_TEXT)
    assert of("deck-unown-group", check({a: 2, b: 2})) is None


def test_deck_unown_group_needs_a_print_that_says_so() -> None:
    assert of("deck-unown-group", check({pokemon("Unown", "sm8-90"): 4})) is None


def test_deck_cross_name_group_speaks_of_two_professors() -> None:
    research = card("Professor's Research", "pgo-78", "supporter")
    juniper = card("Professor Juniper", "bw1-101", "supporter")
    found = check({RIOLU: 1, research: 4, juniper: 1}, "expanded")
    assert severity("deck-cross-name-group", found) == "illegal"


def test_deck_cross_name_group_is_silent_on_one_professor() -> None:
    research = card("Professor's Research (Professor Oak)", "cel25-23", "supporter")
    assert of("deck-cross-name-group", check({RIOLU: 1, research: 4}, "expanded")) is None


def test_a_deck_list_of_nothing_is_told_and_does_not_crash() -> None:
    found = check_deck(DeckList(), CardBase(), formats()["standard"], None, "jp")
    assert severity("deck-size", found) == "illegal"

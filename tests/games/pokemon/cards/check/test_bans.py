"""Ban lists: `app/games/pokemon/cards/check/bans.py`."""

from __future__ import annotations

from app.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check import check_deck, formats
from tests.games.pokemon.cards.check.making import (
    FIGHTING,
    RIOLU,
    card,
    check,
    of,
    pokemon,
    severity,
)

BANNED_DUSKULL = pokemon("Duskull", "sm12-83", regulation_mark="")
FREE_DUSKULL = pokemon("Duskull", "sv6pt5-18")
DODUO = pokemon("Imakuni?'s Doduo", "xy12-112", deck_texts=("not_tournament",))
ORANGURU = pokemon("Oranguru", "sm5-114", regulation_mark="")


def test_deck_banned_print_speaks_of_a_print_on_the_list() -> None:
    finding = of("deck-banned-print", check({BANNED_DUSKULL: 2}, "expanded"))
    assert finding is not None
    assert finding.severity == "illegal"
    assert "CEC-83" in finding.words.en


def test_deck_banned_print_is_silent_on_another_print_of_the_name() -> None:
    assert of("deck-banned-print", check({FREE_DUSKULL: 2}, "expanded")) is None


def test_deck_banned_print_is_about_its_format() -> None:
    for name in ("standard", "half", "unlimited"):
        assert of("deck-banned-print", check({BANNED_DUSKULL: 1}, name)) is None


def test_deck_banned_print_knows_from_which_day_on() -> None:
    medicham = pokemon("Medicham V", "swsh7-83")
    assert of("deck-banned-print", check({medicham: 1}, "expanded", on="2026-04-09")) is None
    found = check({medicham: 1}, "expanded", on="2026-04-10")
    assert severity("deck-banned-print", found) == "illegal"
    assert severity("deck-banned-print", check({medicham: 1}, "expanded", on=None)) == "illegal"


def test_deck_banned_print_only_doubts_where_the_list_of_the_region_is_not_known() -> None:
    found = check({BANNED_DUSKULL: 2}, "expanded", region="jp")
    assert severity("deck-banned-print", found) == "suspicious"


def test_deck_banned_print_knows_a_written_print_without_data() -> None:
    maniac = DeckLine(1, "Hex Maniac", "trainer", "?Hex Maniac|AOR|75", "AOR", "75")
    rest = DeckLine(59, "Basic Fighting Energy", "energy", FIGHTING.key, "MEE", "6")
    deck = DeckList(lines=(maniac, rest))
    found = check_deck(deck, CardBase([FIGHTING]), formats()["expanded"], None, "intl")
    assert severity("deck-banned-print", found) == "illegal"


def test_deck_banned_print_means_no_banned_print_where_the_list_names_none() -> None:
    line = DeckLine(1, "Duskull", "pokemon", BANNED_DUSKULL.key, chosen="name")
    deck = DeckList(lines=(line,))
    both_prints = CardBase([BANNED_DUSKULL, FREE_DUSKULL])
    found = check_deck(deck, both_prints, formats()["expanded"], None, "intl")
    assert of("deck-banned-print", found) is None
    only_banned = CardBase([BANNED_DUSKULL])
    found = check_deck(deck, only_banned, formats()["expanded"], None, "intl")
    assert severity("deck-banned-print", found) == "illegal"


def test_deck_not_tournament_speaks_of_a_card_that_says_so() -> None:
    assert severity("deck-not-tournament", check({DODUO: 1})) == "suspicious"


def test_deck_not_tournament_is_silent_on_the_plain_card() -> None:
    assert of("deck-not-tournament", check({pokemon("Doduo", "sv1-1"): 1})) is None


def test_glc_banned_print_speaks_of_a_print_on_the_list() -> None:
    assert severity("glc-banned-print", check({ORANGURU: 1}, "glc")) == "illegal"


def test_glc_banned_print_is_silent_on_another_print_of_the_name() -> None:
    assert of("glc-banned-print", check({pokemon("Oranguru", "sv1-1"): 1}, "glc")) is None


def test_glc_banned_name_speaks_of_every_print() -> None:
    for print_id in ("bw4-92", "xy1-130", "sm1-136"):
        double = card("Double Colorless Energy", print_id, "special_energy", regulation_mark="")
        assert severity("glc-banned-name", check({RIOLU: 1, double: 1}, "glc")) == "illegal"


def test_glc_banned_name_is_silent_on_other_special_energy() -> None:
    other = card("Jet Energy", "sv2-190", "special_energy")
    assert of("glc-banned-name", check({RIOLU: 1, other: 1}, "glc")) is None
    twin = card("Twin Energy", "swsh2-174", "special_energy")
    found = check({RIOLU: 1, twin: 1}, "glc")
    assert of("glc-banned-name", found) is None
    assert severity("glc-banned-print", found) == "illegal"


def test_glc_other_bans_ignored_guards_hex_maniac() -> None:
    maniac = card("Hex Maniac", "xy7-75", "supporter", regulation_mark="")
    assert [one.rule for one in check({RIOLU: 1, maniac: 1}, "glc") if "ban" in one.rule] == []


def test_glc_other_bans_ignored_is_about_gym_leader_challenge_only() -> None:
    maniac = card("Hex Maniac", "xy7-75", "supporter", regulation_mark="")
    found = check({RIOLU: 1, maniac: 1}, "expanded")
    assert severity("deck-banned-print", found) == "illegal"

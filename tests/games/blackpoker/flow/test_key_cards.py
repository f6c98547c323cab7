"""Which cards of a hand are the key cards of which actions."""

from app.games.blackpoker.flow.key_cards import MOST_WAYS, combos_of
from tests.games.blackpoker.black_table import BlackTable, Side


def combos(table: BlackTable, name: str) -> set[frozenset[str]]:
    view = table.view()
    found = combos_of(view, 0, table.rules())[name]
    return {frozenset((view.cards[card].ref or "") for card in one) for one in found}


def test_each_card_that_fits_is_a_way() -> None:
    table = BlackTable(Side("S2 S10 HK JR"), format="lite")
    assert combos(table, "summonsSoldier") == {frozenset({"S-2"}), frozenset({"S-10"})}
    assert combos(table, "summonsHero") == {frozenset({"H-K"})}
    assert combos(table, "search") == {frozenset({"J-R"})}
    assert combos(table, "attack") == {frozenset()}
    assert combos(table, "up") == set()


def test_two_that_must_be_alike_are_paired_with_their_like_alone() -> None:
    table = BlackTable(Side("S2 S5 H5 C2"), format="master")
    assert combos(table, "reverse") == {frozenset({"S-5", "H-5"}), frozenset({"S-2", "C-2"})}
    assert combos(table, "unsummons") == {frozenset({"S-2", "S-5"})}
    assert combos(table, "kill") == {frozenset({"S-2", "S-5"})}


def test_five_of_a_suit_are_one_way() -> None:
    royal = "DA D10 DJ DQ DK"
    table = BlackTable(Side(royal + " HA H10"), format="master")
    assert combos(table, "rsf") == {frozenset({"D-A", "D-10", "D-J", "D-Q", "D-K"})}


def test_two_jokers_are_alike_where_people_agreed_so() -> None:
    hand = Side("JR JB")
    assert combos(BlackTable(hand, format="master"), "reverse") == set()
    agreed = BlackTable(hand, format="master", options=(("two-jokers", "yes"),))
    assert combos(agreed, "reverse") == {frozenset({"J-R", "J-B"})}


def test_all_ways_that_there_are_are_told_and_no_more_than_anybody_needs() -> None:
    ten = "S2 S3 S4 S5 S6 S7 S8 S9 S10 H2"
    assert len(combos(BlackTable(Side(ten), format="master"), "unsummons")) == 36
    many = Side("S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ")
    assert len(combos(BlackTable(many, format="master"), "unsummons")) == MOST_WAYS

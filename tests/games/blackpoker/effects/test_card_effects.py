import pytest

from app.games.blackpoker.effects.card_effects import blackjack
from tests.games.blackpoker.black_table import BlackTable, Side


def test_search_shows_the_card_and_shuffles() -> None:
    table = BlackTable(Side("JR", deck="S2 S3 S4 S5 S6 S7 S8"), format="lite")
    table.start("search", keys="JR")
    assert table.chance() == 0
    table.resolve(cards="S5")
    assert (table.hand(), table.grave()) == (["S5"], ["JR"])
    assert sorted(table.deck()) == ["S2", "S3", "S4", "S6", "S7", "S8"]
    shown = [event for event in table.told(1) if event.verb == "show"]
    assert shown[-1].cards == ("S-5",)


def test_reunion_takes_a_card_of_the_graveyard() -> None:
    table = BlackTable(Side("H2 H3", grave="SK C5"), format="pro")
    table.start("reunion", keys="H2 H3")
    table.let_pass()
    table.resolve(card="C5")
    assert table.hand() == ["C5"]


def test_the_hand_that_was_seen_is_hidden_again_but_for_what_was_discarded() -> None:
    table = BlackTable(Side("D2 C3"), Side("S9 HK C5"), format="standard")
    table.start("handeth", keys="D2 C3", target="seat.1")
    table.let_pass()
    table.resolve()
    assert table.waits()
    assert len(table.view(0).cards_in("hand.1")) == 3
    table.resolve(card="HK")
    assert (table.grave(1), table.hand(1)) == (["HK"], ["S9", "C5"])
    assert table.view(0).cards_in("hand.1") == ()


def test_recruit_lets_small_cards_enter_driven_and_puts_the_rest_below_the_deck() -> None:
    table = BlackTable(Side("D2 D3", "", "S2 S3", deck="C5 CK C4 HQ S9 S8"), format="master")
    table.start("recruit", keys="D2 D3", drives="S2 S3")
    table.let_pass()
    table.resolve()
    assert table.waits()
    table.resolve(rest="HQ CK")
    assert sorted(table.soldiers()) == ["C4'", "C5'"]
    assert table.deck() == ["S9", "S8", "HQ", "CK"]


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        (("S-K", "H-A"), 21),
        (("S-K", "H-Q", "H-A"), 21),
        (("S-A", "H-A"), 12),
        (("J-R", "S-5"), 5),
        (("S-K", "H-Q", "H-2"), 22),
    ],
)
def test_blackjack_counts_as_people_do(cards: tuple[str, ...], total: int) -> None:
    assert blackjack(cards) == total


def test_bj_of_the_ninth_edition_turns_cards_over_until_one_stops() -> None:
    table = BlackTable(
        Side("SA HJ", deck="C5 CK C2 C3"), format="master", options=(("edition", "9"),)
    )
    table.start("bj", keys="SA HJ")
    table.let_pass()
    table.resolve()
    assert table.waits()
    table.resolve(more="more")
    assert table.waits()
    table.resolve(more="stop")
    assert sorted(table.hand()) == ["C5", "CK"]


def test_who_goes_over_loses_what_was_turned_over() -> None:
    table = BlackTable(
        Side("SA HJ", deck="CK C2 HK C3"), format="master", options=(("edition", "9"),)
    )
    table.start("bj", keys="SA HJ")
    table.let_pass()
    table.resolve()
    table.resolve(more="more")
    table.resolve(more="more")
    assert table.hand() == []
    assert {"CK", "C2", "HK"} <= set(table.grave())

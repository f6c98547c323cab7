from app.core.intents.turn_intents import NextTurn
from app.games.blackpoker.table import field as f
from tests.games.blackpoker.black_table import BlackTable, Side


def test_a_soldier_counts_all_its_cards_and_what_changed_it() -> None:
    table = BlackTable(Side("H6 C2", "S4+S7", "D2"), format="lite")
    assert table.number("S4+S7") == 11
    table.through("up", keys="H6", discards="C2", target="S4+S7")
    assert table.number("S4+S7") == 17


def test_charged_characters_stand_upright() -> None:
    table = BlackTable(Side(soldiers="S9 D4'", bulwarks="H2'"))
    view = table.view()
    assert [f.is_charged(view, unit) for unit in f.soldiers(view, 0)] == [True, False]
    assert not f.is_charged(view, f.bulwarks(view, 0)[0])


def test_who_entered_in_this_turn_is_fresh_unless_an_older_card_is_in_it() -> None:
    table = BlackTable(Side("C5 C9", "", "D2 D3 D4 D5"), format="lite")
    table.through("summonsSoldier", keys="C5", drives="D2")
    view = table.view()
    assert f.is_fresh(view, table.unit("C5"))
    assert not f.may_attack(view, table.unit("C5"))
    table.through("mountSoldier", keys="C9", drives="D3", target="C5")
    assert f.is_fresh(table.view(), f.soldiers(table.view(), 0)[0])


def test_an_ace_and_a_joker_have_haste() -> None:
    table = BlackTable(Side("CA", "", "D2 D3"), format="lite")
    table.through("summonsAce", keys="CA")
    assert f.may_attack(table.view(), table.unit("CA"))


def test_another_sees_the_number_of_a_deck_below_ten_alone() -> None:
    table = BlackTable(Side(deck=9), Side(deck=10))
    assert f.life(table.view(1), 0) == 9
    assert f.life(table.view(0), 1) is None
    assert f.life(table.view(1), 1) == 10


def test_of_a_graveyard_others_see_the_top_card() -> None:
    table = BlackTable(Side(grave="S9 S8 S7"))
    seen = table.view(1).cards_in("graveyard.0")
    assert [table.view(1).cards[card].ref for card in seen] == ["S-9"]
    assert len(table.view(0).cards_in("graveyard.0")) == 3


def test_who_attacks_and_who_blocks_is_marked() -> None:
    table = BlackTable(Side(soldiers="D7"), Side(soldiers="C8"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="D7")
    assert f.attackers(table.view()) == (table.unit("D7"),)
    table.let_pass(0)
    table.let_pass(1)
    table.resolve(1, by_D7="C8")
    assert f.blockers(table.view(), table.unit("D7")) == (table.unit("C8", 1),)


def test_what_a_unit_is_follows_from_where_it_stands() -> None:
    table = BlackTable(Side(soldiers="D7", bulwarks="C8"), format="lite")
    view = table.view()
    assert f.kind_of(view.units[table.unit("D7")]) == "soldier"
    assert f.kind_of(view.units[table.unit("C8")]) == "bulwark"


def stamped(table: BlackTable, unit: str, seat: int = 0) -> list[str]:
    view = table.view(1 - seat)
    return [words.en for words in f.stamps(view, view.units[table.unit(unit, seat)])]


def test_who_came_in_this_turn_and_cannot_attack_yet_says_so_until_the_turn_ends() -> None:
    table = BlackTable(Side("C5 C9 CA", "S9", "D2 D3 D4 D5"), Side("H2"), format="lite")
    table.through("summonsSoldier", keys="C5", drives="D2")
    table.through("summonsAce", keys="CA")
    assert stamped(table, "C5") == ["new"]
    assert stamped(table, "S9") == [], "it was there before"
    assert stamped(table, "CA") == [], "it has haste"
    table.do(NextTurn(1), 0)
    assert stamped(table, "C5") == [], "it is another's turn, and it is ready in the next own one"


def test_cards_that_are_looked_through_are_told_by_suit_and_rank() -> None:
    table = BlackTable(Side("JR", deck="C2 S9 JB HA S3"), format="lite")
    table.start("search", keys="JR")
    view = table.view()
    cards = f.in_order(view, view.cards_in("deck.0"))
    assert [view.cards[card].ref for card in cards] == ["S-3", "S-9", "H-A", "C-2", "J-B"]

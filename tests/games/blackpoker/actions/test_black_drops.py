from app.games.blackpoker.actions.black_drops import drops
from app.games.game_api import Selection
from tests.games.blackpoker.black_table import BlackTable, Side


def titles(table: BlackTable, selection: Selection, zone: str, unit: str = "") -> list[str]:
    return [drop.title.en for drop in drops(table.view(), selection, zone, unit, -1)]


def test_a_card_on_the_soldiers_row_is_summoned() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    found = titles(table, Selection(cards=table.cards("C7")), "soldiers.0")
    assert found == ["Summon Soldier", "By hand: Soldiers"]


def test_a_card_on_the_bulwarks_row_is_placed_as_one() -> None:
    table = BlackTable(Side("C7 H2", "", "D2"), format="lite")
    selection = Selection(cards=table.cards("C7"))
    assert titles(table, selection, "bulwarks.0")[0] == "Place Bulwark"
    first = next(iter(drops(table.view(), selection, "bulwarks.0", "", -1)))
    table.do(first.intent)
    assert table.bulwarks() == ["D2", "C7"]


def test_a_card_on_a_soldier_starts_what_is_aimed_at_soldiers() -> None:
    table = BlackTable(Side("H6 C2", "H5", "D2"), format="lite")
    selection = Selection(cards=table.cards("H6"))
    found = titles(table, selection, "soldiers.0", table.unit("H5"))
    assert found[:2] == ["Equip", "Up"]


def test_what_cannot_be_paid_is_moved_by_hand_alone() -> None:
    table = BlackTable(Side("HK", "", "D2"), format="lite")
    found = titles(table, Selection(cards=table.cards("HK")), "soldiers.0")
    assert found == ["By hand: Soldiers"]


def test_characters_go_to_the_graveyard_with_all_their_cards() -> None:
    table = BlackTable(Side(soldiers="S9+S2"), format="lite")
    selection = Selection(units=(table.unit("S9+S2"),))
    (drop,) = drops(table.view(), selection, "graveyard.0", "", 0)
    table.do(drop.intent)
    assert sorted(table.grave()) == ["S2", "S9"]


def test_on_a_soldier_of_another_suit_a_card_means_what_fits_there() -> None:
    table = BlackTable(Side("D6 C2 D8", "C3' D9", "H2"), format="lite")
    selection = Selection(cards=table.cards("D6"))
    assert titles(table, selection, "soldiers.0", table.unit("C3"))[0] == "Twist"
    found = list(drops(table.view(), selection, "soldiers.0", table.unit("D9"), -1))
    assert found[0].title.en == "Equip"
    table.do(found[0].intent)
    assert table.view().stage.declarations[-1].targets == (table.unit("D9"),)


def test_key_cards_on_what_another_holds_are_aimed_at_that_player() -> None:
    table = BlackTable(Side("SA C5 H2", "", "D2"), format="lite")
    pair = Selection(cards=table.cards("SA C5"))
    for zone in ("hand.1", "deck.1", "graveyard.1"):
        assert titles(table, pair, zone)[0] == "Throw"
    assert titles(table, pair, "graveyard.0") == ["By hand: Graveyard"], "the own ones discard"
    assert "Throw" not in titles(table, Selection(cards=table.cards("SA H2")), "hand.1")


def test_where_key_cards_lie_a_card_starts_what_it_is_the_key_of() -> None:
    table = BlackTable(Side("SA C5 H2", "S9", "D2"), format="lite")
    assert titles(table, Selection(cards=table.cards("SA C5")), "keys.0")[0] == "Throw"
    one = titles(table, Selection(cards=table.cards("SA")), "keys.0")
    assert one[0] == "Summon Ace"
    assert one[-2:] == ["Place Bulwark", "By hand: On the stage"]


def test_on_the_stage_a_card_answers_what_waits_there_before_all_else() -> None:
    table = BlackTable(Side("H7 H2", "S9"), Side("C8 C5 D3", "C2", "D4"), format="standard")
    table.start("up", keys="H7", target="S9", discards="H2")
    selection = Selection(cards=table.cards("C8", 1))
    found = [one.title.en for one in drops(table.view(1), selection, "keys.1", "", -1)]
    assert found[0] == "Counter", "and not Recall, which takes a second card"
    assert "Recall" in found


def chosen_first(table: BlackTable, cards: str, zone: str, unit: str = "") -> tuple[str, bool]:
    """Return what comes first, and whether it is asked which is meant."""
    selection = Selection(cards=table.cards(cards))
    first = next(iter(drops(table.view(), selection, zone, unit, -1)))
    return first.title.en, first.choose is not None


def test_on_a_row_all_is_offered_that_fits_there() -> None:
    table = BlackTable(Side("H6 C2", "H5", "D2"), Side("", "S9"), format="lite")
    cards = Selection(cards=table.cards("H6"))
    assert titles(table, cards, "soldiers.0") == [
        "Summon Soldier",
        "Equip",
        "Up",
        "By hand: Soldiers",
    ]
    assert chosen_first(table, "H6", "soldiers.0") == ("Summon Soldier", True)
    assert chosen_first(table, "H6", "soldiers.0", table.unit("H5")) == ("Equip", True)


def test_what_fits_alone_is_taken_with_the_card_as_its_key_card() -> None:
    table = BlackTable(Side("H6 C2", "C5", "D2"), Side("", "S9"), format="lite")
    assert chosen_first(table, "H6", "soldiers.1") == ("Up", False)
    assert chosen_first(table, "H6", "soldiers.1", table.unit("S9", 1)) == ("Up", False)
    assert chosen_first(table, "H6", "bulwarks.0") == ("Place Bulwark", False)
    drop = next(iter(drops(table.view(), Selection(cards=table.cards("H6")), "soldiers.1", "", -1)))
    assert drop.about.cards == table.cards("H6")


def test_nothing_is_offered_on_a_row_in_which_nobody_stands() -> None:
    table = BlackTable(Side("H6 C2", "C5", "D2"), format="lite")
    assert titles(table, Selection(cards=table.cards("H6")), "soldiers.1") == ["By hand: Soldiers"]


def test_on_the_stage_what_answers_alone_is_not_asked_for() -> None:
    table = BlackTable(Side("H7 H2", "S9"), Side("C8 C5 D3", "C2", "D4"), format="standard")
    table.start("up", keys="H7", target="S9", discards="H2")
    selection = Selection(cards=table.cards("C8", 1))
    first = next(iter(drops(table.view(1), selection, "keys.1", "", -1)))
    assert (first.title.en, first.choose) == ("Counter", None)

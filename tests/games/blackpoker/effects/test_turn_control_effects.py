from tests.games.blackpoker.black_table import BlackTable, Side

EDITION_9 = (("edition", "9"),)


def ended(own: Side, other: Side, *, edition: str = "6") -> BlackTable:
    table = BlackTable(own, other, format="lite", options=(("edition", edition),))
    table.start("end")
    table.let_pass()
    table.resolve()
    return table


def test_end_hands_the_turn_over_charges_and_puts_draw_on_the_stage() -> None:
    table = ended(Side(), Side(soldiers="S9'", bulwarks="D2'"))
    view = table.view()
    assert (view.turn.number, view.turn.seat) == (2, 1)
    assert (table.soldiers(1), table.bulwarks(1)) == (["S9"], ["D2"])
    assert (table.stage(), table.chance()) == (["draw"], 1)


def test_who_holds_more_than_seven_cards_chooses_what_to_discard() -> None:
    table = ended(Side("S2 S3 S4 S5 S6 S7 S8 S9"), Side())
    assert table.waits()
    table.resolve(cards="S5")
    assert len(table.hand()) == 7
    assert table.grave() == ["S5"]


def test_in_the_sixth_edition_the_second_card_is_drawn_once_the_first_is_seen() -> None:
    for second, drawn in (("yes", 2), ("no", 1)):
        table = ended(Side(), Side(deck="S2 S3 S4"))
        table.let_pass(1)
        table.let_pass(0)
        table.resolve(1)
        assert (table.hand(1), table.waits()) == (["S2"], True)
        table.resolve(1, second=second)
        assert len(table.hand(1)) == drawn
        assert table.stage() == []


def test_in_the_ninth_edition_two_are_drawn_and_one_from_a_deck_of_two() -> None:
    for deck, drawn in ((3, 2), (2, 1)):
        table = ended(Side(), Side(deck=deck), edition="9")
        table.let_pass(1)
        table.let_pass(0)
        table.resolve(1)
        assert len(table.hand(1)) == drawn


def test_what_is_weaker_or_stronger_is_so_until_the_turn_ends() -> None:
    table = BlackTable(Side("H6 C2", "C3"), format="lite")
    table.through("up", keys="H6", discards="C2", target="C3")
    assert table.number("C3") == 9
    table.start("end")
    table.let_pass()
    table.resolve()
    assert table.number("C3") == 3


def test_the_fog_is_cleared_when_a_turn_ends() -> None:
    table = BlackTable(Side("H6 C2", "C3"), format="lite", options=EDITION_9)
    table.through("up", keys="H6", discards="C2", target="C3")
    assert table.pile("fog.0") == ["H6"]
    table.start("end")
    table.let_pass()
    table.resolve()
    assert (table.pile("fog.0"), table.grave()[0]) == ([], "H6")

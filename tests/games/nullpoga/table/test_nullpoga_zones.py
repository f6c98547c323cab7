"""Where cards lie, how cells are counted, and who sees a hand."""

from __future__ import annotations

from app.core.intent import Procedure
from app.core.zone import Seat
from app.games.nullpoga.cards.bundles import BUNDLE_SIZE
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.table.nullpoga_zones import cell_id, cell_of, column_at, lay
from app.session.host.local_table import lay_table


def test_spells_of_a_hand_are_open_where_the_table_says_so() -> None:
    deck = ("meteor", "rat") * 3
    closed = lay_table(SPEC, ("Aki", "Ren"), (deck, deck), 3)
    opened = lay_table(SPEC, ("Aki", "Ren"), (deck, deck), 3, options=(("open-spells", "open"),))
    for laid, known in ((closed, 0), (opened, 1)):
        laid.sit(0).ask(Procedure("setup"))
        view = laid.sit(1).view
        refs = [view.cards[card].ref for card in view.cards_in("hand.0")]
        assert {ref for ref in refs if ref} == ({"meteor"} if known else set())
        whole = len(laid.sit(0).view.cards_in("hand.0"))
        assert view.zones["hand.0"].count == whole == 5


def test_cells_are_counted_from_their_owners_left() -> None:
    assert [cell_of(0, column) for column in range(5)] == [1, 2, 3, 4, 5]
    assert [cell_of(1, column) for column in range(5)] == [5, 4, 3, 2, 1]
    assert cell_id(Place(1, "standby", 0)) == "standby.1#5"
    assert all(column_at(side, cell_of(side, at)) == at for side in (0, 1) for at in range(5))


def test_a_deck_lies_face_down_and_four_bundles_lie_open() -> None:
    bundles = ("rat",) * (4 * BUNDLE_SIZE)
    laid = lay((Seat("Aki", 0), Seat("Ren", 1)), (("cat",) * 30, bundles))
    assert {(card.zone, card.up) for card in laid if card.owner == 0} == {("deck.0", False)}
    theirs = [card.zone for card in laid if card.owner == 1]
    assert [theirs.count(f"bundle_{n}.1") for n in "abcd"] == [BUNDLE_SIZE] * 4
    assert all(card.up for card in laid if card.owner == 1)

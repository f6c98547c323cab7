"""A host begins: whoever sees a card where it is laid has a handle for it."""

from __future__ import annotations

from app.core.fact import Began, StartCard
from app.core.past.history import HistoryTree
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.session.host.entropy import Entropy
from app.session.host.journal import journal_of
from app.session.host.opening import host_table, reopen
from app.session.host.updates import Grew
from tests.helpers.toy_games import TOYS

ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    ZoneSpec("field", Words("Field", "場"), holds="units"),
)
CARDS = (
    StartCard("fox", 0, "deck.0"),
    StartCard("owl", 0, "hand.0"),
    StartCard("elk", 0, "field.0", unit="herd"),
    StartCard("cat", 0, "field.0", unit="herd"),
)
BEGAN = Began("duel", (Seat("Aki", 0), Seat("Ren", 1)), ZONES, CARDS, seed=3)


def test_what_somebody_lists_has_a_handle_and_what_shares_a_word_one_unit() -> None:
    table = host_table(TOYS["duel"], BEGAN, Entropy(3)).tree.table
    assert [card.handle is not None for card in table.cards] == [False, True, True, True]
    (unit,) = table.units.values()
    assert (unit.base, unit.attached) == (2, (3,))


def test_the_laying_is_the_first_entry_of_the_journal() -> None:
    host = host_table(TOYS["duel"], BEGAN, Entropy(3))
    assert list(host.journal) == [Grew(host.tree.nodes[0])]


def test_one_that_was_read_goes_on_with_the_journal_it_is_given() -> None:
    tree = HistoryTree.begin(host_table(TOYS["duel"], BEGAN, Entropy(3)).tree.nodes[0].facts[0])
    journal = journal_of(tree)
    host = reopen(TOYS["duel"], tree, journal, Entropy(3))
    assert host.journal is journal
    assert host.tree is tree

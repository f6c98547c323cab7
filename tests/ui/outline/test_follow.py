"""The outline stays where one is when the table changes under it."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel

from app.core.intent import Draw, Jump, Move, Shuffle, Undo
from app.core.intents.turn_intents import NextTurn
from app.games.game_api import Selection
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.table.bridge import Bridge
from tests.games.pokemon_table import DUSKULL, FIRE, PSYCHIC, Game
from tests.ui.outline.reader import Reader


def chosen(panel: OutlinePanel) -> list[str]:
    return [node.row.key for node in panel.tree.chosen()]


def test_the_keyboard_follows_a_card_to_where_it_lies_open(game: Game, reader: Reader) -> None:
    card = game.card(DUSKULL)
    reader.go(card)
    game.do(Move((card,), "bench.0", -1))
    unit = game.unit("bench.0", 2)
    assert reader.panel.tree.current is reader.node(unit)
    assert chosen(reader.panel) == [unit]


def test_the_keyboard_stays_beside_a_card_that_went_into_a_closed_pile(
    game: Game, reader: Reader
) -> None:
    card, following = game.card(FIRE), game.card(PSYCHIC)
    reader.go(card)
    game.do(Move((card,), "discard.0", 0))
    assert reader.panel.tree.current is reader.node(following)
    assert chosen(reader.panel) == [following]
    # Opened, the pile is a place like any other.
    reader.panel.tree.expand(reader.panel.model.index_of(reader.node("zone:discard.0")))
    game.do(Move((following,), "discard.0", 0))
    assert reader.panel.model.where(reader.panel.tree.current) == "Discard pile, 1 of 4"  # type: ignore[arg-type]
    assert reader.current() == "Basic Psychic Energy"


def test_after_the_last_card_the_keyboard_is_on_its_zone(game: Game, reader: Reader) -> None:
    unit = game.unit("active.0")
    reader.go(unit)
    game.act("to_hand", selection=Selection(units=(unit,)))
    assert reader.current().startswith(("Dreepy", "Active Spot, empty"))
    reader.go("zone:lost.0")
    game.do(Move((game.card(FIRE),), "lost.0"))
    assert reader.current() == "Lost Zone, 1 card, on top Basic Fire Energy"


def test_what_others_do_moves_nothing_here(game: Game, reader: Reader) -> None:
    unit = game.unit("bench.0")
    reader.go(unit)
    opened = reader.panel.model.index_of(reader.node("zone:deck.0"))
    assert not reader.panel.tree.isExpanded(opened)
    reader.panel.tree.collapse(reader.panel.model.index_of(reader.node("zone:hand.0")))
    game.do(Draw(2, "deck.1", "hand.1"), 1)
    game.do(Shuffle("deck.1"), 1)
    game.do(Draw(1, "deck.0", "hand.0"), 0)
    assert reader.panel.tree.current is reader.node(unit)
    assert chosen(reader.panel) == [unit]
    hand = reader.panel.model.index_of(reader.node("zone:hand.0"))
    assert not reader.panel.tree.isExpanded(hand)


def test_several_stay_selected_and_only_those_gone_are_let_go(game: Game, reader: Reader) -> None:
    one, other = game.card(FIRE), game.card(PSYCHIC)
    reader.panel.select(Selection((one, other)))
    game.do(Move((one,), "lost.0"))
    assert reader.panel.selection() == Selection((other,))
    assert chosen(reader.panel) == [other]


def test_taking_back_leads_back(game: Game, bridge: Bridge, reader: Reader) -> None:
    card = game.card(DUSKULL)
    reader.go(card)
    bridge.ask(Move((card,), "bench.0", -1))
    bridge.ask(Undo())
    assert reader.panel.tree.current is reader.node(card)
    bridge.ask(Jump(0))
    assert reader.panel.model.text(reader.node("zone:deck.0")) == "Deck, 42 cards"


def test_another_seat_begins_at_its_own_row(game: Game, bridge: Bridge, reader: Reader) -> None:
    reader.go(game.unit("active.0"))
    game.do(NextTurn(1))
    bridge.act_as(1)
    assert reader.current().startswith("Ren (you), to move, turn 2")
    assert reader.rows()[1] == "Hand, 2 cards"
    assert "hidden card" not in reader.rows()[2]


def test_nothing_is_read_while_out_of_sight(game: Game, reader: Reader) -> None:
    panel = reader.panel
    reader.go(game.card(FIRE))
    panel.hide()
    before = panel.model.text(reader.node("zone:hand.0"))
    game.do(Draw(2, "deck.0", "hand.0"))
    assert panel.model.text(reader.node("zone:hand.0")) == before
    panel.show()
    assert panel.model.text(reader.node("zone:hand.0")) == "Hand, 11 cards"
    assert panel.tree.current is reader.node(game.card(FIRE))


def test_the_selection_is_told_once_and_taken_over_without_an_echo(
    game: Game, reader: Reader
) -> None:
    panel, told = reader.panel, []
    panel.selection_changed.connect(told.append)
    card, unit = game.card(FIRE), game.unit("active.0")
    reader.go(card)
    assert told == [Selection((card,))]
    panel.select(Selection(units=(unit,)))
    assert panel.tree.current is reader.node(unit)
    assert told == [Selection((card,))]
    panel.follow(Selection())  # the board forgot what lies no longer on it
    assert panel.selection() == Selection(units=(unit,))
    panel.follow(Selection((card,)))
    assert panel.selection() == Selection((card,))
    panel.select(Selection(zone="deck.0"))
    assert panel.selection() == Selection(zone="deck.0")


def test_the_order_of_choosing_counts(game: Game, reader: Reader) -> None:
    tree = reader.panel.tree
    later, earlier = game.unit("bench.0"), game.unit("active.0")
    reader.go(later)
    index = reader.panel.model.index_of(reader.node(earlier))
    tree.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)
    assert reader.panel.selection() == Selection(units=(later, earlier))

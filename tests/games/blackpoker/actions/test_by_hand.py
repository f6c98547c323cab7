from app.core.intent import Announce, Intent
from app.games.blackpoker.actions.by_hand import BY_HAND
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table.blackpoker_zones import ASKS
from app.games.game_api import GameAction, Selection
from app.session.agreement.out_of_turn import may
from tests.games.blackpoker.black_table import BlackTable, Side

BY_ID: dict[str, GameAction] = {action.id: action for action in BY_HAND}


def made(table: BlackTable, name: str, selection: Selection) -> Intent | None:
    action = BY_ID[name]
    view = table.view()
    return action.make(view, selection) if action.when(view, selection) else None


def done(table: BlackTable, name: str, selection: Selection) -> None:
    intent = made(table, name, selection)
    assert intent is not None
    table.do(intent)


def test_own_characters_are_driven_and_charged_with_all_their_cards() -> None:
    table = BlackTable(Side(soldiers="S9+S2 C3'", bulwarks="D4'"), Side(soldiers="H5"))
    done(table, "drive", Selection(units=(table.unit("S9+S2"), table.unit("C3"))))
    assert table.soldiers() == ["S9+S2'", "C3'"]
    done(table, "charge_all", Selection())
    assert (table.soldiers(), table.bulwarks()) == (["S9+S2", "C3"], ["D4"])
    assert made(table, "drive", Selection(units=(table.unit("H5", 1),))) is None


def test_damage_is_taken_over_the_own_deck_by_its_digit() -> None:
    table = BlackTable(Side(deck=5))
    done(table, "damage_3", Selection(zone="deck.0"))
    assert (table.life(), len(table.grave())) == (2, 3)
    done(table, "damage_9", Selection(zone="deck.0"))
    assert table.life() == 0
    assert made(table, "damage_1", Selection(zone="deck.0")) is None
    assert made(table, "damage_1", Selection(zone="deck.1")) is None


def test_next_generation_is_seen_to_by_hand() -> None:
    table = BlackTable(Side(deck="C2 DQ C4"))
    done(table, "next_generation", Selection(zone="deck.0"))
    assert (table.hand(), table.grave()) == (["DQ"], ["C2"])


def test_a_character_is_turned_over_and_a_number_changed() -> None:
    table = BlackTable(Side(soldiers="S9+S2"))
    selection = Selection(units=(table.unit("S9+S2"),))
    done(table, "stronger", selection)
    assert table.number("S9+S2") == 12
    done(table, "weaker", selection)
    assert table.number("S9+S2") == 11
    done(table, "turn_over", selection)
    assert not table.view(1).cards[table.view(1).units[table.unit("S9+S2")].base].up


def test_cards_are_drawn_shuffled_and_looked_at_as_in_any_game() -> None:
    table = BlackTable(Side(deck="C2 C3 C4"))
    done(table, "draw", Selection(zone="deck.0"))
    assert table.hand() == ["C2"]
    assert made(table, "shuffle", Selection(zone="deck.0")) is not None


def test_how_many_cards_a_deck_has_is_asked_over_it_at_any_time() -> None:
    table = BlackTable(Side(deck=9), Side(deck=12))
    assert made(table, "ask_deck", Selection(zone="deck.0")) is None
    assert made(table, "ask_deck", Selection(zone="hand.1")) is None
    assert made(table, "ask_deck", Selection()) is None
    intent = made(table, "ask_deck", Selection(zone="deck.1"))
    assert intent == Announce(ASKS, "Ren", number=1)
    assert may(SPEC, table.table.host.tree.table, 1, Announce(ASKS, "Aki"))
    assert not may(SPEC, table.table.host.tree.table, 1, Announce("begins", "Aki"))
    table.do(Announce(ASKS, "Ren", number=1))
    events = {seat: [(one.verb, one.text) for one in table.told(seat)] for seat in (0, 1)}
    assert events[0] == events[1] == [(ASKS, "Ren")]

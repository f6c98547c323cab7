"""The end of a turn: what was played is discarded, the Checkup, the next draw (seed 000 §6, §8)."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Draw, Move, Procedure, PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    FIRE,
    IONO,
    TOWER,
    ULTRA_BALL,
    Game,
    middle,
)


def test_the_turn_ends_with_the_own_items_and_supporters_discarded(game: Game) -> None:
    for ref in (IONO, ULTRA_BALL):
        game.act("play", selection=Selection((game.card(ref),)))
    game.do(Move((game.card(FIRE),), "stage", -1))
    game.put(ULTRA_BALL, "stage", owner=1)
    nodes = len(game.table.host.tree.nodes)
    game.act("end_turn")
    assert game.refs("stage") == [FIRE, ULTRA_BALL]
    assert set(game.refs("discard.0")[:2]) == {IONO, ULTRA_BALL}
    assert "discard" in game.verbs()
    assert len(game.table.host.tree.nodes) == nodes + 1


def test_the_stadium_stays_when_the_turn_ends(game: Game) -> None:
    game.act("play", selection=Selection((game.card(TOWER),)))
    game.act("end_turn")
    assert game.refs("stadium") == [TOWER]


def test_ending_the_turn_checks_and_the_next_player_draws(game: Game) -> None:
    game.act("poisoned", selection=Selection(units=(game.unit("active.1"),)))
    hand = game.view(1).zones["hand.1"].count or 0
    game.act("end_turn")
    view = game.view()
    assert (view.turn.number, view.turn.seat, view.turn.phase) == (2, 1, "main")
    assert view.zones["hand.1"].count == hand + 1
    assert view.turn.ledger == (("draw", 1),)
    drawn = game.table.host.told(game.table.host.tree.cursor, 0)[-1]
    assert (drawn.verb, drawn.actor, drawn.cards) == ("draw", 1, (None,))
    assert game.table.host.told(game.table.host.tree.cursor, 1)[-1].cards != (None,)


def test_a_knock_out_in_the_checkup_waits_for_the_players(game: Game) -> None:
    victim = game.unit("active.1")
    game.do(PutMark((victim,), "damage", value=100))  # 110 HP, with Bravery Charm
    game.act("poisoned", selection=Selection(units=(victim,)))
    game.act("end_turn")
    assert (game.view().turn.number, game.view().turn.phase) == (1, "checkup")
    game.act("knock_out", selection=Selection(units=(victim,)))
    game.act("end_turn")
    assert (game.view().turn.number, game.view().turn.phase) == (2, "main")


def test_a_second_press_goes_on_without_a_second_checkup(game: Game) -> None:
    victim = game.unit("active.1")
    game.do(PutMark((victim,), "damage", value=100))  # 110 HP, with Bravery Charm
    game.act("poisoned", selection=Selection(units=(victim,)))
    game.act("end_turn")
    game.act("end_turn")
    assert game.marks(victim)["damage"] == 110
    assert game.view().turn.number == 2


def test_more_hp_keeps_a_pokemon_alive(game: Game) -> None:
    victim = game.unit("active.1")
    for name in ("damage_50", "hp_10", "poisoned"):
        game.act(name, selection=Selection(units=(victim,)))
    game.act("end_turn")
    assert game.view().turn.number == 2


def test_an_empty_deck_is_announced(game: Game) -> None:
    count = game.view(1).zones["deck.1"].count or 0
    game.do(Draw(count, "deck.1", "discard.1"), seat=1)
    game.act("end_turn")
    assert game.verbs() == ["turn", "deck_out"]


def test_another_turn_can_follow(game: Game) -> None:
    game.act("extra_turn")
    assert (game.view().turn.number, game.view().turn.seat) == (2, 0)


def test_a_judge_can_end_a_turn() -> None:
    game = middle()
    game.do(Procedure("end_turn"), JUDGE)
    assert game.view().turn.number == 2


def test_a_seat_may_not_draw_for_another_by_itself() -> None:
    game = Game()
    assert game.ask(Draw(1, "deck.1", "hand.1")).code == "not-yours"

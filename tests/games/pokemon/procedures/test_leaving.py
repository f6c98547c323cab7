"""Leaving a Battle Royal: what is taken away, what stays, how it goes on (BR074, BR123-BR125)."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Procedure, PutMark, Undo
from app.games.contracts.out_contract import whose_turn
from app.games.game_api import Selection
from app.games.pokemon.procedures.game_result import OVER
from app.games.pokemon.table.seat_board import out_of
from app.session.host.updates import Accepted
from tests.games.pokemon_table import DREEPY, TOWER, Game, log, royal, teams


def without_pokemon(game: Game, seat: int) -> None:
    """Knock out everything of a player, with nobody taking a Prize."""
    view = game.view()
    zones = (f"active.{seat}", f"bench.{seat}")
    units = ",".join(unit for zone in zones for unit in view.zones[zone].items)
    game.do(Procedure("knock_out", (("units", units),)))
    while "share." + str(seat) in game.tasks():
        game.do(Procedure("share", (("of", str(seat)),)))


def gone(game: Game, seat: int = 0) -> bool:
    return out_of(game.view(), seat) is not None


def test_who_has_no_active_pokemon_at_the_end_of_the_own_turn_is_asked_to_leave() -> None:
    game = royal()
    without_pokemon(game, 0)
    assert game.tasks() == {}
    game.act("end_turn")
    assert game.view().turn.phase == "end"
    task = game.tasks()["leave.0"]
    assert task.title.en == "Aki is out: no Active Pokémon at the end of the turn"
    game.choose("leave.0")
    assert gone(game)
    assert (game.view().turn.seat, game.view().turn.number) == (1, 6)
    assert "Out of the game: Aki" in log(game)


def test_whoever_loses_the_active_pokemon_in_anothers_turn_plays_on() -> None:
    game = royal()
    without_pokemon(game, 2)
    assert "leave.2" not in game.tasks()
    game.act("end_turn")
    game.act("end_turn", 1)
    assert (game.view().turn.seat, game.view().turn.phase) == (2, "main")
    assert not gone(game, 2)


def test_all_cards_but_stadiums_lie_in_the_deck_unseen() -> None:
    game = royal()
    game.put(TOWER, "stadium", owner=2)
    game.put(DREEPY, "discard.2")
    every = sum(card.owner == 2 for card in game._judge.view.cards.values())
    game.do(Procedure("leave", (("why", "no_active"),)), 2)
    view = game.view(2)
    names = ("hand", "prizes", "discard", "lost")
    assert [view.zones[f"{name}.2"].count for name in names] == [0, 0, 0, 0]
    assert view.zones["active.2"].items == view.zones["bench.2"].items == ()
    assert view.zones["deck.2"].count == every - 1
    assert game.refs("stadium") == [TOWER]
    told = game.table.host.told(game.table.host.tree.cursor, 0)
    hidden = [event for event in told if event.verb == "leave" and event.source == "prizes.2"]
    assert hidden
    assert all(card is None for event in hidden for card in event.cards)


def test_conditions_that_were_given_stay() -> None:
    game = royal()
    unit = game.unit("active.1")
    game.act("poisoned", selection=Selection(units=(unit,)))
    game.do(Procedure("concede"))
    assert game.marks(unit)["poisoned"] == 1


def test_the_turn_order_passes_by_who_is_out() -> None:
    game = royal()
    game.do(Procedure("concede"), 1)
    assert game.view().turn.seat == 0
    game.act("end_turn")
    assert game.view().turn.seat == 2


def test_who_concedes_in_the_own_turn_leaves_it_to_the_next() -> None:
    game = royal()
    game.do(Procedure("concede"))
    assert (game.view().turn.seat, game.view().turn.number) == (1, 6)
    assert game.view().turn.phase == "main"


def test_the_last_to_concede_leaves_a_winner() -> None:
    game = royal()
    for seat in (1, 2):
        game.do(Procedure("concede"), seat)
    assert game.view().turn.phase == "main"
    game.do(Procedure("concede"), 3)
    assert game.view().turn.phase == OVER
    assert log(game).endswith("Aki wins")


def test_one_undo_brings_a_player_back() -> None:
    game = royal()
    before = game.view(1)
    game.do(Procedure("concede"), 1)
    assert gone(game, 1)
    game.do(Undo(), 1)
    assert not gone(game, 1)
    assert game.view(1).zones["hand.1"].count == before.zones["hand.1"].count
    assert game.view(1).zones["active.1"].items == before.zones["active.1"].items


def test_a_turn_that_waits_for_others_goes_on_by_the_next_player() -> None:
    game = royal()
    game.do(PutMark(("seat.2",), "prizes_due", value=1))
    game.do(Procedure("concede"))
    view = game.view()
    assert (view.turn.seat, view.turn.phase) == (0, "end")
    assert whose_turn(view, game.spec.out, OVER) == (1,)
    game.choose("prizes.2")
    task = game.tasks()["next_turn"]
    assert task.seat == 1
    game.choose("next_turn")
    assert game.view().turn.seat == 1


def test_who_cannot_draw_is_out() -> None:
    game = royal()
    count = game.view(1).zones["deck.1"].count or 0
    game.do(Procedure("search"), 1)
    for handle in game._judge.view.cards_in("deck.1"):
        game.put(game._judge.view.cards[handle].ref or "", "lost.1")
    assert count
    game.act("end_turn")
    assert game.tasks()["leave.1"].title.en == "Ren is out: no card to draw"
    game.choose("leave.1")
    assert (game.view().turn.seat, gone(game, 1)) == (2, True)


def test_by_the_sheet_nobody_is_out_for_an_empty_deck() -> None:
    game = royal(options=(("br-text", "sheet"),))
    for handle in game._judge.view.cards_in("deck.1"):
        game.put(game._judge.view.cards[handle].ref or "", "lost.1")
    game.act("end_turn")
    assert "leave.1" not in game.tasks()


def test_people_may_play_on_all_the_same() -> None:
    game = royal()
    without_pokemon(game, 0)
    game.act("end_turn")
    game.choose("leave.0", 1)
    assert "leave.0" not in game.tasks()
    game.choose("next_turn")
    assert (game.view().turn.seat, gone(game)) == (1, False)


def test_a_team_concedes_together() -> None:
    game = teams()
    game.do(Procedure("concede"), 2)
    assert game.view().turn.phase == OVER
    assert log(game).endswith("Ren and Kai win")


def test_nobody_leaves_a_game_of_two() -> None:
    game = Game()
    node = game.table.host.tree.cursor
    game.ask(Procedure("leave", (("seat", "1"),)))
    assert game.table.host.tree.cursor == node


def test_nobody_takes_another_player_out_unless_the_rules_do() -> None:
    game = royal()
    leave = Procedure("leave", (("seat", "2"), ("why", "no_active")))
    node = game.table.host.tree.cursor
    for seat in (0, 1, 3):
        game.ask(leave, seat)
    assert game.table.host.tree.cursor == node
    assert not gone(game, 2)
    without_pokemon(game, 0)
    game.act("end_turn")
    assert "leave.0" in game.tasks()
    game.do(Procedure("leave", (("seat", "0"),)), 1)
    assert gone(game, 0)
    assert isinstance(game.ask(leave, JUDGE), Accepted), "a judge may"

"""Notes with an end: put on Pokémon, cards, players and the table by one entry of the menu."""

from __future__ import annotations

from app.core.card import Mark, value_of
from app.core.intent import PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    TOWER,
    Game,
    action,
    log,
    on,
)


def test_once_a_game_powers_are_ticked_on_the_seat(game: Game) -> None:
    game.act("vstar")
    game.act("gx")
    assert [mark.key for mark in game.view(1).marks["seat.0"]] == ["gx", "vstar"]
    game.act("gx")
    assert [mark.key for mark in game.view(1).marks["seat.0"]] == ["vstar"]


def test_an_effect_lasts_through_the_opponents_turn(game: Game) -> None:
    unit = game.unit("active.1")
    game.act("no_retreat", selection=Selection(units=(unit,)))
    game.act("end_turn")
    assert game.marks(unit) == {"no_retreat": 1}
    game.act("end_turn", seat=1)
    assert game.marks(unit) == {}


def test_a_note_ends_by_itself(game: Game) -> None:
    unit = game.unit("active.0")
    game.do(PutMark((unit,), "note:", 1, text="G03", until=2))
    (note,) = game.view(1).units[unit].marks
    assert note == Mark(note.key, 1, "G03", until=2)
    for seat in (0, 1):
        game.act("end_turn", seat=seat)
    assert game.marks(unit) == {}


def test_an_open_card_in_the_discard_pile_carries_no_effect_of_a_pokemon(game: Game) -> None:
    card = game.put(TOWER, "discard.0")
    assert not action("no_attack").when(game.view(), Selection((card,)))
    assert action("banned").when(game.view(), Selection((card,)))


def test_a_limit_is_for_whoever_is_pointed_at_otherwise_for_the_opponent(game: Game) -> None:
    game.act("no_items", selection=on(game, "bench.0"))
    assert [mark.key for mark in game.view().marks["seat.0"]] == ["no_items"]
    game.act("no_supporters", selection=Selection(("hand.1#0",)))
    game.act("no_trainers", selection=Selection(zone="mat"))
    assert [mark.key for mark in game.view().marks["seat.1"]] == ["no_supporters", "no_trainers"]
    words = action("no_items").words(game.view(), on(game, "bench.0"))
    assert (words.en, words.ja) == ("Aki: No Items", "Aki：グッズが使えない")


def test_played_alone_a_limit_is_ones_own() -> None:
    game = Game(seats=1)
    game.act("no_items")
    assert value_of(game.view().marks["seat.0"], "no_items") == 1


def test_another_end_is_chosen_for_all_notes_of_a_selection(game: Game) -> None:
    unit = game.unit("active.0")
    for name in ("no_attack", "deals_more_10", "damage_10", "poisoned"):
        game.act(name, selection=on(game))
    game.act("lasts_own", selection=on(game))
    until = {mark.key: mark.until for mark in game.view().units[unit].marks}
    assert until == {"no_attack": 3, "deals_more": 3, "damage": None, "poisoned": None}
    assert not action("lasts_own").when(game.view(), on(game))
    game.act("clear_effects", selection=on(game))
    assert set(game.marks(unit)) == {"damage", "poisoned"}


def test_with_nothing_selected_the_notes_of_players_and_table_are_meant(game: Game) -> None:
    for name in ("no_items", "no_tools", "vstar", "no_attack"):
        game.act(name, selection=on(game) if name == "no_attack" else None)
    game.act("clear_effects")
    marks = game.view().marks
    assert [mark.key for mark in marks["seat.0"]] == ["vstar"]
    assert not marks.get("seat.1")
    assert not marks.get("table")
    assert game.marks(game.unit("active.0")) == {"no_attack": 1}


def test_the_bench_limit_goes_back_to_the_usual_one(game: Game) -> None:
    game.act("bench_8")
    assert log(game, "ja") == "Akiがベンチの上限を8匹にした"
    game.act("bench_3")
    assert value_of(game.view().marks["table"], "bench") == 3
    game.act("bench_3")
    assert not game.view().marks.get("table")
    assert log(game) == "Aki sets the usual Bench limit"

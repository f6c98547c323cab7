"""Setup and mulligans (seed 000 §5)."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.game_api import Selection
from app.games.pokemon.procedures.mulligans import MOST_MULLIGANS
from app.games.pokemon.table.printed_facts import is_basic
from app.games.pokemon.tasks.start_conditions import BEGINNING
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, Game


def counts(game: Game, seat: int) -> dict[str, int | None]:
    names = ("deck", "hand", "prizes", "active", "bench")
    return {name: game.view().zones[f"{name}.{seat}"].count for name in names}


def test_setup_in_one_action_leaves_a_seat_ready_to_begin() -> None:
    game = Game(deck=(DREEPY,) * 10 + (FIRE,) * 30)
    game.act("setup")
    assert counts(game, 0) == {"deck": 27, "hand": 4, "prizes": 6, "active": 1, "bench": 2}
    assert len(game.table.host.tree.nodes) == 2, "one gesture"


def test_the_active_pokemon_lies_face_down_and_only_its_owner_knows_it() -> None:
    game = Game(deck=(DREEPY,) * 40)
    game.act("setup")
    assert game.refs("active.0", seat=0) == [DREEPY]
    assert game.refs("active.0", seat=1) == [None]


def test_the_prizes_are_hidden_from_both() -> None:
    game = Game()
    game.act("setup")
    for seat in (0, 1):
        assert game.view(seat).zones["prizes.0"].count == 6
        assert game.view(seat).cards_in("prizes.0") == ()


def test_without_auto_the_hand_is_left_for_the_person_to_choose_from() -> None:
    game = Game()
    game.act("setup_hand")
    assert counts(game, 0)["active"] == 0
    assert counts(game, 0)["prizes"] == 0
    assert any(is_basic(ref) for ref in game.refs("hand.0"))


def test_chosen_pokemon_go_face_down_to_the_active_spot_and_the_bench() -> None:
    game = Game()
    for ref in (FIRE, DUSKULL, DREEPY, DUSKULL):
        game.put(ref, "hand.0")
    chosen = (game.card(DREEPY), *game.view().cards_in("hand.0")[1:2])
    game.act("setup_place", selection=Selection(chosen))
    assert game.refs("active.0") == [DREEPY]
    assert game.refs("bench.0") == [DUSKULL]
    assert game.refs("bench.0", seat=1) == [None]
    assert game.refs("hand.0") == [FIRE, DUSKULL]
    assert game.view().zones["prizes.0"].count == 6


def test_cards_named_by_place_are_the_ones_that_lay_there_when_asked() -> None:
    game = Game()
    for ref in (DREEPY, DUSKULL, FIRE):
        game.put(ref, "hand.0")
    arguments = (("active", "hand.0#0"), ("bench", "hand.0#1"))
    game.do(Procedure("setup_place", arguments))
    assert (game.refs("active.0"), game.refs("bench.0")) == ([DREEPY], [DUSKULL])


def test_step_by_step_setup_puts_cards_face_down_before_the_first_turn() -> None:
    game = Game()
    game.put(DREEPY, "hand.0")
    game.put(DUSKULL, "hand.0")
    game.act("to_active", selection=Selection((game.card(DREEPY),)))
    game.act("bench_basic", selection=Selection((game.card(DUSKULL),)))
    game.act("setup_place")
    assert game.refs("active.0", seat=1) == [None]
    assert game.refs("bench.0", seat=1) == [None]
    assert game.view().zones["prizes.0"].count == 6
    game.act("reveal")
    assert game.refs("active.0", seat=1) == [DREEPY]
    assert game.refs("bench.0", seat=1) == [DUSKULL]


def test_a_hand_without_basics_is_shown_and_drawn_anew() -> None:
    game = Game(deck=(DREEPY,) + (FIRE,) * 30, seed=4)
    game.act("setup", seat=0)
    verbs = game.verbs(seat=1)
    assert verbs.count("mulligan") >= 1
    assert verbs.count("mulligan") == verbs.count("show")
    shown = [e for e in game.table.host.told(1, 1) if e.verb == "mulligan"]
    assert shown[0].cards == (FIRE,) * 7
    mulligans = {m.key: m.value for m in game.view(1).marks["seat.0"]}
    assert mulligans == {"mulligans": verbs.count("mulligan"), "ready": 1}
    assert game.refs("active.0") == [DREEPY]


def test_a_deck_without_basics_gives_up() -> None:
    game = Game(deck=(FIRE,) * 30)
    game.act("setup")
    assert game.verbs().count("mulligan") == MOST_MULLIGANS
    assert counts(game, 0)["active"] == 0


def test_cards_without_data_might_be_basics() -> None:
    game = Game(deck=("?Pikachu||",) * 20)
    game.act("setup_hand")
    assert "mulligan" not in game.verbs()


def test_the_opponent_draws_for_mulligans_had_alone() -> None:
    game = Game(deck=(DREEPY,) * 30)
    for _ in range(3):
        game.act("setup_hand")
        game.act("mulligan")
    game.act("setup_hand", seat=1)
    game.act("mulligan", seat=1)
    game.act("extra_draw", seat=1)
    assert counts(game, 1)["hand"] == 9
    assert not game.view().marks


def test_start_turns_everything_up_and_draws_for_the_first_player() -> None:
    game = Game()
    game.act("setup", seat=0)
    game.act("setup", seat=1)
    before = counts(game, 0)["hand"] or 0
    game.do(BEGINNING.begin(), 1)
    view = game.view()
    assert (view.turn.number, view.turn.seat, view.turn.phase) == (1, 0, "main")
    assert None not in game.refs("active.0", seat=1) + game.refs("active.1", seat=0)
    assert counts(game, 0)["hand"] == before + 1


def test_setup_can_be_repeated_before_pokemon_are_down() -> None:
    game = Game()
    game.act("setup_hand")
    game.act("setup_hand")
    assert counts(game, 0)["hand"] == 7


def test_a_goldfish_plays_alone() -> None:
    game = Game(seats=1)
    game.act("setup")
    game.do(BEGINNING.begin())
    game.act("end_turn")
    assert (game.view().turn.number, game.view().turn.seat) == (2, 0)
    down = len(game.view().zones["bench.0"].items)
    assert game.view().zones["hand.0"].count == 8 - down


def test_setup_in_one_action_keeps_a_good_hand_that_was_dealt() -> None:
    game = Game(deck=(DREEPY,) * 10 + (FIRE,) * 30)
    game.table.sit(0).ask(Procedure("setup"))
    dealt = [game.view().cards[card].ref for card in game.view().cards_in("hand.0")]

    game.table.sit(0).ask(Procedure("setup", (("auto", "1"),)))

    view = game.view()
    kept = [view.cards[card].ref for card in view.cards_in("hand.0")]
    down = [*view.cards_in("active.0"), *view.cards_in("bench.0")]
    assert sorted(kept + [view.cards[card].ref for card in down]) == sorted(dealt)
    assert view.zones["prizes.0"].count == 6


def test_fewer_prizes_and_none_where_the_player_says_so() -> None:
    for prizes in (0, 3):
        game = Game(deck=(DREEPY,) * 40)
        game.act("setup_hand")
        chosen = (("active", "hand.0#0"), ("prizes", str(prizes)))
        game.do(Procedure("setup_place", chosen))
        assert counts(game, 0)["prizes"] == prizes

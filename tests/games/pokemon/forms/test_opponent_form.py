"""The form that asks whom a card means by "your opponent"."""

from __future__ import annotations

from app.core.card import mark_of
from app.games.form_model import Form, Pick
from app.games.game_api import Selection
from app.games.pokemon.forms.opponent_form import asks_play, asks_play_and_discard, trainer_asked
from app.games.pokemon.table.seat_board import CHOSEN, chosen_foe
from tests.games.pokemon.procedures.test_choosing_opponent import with_ursaluna
from tests.games.pokemon_table import IONO, ULTRA_BALL, Game, action, middle, royal


def with_iono() -> tuple[Game, Selection]:
    game = royal()
    return game, Selection((game.put(IONO, "hand.0"),))


def form_of(found: Form | None) -> Form:
    assert found is not None
    return found


def test_playing_asks_for_an_opponent_or_nobody() -> None:
    game, about = with_iono()
    view = game.view()
    asked = form_of(asks_play(view, about, {}))
    (pick,) = asked.fields
    assert isinstance(pick, Pick)
    assert [one.id for one in pick.among] == ["seat.1", "seat.2", "seat.3", "nobody"]
    assert asked.intent is None
    # A click on one of a player's Pokémon stands for the player.
    assert set(view.zones["active.2"].items) <= set(pick.among[1].also)
    for answer, seat in (("seat.3", 3), ("nobody", None)):
        now, again = with_iono()
        intent = form_of(asks_play(now.view(), again, {"whom": answer})).intent
        assert intent is not None
        now.do(intent)
        assert chosen_foe(now.view(), now.unit("stage")) == seat


def test_an_answer_that_is_no_seat_is_none() -> None:
    game, about = with_iono()
    for wrong in ("seat.0", "seat.9", "x", "seat."):
        assert form_of(asks_play(game.view(), about, {"whom": wrong})).intent is None


def test_played_and_discarded_asks_the_same() -> None:
    game, about = with_iono()
    intent = form_of(asks_play_and_discard(game.view(), about, {"whom": "seat.1"})).intent
    assert intent is not None
    game.do(intent)
    assert game.refs("discard.0") == [IONO]


def test_the_actions_and_the_drop_ask_it() -> None:
    game, about = with_iono()
    for name in ("play", "play_and_discard"):
        offered = action(name)
        assert offered.form is not None
        assert offered.form(game.view(), about, {}) is not None
    drop = game.drops(about, "stage")[0]
    assert drop.form(game.view()) is not None
    assert drop.title.en == "Play Iono…"


def test_nothing_is_asked_of_other_cards_or_in_the_usual_game() -> None:
    game = royal()
    ball = Selection((game.put(ULTRA_BALL, "hand.0"),))
    assert asks_play(game.view(), ball, {}) is None
    usual = middle()
    card = usual.put(IONO, "hand.0")
    assert trainer_asked(usual.view(), Selection((card,))) == ""
    assert usual.drops(Selection((card,)), "stage")[0].asks is None


def test_the_choice_is_made_by_hand_and_changed() -> None:
    game, unit = with_ursaluna()
    offered = next(one for one in game.spec.actions if one.id == "choose_opponent")
    about = Selection(units=(unit,))
    assert offered.when(game.view(), about)
    assert offered.form is not None
    for answer, seat in (("seat.2", 2), ("seat.1", 1), ("nobody", None)):
        intent = form_of(offered.form(game.view(), about, {"whom": answer})).intent
        assert intent is not None
        game.do(intent)
        assert chosen_foe(game.view(3), unit) == seat
    assert not offered.when(game.view(), Selection())


def test_an_ability_that_is_used_asks_and_its_choice_ends_with_the_turn() -> None:
    vivillon = "POR-9"
    from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC
    from tests.games.pokemon_table import DECK, DREEPY

    game = Game(4, (vivillon, *DECK[:-1]), spec=BATTLE_ROYAL_SPEC)
    unit = game.stand(vivillon, "active.0")
    for seat in range(1, 4):
        game.stand(DREEPY, f"active.{seat}")
    game.start()
    game.turn()
    form = action("ability").form
    assert form is not None
    intent = form_of(form(game.view(), Selection(units=(unit,)), {"whom": "seat.2"})).intent
    assert intent is not None
    game.do(intent)
    mark = mark_of(game.view().units[unit].marks, CHOSEN)
    assert mark is not None
    assert (mark.value, mark.until) == (3, game.view().turn.number)
    assert game.marks(unit)["used"] == 1

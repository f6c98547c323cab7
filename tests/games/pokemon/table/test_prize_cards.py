"""Taking Prizes: chosen face down, into the hand, seen by nobody else (rules N of the facts)."""

from __future__ import annotations

import pytest

from app.core.card import value_of
from app.core.intent import Draw, Procedure, PutMark, Undo
from app.games.game_api import Selection
from app.games.pokemon.table import prize_cards
from tests.games.pokemon_table import DECK, PSYCHIC, Game, middle, royal


@pytest.fixture
def game() -> Game:
    """Turn 1 of Aki, who has three Prizes left (Psychic, Psychic, Psychic) and takes two."""
    game = middle()
    game.do(PutMark(("seat.0",), prize_cards.DUE, value=2))
    return game


def due(game: Game, seat: int = 0) -> int:
    return prize_cards.due(game.view(seat), seat)


def take(*arguments: tuple[str, str]) -> Procedure:
    return Procedure("take_prizes", arguments)


def test_all_that_are_due_are_taken_with_nothing_said(game: Game) -> None:
    before = len(game.refs("hand.0"))
    game.do(take())
    assert game.view().zones["prizes.0"].count == 1
    assert game.refs("hand.0")[before:] == [PSYCHIC, PSYCHIC]
    assert due(game) == 0


def test_only_who_takes_them_sees_them(game: Game) -> None:
    game.do(take())
    host = game.table.host
    event = next(e for e in host.told(host.tree.cursor, 1) if e.verb == "take_prize")
    assert event.cards == (None, None)


def test_face_down_prizes_are_chosen_by_their_places(game: Game) -> None:
    game.do(PutMark(("seat.0",), prize_cards.DUE, value=1))
    game.do(take(("cards", "prizes.0#2")))
    assert game.view().zones["prizes.0"].count == 2
    assert due(game) == 0


def test_what_is_left_to_take_stays_noted(game: Game) -> None:
    game.do(take(("count", "1")))
    assert due(game) == 1


def test_more_may_be_taken_than_are_due(game: Game) -> None:
    game.do(take(("count", "3")))
    assert (due(game), game.view().zones["prizes.0"].count) == (0, 0)


def test_prizes_are_taken_with_nothing_due(game: Game) -> None:
    game.do(take(), seat=1)
    assert game.view().zones["prizes.1"].count == 2, "an effect let Ren take one"
    assert due(game) == 2


def test_another_players_prizes_stay_out_of_reach(game: Game) -> None:
    assert game.ask(take(("seat", "1"), ("count", "1"))).code == "not-yours"
    assert game.ask(take(("cards", "prizes.1#0"))).code == "not-yours"
    assert game.ask(take(("seat", "7"))).code == "arguments"


def test_no_prize_is_left_to_take(game: Game) -> None:
    game.do(Draw(3, "prizes.0", "hand.0"))
    assert due(game) == 0, "never more than are left"
    assert game.ask(take()).code == "empty"


def test_a_double_click_on_a_prize_counts(game: Game) -> None:
    game.act("take_prize", selection=Selection(("prizes.0#1",)))
    assert due(game) == 1


def test_the_key_that_puts_a_card_in_the_hand_counts(game: Game) -> None:
    game.act("to_hand", selection=Selection(("prizes.0#1",)))
    assert (due(game), game.verbs()[0]) == (1, "take_prize")


def test_dragging_a_prize_to_the_hand_counts(game: Game) -> None:
    drop = game.drops(Selection(("prizes.0#1",)), "hand.0")[0]
    game.do(drop.intent)
    assert (due(game), game.view().zones["prizes.0"].count) == (1, 2)


def test_the_last_prize_is_noted_on_its_player(game: Game) -> None:
    game.do(take(("count", "2")))
    assert not value_of(game.view().marks.get("seat.0", ()), prize_cards.ALL_TAKEN)
    game.do(take())
    assert value_of(game.view().marks["seat.0"], prize_cards.ALL_TAKEN)


def test_taking_back_gives_the_prizes_and_the_note_back(game: Game) -> None:
    game.do(take())
    game.do(Undo())
    assert (due(game), game.view().zones["prizes.0"].count) == (2, 3)


# -- of whom one knocked it out -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "worths", "among"),
    [
        ("1,2", (1, 2), ()),
        ("1:0+2,2", (1, 2), (2, 0)),
        ("2:1+3", (2,), (3,)),
        ("1:9+x+²,", (1,), ()),
        ("x:0,100:2,", (), ()),
        ("", (), ()),
    ],
)
def test_what_is_noted_is_read_whatever_somebody_wrote(
    text: str, worths: tuple[int, ...], among: tuple[int, ...]
) -> None:
    game = royal()
    game.do(PutMark(("seat.1",), prize_cards.UNSHARED, value=1, text=text))
    assert prize_cards.unshared(game.view(), 1) == worths
    assert prize_cards.possible(game.view(), 1) == among
    assert prize_cards.sharing(game.view(), 1) == (among or (2, 3, 0))
    if among:
        game.do(Procedure("share", (("of", "1"), ("among", "all"))))
    assert prize_cards.possible(game.view(), 1) == ()
    assert prize_cards.unshared(game.view(), 1) == worths


@pytest.mark.parametrize(("name", "prizes"), [("Arceus VSTAR", 2), ("Mew VMAX", 3), ("Zubat", 1)])
def test_of_a_pokemon_without_data_its_name_tells_how_many_are_due(name: str, prizes: int) -> None:
    game = Game(deck=(f"?{name}||", *DECK[1:]))
    victim = game.stand(f"?{name}||", "active.1")
    for _ in range(4):
        game.put(PSYCHIC, "prizes.0")
    game.turn(0)
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert due(game) == prizes

"""A new hand of the same deck: a new game at a table for one, in a step that undo takes back."""

from __future__ import annotations

from collections import Counter

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Announce, Bring, Procedure, PutMark, Undo
from app.core.intents.turn_intents import Declare, StartOver
from app.core.sight import view
from app.core.text.words import Language
from app.games.game_api import Selection
from app.games.pokemon.adviser.model.game_memory import begin
from app.session.host.updates import Refused
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, PSYCHIC, Game, action, log
from tests.helpers.begun import begins

DECK = (*(DREEPY,) * 12, *(DUSKULL,) * 8, *(PSYCHIC,) * 20, *(FIRE,) * 20)


@pytest.fixture
def played() -> Game:
    """A game of some turns: cards in every zone, marks, a turn of which much was used."""
    game = Game(seats=1, deck=DECK)
    game.do(Procedure("setup", (("auto", "1"),)))
    game.do(Procedure("start"))
    active = game.unit("active.0")
    game.do(PutMark((active,), "damage", value=30))
    game.do(PutMark((active,), "poisoned", value=1))
    game.do(PutMark(("seat.0",), "prizes_due", value=2))
    game.do(PutMark(("table",), "note:x", value=1, text="mine"))
    for zone in ("discard.0", "lost.0", "stage", "mat"):
        game.put(FIRE, zone, 0)
    game.act("attach_by_effect", selection=Selection((game.card(PSYCHIC),), (active,)))
    game.do(Procedure("end_turn"))
    return game


def refs(game: Game) -> Counter[str]:
    """All cards of the table, whichever zone they lie in."""
    return Counter(card.ref for card in game.table.host.tree.table.cards)


def test_everything_is_as_at_a_table_that_was_just_laid(played: Game) -> None:
    played.act("new_hand")
    seen = played.view()
    assert seen.turn == Game(seats=1, deck=DECK).view().turn
    assert seen.zones["hand.0"].count == 7
    assert seen.zones["deck.0"].count == len(DECK) - 7
    others = [zone for zone in seen.zones if zone not in ("hand.0", "deck.0")]
    assert [zone for zone in others if seen.zones[zone].count] == []
    assert seen.units == {}
    assert set(seen.marks) <= {"seat.0"}
    assert {mark.key for marks in seen.marks.values() for mark in marks} <= {"mulligans"}
    assert refs(played) == Counter(DECK)


def test_it_is_one_step_and_undo_leads_back(played: Game) -> None:
    tree, before = played.table.host.tree, played.view()
    node, number = tree.cursor, len(tree)
    played.act("new_hand")
    assert len(tree) == number + 1
    played.do(Undo())
    assert (tree.cursor, played.view()) == (node, before)


def test_each_new_hand_is_another_and_all_of_them_are_kept(played: Game) -> None:
    hands = []
    for _ in range(3):
        played.act("new_hand")
        hands.append(tuple(sorted(map(str, played.refs("hand.0")))))
    assert len(set(hands)) > 1
    for _ in range(3):
        played.do(Undo())
    assert played.view().turn.number == 1


def test_the_new_game_is_set_up_and_begins_like_the_first(played: Game) -> None:
    played.act("new_hand")
    played.do(Procedure("setup", (("auto", "1"),)))
    assert played.view().zones["prizes.0"].count == 6
    played.do(Procedure("start"))
    turn = played.view().turn
    assert (turn.number, turn.seat, turn.phase) == (1, 0, "main")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Aki begins a new game with the same cards; shuffles their deck; draws 7 cards ("),
        ("ja", "Akiが同じカードで対戦をやり直し、山札を切り、7枚引いた（"),
    ],
)
def test_the_log_says_what_it_is_and_not_what_was_gathered(
    played: Game, language: Language, said: str
) -> None:
    played.act("new_hand")
    assert log(played, language).startswith(said)


def test_steps_are_counted_from_the_beginning_again(played: Game) -> None:
    played.act("new_hand")
    host = played.table.host
    shape = host.tree.shapes[host.tree.cursor]
    assert (shape.turn, shape.step) == (0, 0)


def test_cards_that_were_brought_lie_beside_and_are_not_shuffled_in(played: Game) -> None:
    played.do(Bring((DUSKULL, DUSKULL), "hand.0"))
    played.do(Bring((DREEPY,), "discard.0"))
    played.act("new_hand")
    seen = played.view()
    assert seen.zones["deck.0"].count == len(DECK) - 7
    loose = [seen.cards[seen.units[unit].base].ref for unit in seen.zones["mat"].items]
    assert sorted(loose, key=str) == sorted((DUSKULL, DUSKULL, DREEPY))


def test_what_lies_on_the_stage_is_withdrawn(played: Game) -> None:
    played.do(Declare("something"))
    played.act("new_hand")
    assert played.view().stage.declarations == ()


def test_of_the_game_before_the_adviser_remembers_nothing() -> None:
    game = Game(seats=1, deck=DECK)
    watched = Watched(game)
    game.do(Procedure("setup", (("auto", "1"),)))
    game.do(begins(game.view()))
    game.do(Procedure("end_turn"))
    assert watched.memory.turns == (2,)
    assert watched.act("new_hand") == {}, "to gather the cards is no play"
    now, first = watched.memory, begin(Game(seats=1, deck=DECK).view())
    assert (now.turns, now.first, now.turn) == (first.turns, first.first, first.turn)
    assert now.record.last_turn == first.record.last_turn
    assert watched.act("setup") == {}


@pytest.mark.parametrize("seat", [0, JUDGE, SPECTATOR])
def test_every_seat_is_told_just_what_it_sees_afterwards(played: Game, seat: int) -> None:
    client = played.table.sit(seat)
    played.act("new_hand")
    assert client.view == view(played.table.host.tree.table, seat)


def test_a_spectator_sees_no_card_of_the_new_game(played: Game) -> None:
    spectator = played.table.sit(SPECTATOR)
    played.act("new_hand")
    assert [card.ref for card in spectator.view.cards.values() if card.ref] == []


def test_where_two_play_it_is_neither_offered_nor_possible() -> None:
    game = Game()
    assert not action("new_hand").when(game.view(), Selection())
    answer = game.ask(StartOver())
    assert isinstance(answer, Refused)
    assert answer.code == "several"
    assert isinstance(game.ask(Procedure("new_hand")), Refused)
    assert isinstance(game.ask(Announce("anew")), Refused), "nobody can say that it happened"

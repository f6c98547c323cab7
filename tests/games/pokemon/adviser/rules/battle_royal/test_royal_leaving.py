"""Rules of winning a Battle Royal, of losing in it, and of who is out."""

from __future__ import annotations

from app.core.card import Mark
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.royal import PLAIN, SHEET, A, B, C, D, royal
from tests.games.pokemon.adviser.situation import hears, mon, says, trainer

SIX, ACTIVE, DECK = "br-win-six", "br-lose-no-active", "br-lose-deck"
CARDS, STAY, SILENT = "br-loser-cards", "br-loser-effects-stay", "br-silent-rules"
BALL = c.PlayTrainer(A, trainer("Ball", text="Draw a card."))


def test_br_win_six() -> None:
    table = royal(sides={B: {"prizes": 1}})
    assert hears(SIX, table, c.TakePrizes(B, ((B, 1),))) == ("reminder", ("seat.1",), None)
    assert hears(SIX, royal(sides={B: {"prizes": 0}}), BALL) is not None
    marked = {"prizes": 0, "marks": (Mark("prizes_taken"),)}
    assert hears(SIX, royal(sides={B: marked}, record=Record()), p.Standing()) is not None


def test_br_win_six_is_silent_with_one_left() -> None:
    table = royal(sides={B: {"prizes": 2}})
    assert hears(SIX, table, c.TakePrizes(B, ((B, 1),))) is None
    assert "win-last-prize" not in says(royal(sides={B: {"prizes": 0}}), BALL)


def test_br_lose_no_active() -> None:
    heard = ("reminder", ("seat.0",), None)
    assert hears(ACTIVE, royal([]), t.PassTurn(A)) == heard
    assert hears(ACTIVE, royal([], turn={"phase": "end"}), p.Standing()) == heard


def test_br_lose_no_active_is_silent_in_another_players_turn() -> None:
    assert says(royal(b=[]), t.PassTurn(A)) == {}
    assert hears(ACTIVE, royal([]), p.Standing()) is None
    assert hears(ACTIVE, royal([PLAIN]), t.PassTurn(A)) is None


def test_br_lose_deck() -> None:
    empty = royal(sides={B: {"deck": 0}})
    heard = ("reminder", ("seat.1",), None)
    assert hears(DECK, empty, t.BeginTurn(A, B)) == heard
    assert hears(DECK, empty, t.PassTurn(A)) == heard
    mine = royal(sides={A: {"deck": 0}}, turn={"drew": False})
    assert hears(DECK, mine, c.DrawCards(A, 1, "turn")) == ("reminder", ("seat.0",), None)


def test_br_lose_deck_is_silent_with_a_card_and_by_the_sheet() -> None:
    assert hears(DECK, royal(sides={B: {"deck": 1}}), t.BeginTurn(A, B)) is None
    empty = royal(sides={B: {"deck": 0}}, options=SHEET)
    assert hears(DECK, empty, t.BeginTurn(A, B)) is None
    assert hears(DECK, royal(sides={A: {"deck": 0}}), BALL) is None, "it was drawn for"


def test_br_loser_cards() -> None:
    out = royal(bench={C: [PLAIN]}, sides={C: {"out": True}})
    assert hears(CARDS, out, p.Standing()) == ("illegal", ("seat.2",), None)
    assert hears(CARDS, out, BALL) is not None


def test_br_loser_cards_is_silent_where_they_are_gone_and_by_the_sheet() -> None:
    assert hears(CARDS, royal(c=[], sides={C: {"out": True}}), p.Standing()) is None
    by_sheet = royal(sides={C: {"out": True}}, options=SHEET)
    assert hears(CARDS, by_sheet, p.Standing()) is None
    assert hears(CARDS, royal(), p.Standing()) is None


def test_br_loser_effects_stay() -> None:
    sick = mon(None, plain=True, conditions=(Condition("poisoned", 1, D),))
    table = royal(b=[sick, PLAIN], d=[], sides={D: {"out": True}})
    cured = p.ChangeCondition(B, "b1", "poisoned", on=False)
    assert hears(STAY, table, cured) == ("reminder", ("b1",), None)
    between = royal(b=[sick, PLAIN], d=[], sides={D: {"out": True}}, turn={"phase": "checkup"})
    assert hears(STAY, between, t.Checkup(A, counters=())) is not None
    assert hears(STAY, between, t.Checkup(A, counters=(("b1", 10),))) is None


def test_br_loser_effects_stay_is_silent_for_others() -> None:
    sick = mon(None, plain=True, conditions=(Condition("poisoned", 1, D),))
    cured = p.ChangeCondition(B, "b1", "poisoned", on=False)
    assert hears(STAY, royal(b=[sick, PLAIN]), cured) is None


def test_br_silent_rules() -> None:
    both = royal(sides={A: {"prizes": 1}, B: {"prizes": 1}})
    taken = c.TakePrizes(A, ((A, 1), (B, 1)))
    assert hears(SILENT, both, taken) == ("reminder", ("seat.0", "seat.1"), None)
    again = royal(turn={"used": (("retreat", 1),)})
    assert hears(SILENT, again, p.Retreat(A, "a1", "a3")) == ("reminder", ("a1",), None)


def test_br_silent_rules_is_silent_for_one() -> None:
    one = royal(sides={A: {"prizes": 1}})
    assert hears(SILENT, one, c.TakePrizes(A, ((A, 1), (B, 1)))) is None
    assert hears(SILENT, royal(), p.Retreat(A, "a1", "a3")) is None

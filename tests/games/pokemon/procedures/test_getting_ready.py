"""One button sets up the own side as far as nothing is to be chosen, and no other side."""

from __future__ import annotations

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Move, PutMark
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.tasks.setup_marks import NO_BASIC, READY, is_set_out, marked
from app.games.pokemon.tasks.start_conditions import awaited
from tests.games.pokemon_table import DRAKLOAK, DREEPY, FIRE, Game, action
from tests.games.setup_table import BASICS, NONE, put_down, run, two

ONE_BASIC, TWO_BASICS = (DREEPY,) + (FIRE,) * 6, (DREEPY,) * 2 + (FIRE,) * 5


def titled(game: Game, seat: int = 0) -> str:
    """Return what the button says; "" where it is not offered."""
    entry, view = action("get_ready"), game.view(seat)
    return entry.words(view, Selection()).en if entry.when(view, Selection()) else ""


def press(game: Game, seat: int = 0, **answers: str) -> None:
    """Press the button, and answer what it asks."""
    entry = action("get_ready")
    assert entry.form is not None
    form = entry.form(game.view(seat), Selection(), answers)
    intent = entry.make(game.view(seat), Selection()) if form is None else form.intent
    assert intent is not None
    game.do(intent, seat)


def whole_side(view: SeatView, seat: int) -> list[object]:
    """Return all that a view holds of a player's cards."""
    zones = [zone for zone in view.zones.values() if zone.id.endswith(f".{seat}")]
    cards = [card for card in view.cards.values() if card.owner == seat]
    return [zones, cards]


def test_it_draws_seven_from_a_shuffled_deck_and_asks_for_the_rest() -> None:
    game = Game(deck=BASICS)
    assert titled(game) == "Set up for me"
    press(game)
    assert game.verbs() == ["shuffle", "draw"]
    assert titled(game) == "Set up for me"
    press(game, active=game.view().cards_in("hand.0")[2])
    assert is_set_out(game.view(), 0)
    assert marked(game.view(), 0, READY)
    assert titled(game) == ""


def test_it_leaves_the_other_side_alone() -> None:
    game = Game(deck=BASICS)
    before = whole_side(game.view(1), 1)
    press(game)
    press(game, active=game.view().cards_in("hand.0")[0])
    assert whole_side(game.view(1), 1) == before
    assert game.view().turn.number == 0
    assert awaited(game.view()) == (1,)


def test_alone_the_only_one_is_put_down_at_once_and_of_two_one_is_chosen() -> None:
    game = Game(seats=1, deck=ONE_BASIC + (DRAKLOAK,) * 6)
    for card in ONE_BASIC:
        game.put(card, "hand.0")
    press(game)
    assert game.refs("active.0") == [DREEPY]
    assert (titled(game), awaited(game.view())) == ("", ())
    game = Game(seats=1, deck=TWO_BASICS + (DRAKLOAK,) * 6)
    for card in TWO_BASICS:
        game.put(card, "hand.0")
    entry = action("get_ready")
    assert entry.form is not None
    form = entry.form(game.view(), Selection(), {})
    assert form is not None
    assert form.intent is None, "which of the two is still open"


def test_how_many_could_begin_shows_in_nothing_that_the_other_is_told() -> None:
    told = []
    for deck in (ONE_BASIC, TWO_BASICS, (DREEPY,) * 7):
        game = Game(decks=(deck, BASICS))
        press(game)
        assert game.view().zones["hand.0"].count == 7
        told.append(game.table.host.told(game.table.host.tree.cursor, 1))
        entry = action("get_ready")
        assert entry.form is not None
        assert entry.form(game.view(), Selection(), {}) is not None
    assert told[0] == told[1] == told[2]


def test_alone_without_a_basic_pokemon_it_redraws_until_there_is_one() -> None:
    game = Game(seats=1, deck=(DREEPY,) + (FIRE,) * 30, seed=4)
    press(game)
    assert game.verbs().count("mulligan") >= 1
    assert is_set_out(game.view(), 0)


def test_with_another_it_says_that_there_is_none_and_waits_as_the_rules_have_it() -> None:
    game = Game(decks=(NONE, BASICS))
    run(game, "first", by="choice")
    press(game)
    assert marked(game.view(), 0, NO_BASIC)
    assert "mulligan" not in game.verbs()
    assert titled(game) == ""
    press(game, 1)
    press(game, 1, active=game.view(1).cards_in("hand.1")[0])
    assert titled(game) == "Set up for me"
    press(game)
    assert game.verbs().count("mulligan") > 1


def test_in_a_round_of_both_it_redraws_the_own_hand() -> None:
    game = Game(decks=(NONE, NONE))
    run(game, "first", by="choice")
    for seat in (0, 1):
        press(game, seat)
    assert titled(game) == "Set up for me"
    held = game.view(1).cards_in("hand.1")
    press(game)
    assert game.verbs()[:2] == ["show", "mulligan"]
    assert game.view(1).cards_in("hand.1") == held


def test_then_it_says_ready_or_asks_for_the_extra_cards() -> None:
    game = two(BASICS, NONE)
    put_down(game, 0)
    for _ in range(2):
        run(game, "mulligan", 1)
    put_down(game, 1)
    assert titled(game) == "Draw for mulligans"
    press(game, number="1")
    assert titled(game) == "Ready"
    press(game)
    assert awaited(game.view()) == ()


def test_prizes_that_are_missing_are_set_out() -> None:
    game = two()
    game.do(Move(("hand.0#0",), "active.0", up=False))
    press(game)
    assert game.view().zones["prizes.0"].count == 6


def test_nobody_is_offered_it_who_does_not_play() -> None:
    game = Game()
    entry = action("get_ready")
    for seat in (JUDGE, SPECTATOR):
        assert not entry.when(game.table.sit(seat).view, Selection())
    game.do(PutMark(("seat.0",), READY, value=1))
    game.turn(0)
    assert not entry.when(game.view(), Selection())

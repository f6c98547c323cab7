"""What nobody at a hosted table does alone, tried by an intent of who should not be able to.

Each is refused with a sentence, and nothing has changed: claiming another's agreement, switching
off what holds for all, and making use of a game that is over or has not begun.
"""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, SeatId, place
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.games.common_options import LOCKED, RULES_BY, TURN_LOCK
from app.session.host.updates import Accepted, Answer, Refused
from app.session.room.hosted_game import HostedGame
from tests.games.pokemon_table import DREEPY, FIRE, LATIAS, Game

AKI, REN = 0, 1
OFF = SetOptions(((TURN_LOCK.id, "off"),))
SEATS = (AKI, REN)


def hosted(game: Game, here: tuple[SeatId, ...] = SEATS) -> HostedGame:
    return HostedGame(game.table.host, lambda: here)


@pytest.fixture
def game() -> Game:
    """Aki's turn at a hosted table; each has an Active Pokémon, one on the Bench and a hand."""
    game = Game(options=LOCKED)
    for seat in SEATS:
        game.stand(DREEPY, f"active.{seat}", FIRE)
        game.stand(LATIAS, f"bench.{seat}")
        game.do(i.Draw(6, f"deck.{seat}", f"prizes.{seat}", "set_prizes"), JUDGE)
        game.do(i.Draw(3, f"deck.{seat}", f"hand.{seat}"), JUDGE)
    hosted(game)
    game.turn(AKI)
    return game


@pytest.fixture
def setup() -> Game:
    """A hosted table before the first turn: each drew a hand and put a Pokémon down."""
    game = Game(options=LOCKED)
    hosted(game)
    for seat in SEATS:
        game.do(i.Procedure("setup", (("auto", "1"),)), seat)
    return game


def refused(game: Game, intent: i.Intent, seat: SeatId, code: str) -> None:
    before = game.table.host.tree.cursor, len(game.table.host.tree.nodes)
    answer: Answer = game.ask(intent, seat)
    assert isinstance(answer, Refused), (intent, answer)
    assert answer.code == code
    assert answer.reason.en.endswith(".")
    assert answer.reason.ja.endswith("。")
    assert before == (game.table.host.tree.cursor, len(game.table.host.tree.nodes))


# -- agreement -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "intent",
    [
        Rule("energy-once", "kept", seats=(AKI, REN)),
        Rule("energy-once", "kept", seats=(REN,)),
        i.Batch((i.Announce("say", "hi"), Rule("energy-once", "kept", seats=(AKI, REN)))),
        i.Batch((i.Batch((Rule("energy-once", "kept", seats=(REN,)),)),)),
    ],
    ids=["both", "the other", "beside words", "in a batch of a batch"],
)
@pytest.mark.parametrize("seat", [AKI, JUDGE])
def test_nobody_claims_that_another_agreed(game: Game, intent: i.Step, seat: SeatId) -> None:
    refused(game, intent, seat, "agree-first")


def test_who_claims_another_s_agreement_out_of_turn_is_refused_as_well(game: Game) -> None:
    refused(game, Rule("energy-once", "kept", seats=(AKI, REN)), REN, "agree-first")


# -- what holds for all --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "intent",
    [
        OFF,
        SetOptions((("first-turn-attack", "allowed"),)),
        SetOptions((("rule:energy-once", "off"),)),
        SetOptions((("advice", "off"),)),
        SetOptions((("date", "2020-01-01"),)),
        SetOptions(((RULES_BY.id, "chair"),)),
        i.Batch((i.Announce("say", "hi"), OFF)),
        i.Batch((i.Batch((Use("energy"), OFF)),)),
    ],
    ids=lambda intent: str(intent)[:70],
)
def test_in_one_s_own_turn_nobody_changes_what_holds_for_all(game: Game, intent: i.Step) -> None:
    refused(game, intent, AKI, "agree-first")


def test_before_the_first_turn_nobody_does_either(setup: Game) -> None:
    for seat in SEATS:
        refused(setup, OFF, seat, "agree-first")


def test_nobody_goes_back_past_what_all_agreed_on() -> None:
    """The lock came onto the table when it was hosted; that step is nobody's own."""
    game = Game()
    game.do(Use("energy"), AKI)
    before = game.table.host.tree.cursor
    hosted(game)
    assert game.view(AKI).option(TURN_LOCK.id) == "on"
    for intent in (i.Undo(), i.Jump(before), i.Jump(0)):
        for seat in SEATS:
            refused(game, intent, seat, "ask-first")
    game.do(i.Undo(), JUDGE)
    for intent in (i.Redo(), i.Jump(before + 1)):
        refused(game, intent, REN, "ask-first")


def test_nobody_goes_to_a_branch_where_the_table_agreed_on_something_else(game: Game) -> None:
    before = game.table.host.tree.cursor
    game.do(OFF, JUDGE)
    unlocked = game.table.host.tree.cursor
    game.do(i.Jump(before), JUDGE)
    game.do(Use("energy"), AKI)
    refused(game, i.Jump(unlocked), AKI, "ask-first")


# -- out of turn ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "intent",
    [
        NextTurn(REN),
        NextTurn(AKI),
        SetPhase("over"),
        SetPhase("checkup"),
        i.Procedure("deal"),
        i.Procedure("setup"),
        i.Procedure("start"),
        i.Procedure("end_turn"),
        i.Procedure("finish", (("winner", "1"),)),
        i.Procedure("play_on"),
        i.Procedure("first", (("by", "choice"), ("seat", "1"))),
        OFF,
        i.Batch((i.Procedure("concede"), NextTurn(REN))),
        i.Batch((SetPhase("over"), OFF)),
    ],
    ids=lambda intent: str(intent)[:70],
)
def test_who_has_no_turn_takes_none(game: Game, intent: i.Step) -> None:
    refused(game, intent, REN, "turn-lock")


def owed(game: Game, prizes: int) -> None:
    """Let Ren be owed Prizes in Aki's turn."""
    game.do(i.PutMark((f"seat.{REN}",), "prizes_due", value=prizes), JUDGE)


@pytest.mark.parametrize(
    "arguments",
    [
        (("count", "6"),),
        (("count", "2"),),
        (("seat", "1"), ("count", "2")),
        (("seat", "0"), ("count", "1")),
        (("count", "1"), ("seat", "0")),
        (("cards", "prizes.1#0,prizes.1#1"),),
        (("cards", "prizes.1#0,prizes.1#0"),),
        (("cards", "prizes.0#0"),),
        (("cards", "deck.1#0"),),
        (("cards", "hand.0#0"),),
        (("cards", "prizes.1#0"), ("seat", "0")),
        (("cards", ""), ("count", "6")),
    ],
    ids=str,
)
def test_who_is_owed_a_prize_takes_no_more_than_that(
    game: Game, arguments: tuple[tuple[str, str], ...]
) -> None:
    owed(game, 1)
    refused(game, i.Procedure("take_prizes", arguments), REN, "turn-lock")


@pytest.mark.parametrize(
    "arguments",
    [(("seat", "1"), ("count", "2")), (("cards", "prizes.1#3,prizes.1#5"),)],
    ids=str,
)
def test_who_is_owed_prizes_takes_them_in_another_s_turn(
    game: Game, arguments: tuple[tuple[str, str], ...]
) -> None:
    owed(game, 2)
    game.do(i.Procedure("take_prizes", arguments), REN)
    assert len(game.table.host.tree.table.zones["prizes.1"]) == 4


def test_whom_a_task_asks_for_one_thing_does_no_other_by_its_name(game: Game) -> None:
    """Ren's only Pokémon in the Active Spot is gone: Ren promotes, and does nothing else."""
    game.do(i.Collect((game.unit("active.1"),), "discard.1"), JUDGE)
    for intent in (
        i.MoveUnits((game.unit("active.0"),), "bench.0"),
        i.Procedure("retreat"),
        i.Draw(1, "deck.1", "hand.1"),
    ):
        refused(game, intent, REN, "turn-lock")


def test_a_judge_concedes_for_nobody(game: Game) -> None:
    answer = game.ask(i.Procedure("concede"), JUDGE)
    assert isinstance(answer, Refused)
    assert game.view().turn.phase != "over"


# -- a game that is over -------------------------------------------------------------------------


def ends(game: Game, how: str) -> None:
    """Let the game end in one of the ways it can."""
    if how == "Ren concedes":
        game.do(i.Procedure("concede"), REN)
    elif how == "Aki concedes":
        game.do(i.Procedure("concede"), AKI)
    else:
        game.do(SetPhase("over"), AKI)
    assert game.view().turn.phase == "over"


@pytest.mark.parametrize("how", ["Ren concedes", "Aki concedes", "Aki says it is over"])
@pytest.mark.parametrize("seat", SEATS)
def test_a_game_that_is_over_unlocks_nothing_of_what_was_played(
    game: Game, how: str, seat: SeatId
) -> None:
    other = REN if seat == AKI else AKI
    theirs, mine = game.unit(f"active.{other}"), game.unit(f"active.{seat}")
    ends(game, how)
    for intent in (
        OFF,
        NextTurn(seat),
        SetPhase("main"),
        i.Procedure("deal"),
        i.Procedure("end_turn"),
        i.Procedure("start"),
        i.Procedure("knock_out", (("units", theirs),)),
        i.Collect((theirs,), f"discard.{other}"),
        i.Collect((mine,), f"discard.{seat}"),
        i.MoveUnits((theirs,), f"bench.{other}"),
        i.PutMark((theirs,), "damage", add=10),
        i.PutMark((f"seat.{seat}",), "prizes_due", value=6),
        i.Draw(1, f"deck.{seat}", f"hand.{seat}"),
        i.Draw(6, f"prizes.{seat}", f"hand.{seat}"),
        i.Shuffle(f"deck.{seat}"),
        i.Bring((DREEPY,), f"bench.{seat}"),
        i.Procedure("concede"),
        i.Announce("result", "I win"),
        i.Announce("concede"),
        i.Look(f"discard.{other}", 1),
    ):
        refused(game, intent, seat, "turn-lock")
    for intent in (i.Look(f"hand.{other}"), i.Show((place(f"hand.{other}", 0),), ())):
        assert isinstance(game.ask(intent, seat), Refused), intent


@pytest.mark.parametrize("seat", SEATS)
def test_after_the_game_everybody_talks_looks_at_the_own_cards_and_shows_them(
    game: Game, seat: SeatId
) -> None:
    game.do(i.Procedure("concede"), REN)
    prizes, hand, deck = (f"{name}.{seat}" for name in ("prizes", "hand", "deck"))
    game.do(i.Show(game.view(seat).cards_in(hand)[:1], (AKI, REN)), seat)
    for intent in (
        i.Announce("say", "good game"),
        i.Look(prizes),
        i.Hide(prizes),
        i.Look(deck, 3),
        i.Show(tuple(place(hand, index) for index in range(3)), ()),
        i.Show((place(prizes, 0),), ()),
        i.Shuffle(hand),
        i.Flip(),
        i.Roll(),
        Rule("energy-once", "kept"),
        i.WriteLabel(0, "here"),
    ):
        game.do(intent, seat)


@pytest.mark.parametrize(
    "looks",
    [
        (i.Look("prizes.1"),),
        (i.Look("deck.1", 1), i.Hide("deck.1")),
        (i.Show((place("hand.1", 0),), ()),),
    ],
    ids=["Prizes", "the deck, and put away", "a hand that was shown"],
)
def test_nobody_concedes_to_look_at_what_is_hidden_and_plays_on(
    game: Game, looks: tuple[i.Step, ...]
) -> None:
    before = game.table.host.tree.cursor
    game.do(i.Procedure("concede"), REN)
    for look in looks:
        game.do(look, REN)
    for seat in SEATS:
        refused(game, i.Procedure("play_on"), seat, "turn-lock")
    refused(game, i.Jump(before), REN, "ask-first")


@pytest.mark.parametrize("seat", SEATS)
def test_who_plays_on_has_no_more_rights_than_before(game: Game, seat: SeatId) -> None:
    game.do(i.Procedure("concede"), REN)
    game.do(i.Announce("say", "no, let us see"), REN)
    game.do(i.Procedure("play_on"), seat)
    refused(game, i.Draw(1, "deck.1", "hand.1"), REN, "turn-lock")
    game.do(i.Draw(1, "deck.0", "hand.0"), AKI)


def test_who_conceded_by_mistake_takes_it_back(game: Game) -> None:
    game.do(i.Procedure("concede"), REN)
    game.do(i.Undo(), REN)
    game.do(i.Draw(1, "deck.0", "hand.0"), AKI)


@pytest.mark.parametrize("seat", SEATS)
def test_conceding_oneself_is_free_at_any_time(game: Game, setup: Game, seat: SeatId) -> None:
    for table in (game, setup):
        table.do(i.Procedure("concede"), seat)
        (told, *_) = table.table.host.told(table.table.host.tree.cursor, AKI)
        assert (told.verb, told.actor) == ("concede", seat)


def test_nobody_concedes_for_another(game: Game) -> None:
    """The procedure knows no seat but that of who asks."""
    game.do(i.Procedure("concede", (("seat", "0"), ("winner", "1"))), REN)
    told = [(e.verb, e.actor) for e in game.table.host.told(game.table.host.tree.cursor, AKI)]
    assert ("concede", REN) in told
    assert ("concede", AKI) not in told


# -- before the first turn -----------------------------------------------------------------------


def test_before_the_first_turn_nobody_touches_what_another_put_down(setup: Game) -> None:
    active = setup.unit("active.0")
    (card, *_) = setup.view(REN).cards_in("active.0")
    mine = setup.unit("active.1")
    for intent in (
        i.Face((card,), up=True),
        i.Move((card,), "discard.0"),
        i.Move((card,), "hand.0"),
        i.MoveUnits((active,), "bench.0"),
        i.SwapUnits(active, mine),
        i.Collect((active,), "deck.0"),
        i.Rotate((active,), 90),
        i.PutMark((active,), "damage", add=10),
        i.Attach((setup.view(REN).cards_in("hand.1")[0],), active),
        i.Attach((card,), mine),
        i.Procedure("knock_out", (("units", active),)),
        i.Batch((i.Face((card,), up=True), i.Flip())),
    ):
        answer = setup.ask(intent, REN)
        assert isinstance(answer, Refused), (intent, answer)
        assert answer.code in ("turn-lock", "not-theirs"), (intent, answer)
    assert not setup.view(REN).cards[card].up


@pytest.mark.parametrize(
    "intent",
    [
        NextTurn(REN),
        NextTurn(AKI),
        SetPhase("over"),
        SetPhase("main"),
        Use("supporter"),
        i.Procedure("finish", (("winner", "1"),)),
        i.PutMark(("seat.0",), "ready", 0),
        i.PutMark(("seat.0",), "first", 1),
        i.PutMark(("table",), "mulligans_shared", 3),
        i.PutMark(("seat.0", "seat.1"), "mulligans", 3),
        i.Batch((NextTurn(REN), i.Draw(1, "deck.1", "hand.1"))),
    ],
    ids=lambda intent: str(intent)[:70],
)
def test_before_the_first_turn_nobody_decides_for_all(setup: Game, intent: i.Step) -> None:
    refused(setup, intent, REN, "turn-lock")


def test_before_the_first_turn_everybody_does_what_they_like_with_the_own_things() -> None:
    game = Game(options=LOCKED)
    hosted(game)
    for seat in SEATS:
        for intent in (
            i.Procedure("deal"),
            i.Move((place(f"hand.{seat}", 0),), f"bench.{seat}", up=False),
            i.Move((place(f"hand.{seat}", 0),), f"deck.{seat}"),
            i.Look(f"deck.{seat}"),
            i.Shuffle(f"deck.{seat}"),
            i.PutMark((f"seat.{seat}",), "mulligans", 1),
            i.Flip(),
            i.Roll(),
            i.Bring((DREEPY,), f"hand.{seat}"),
            i.Announce("say", "hi"),
        ):
            answer = game.ask(intent, seat)
            assert isinstance(answer, Accepted), (intent, answer)


def test_who_goes_first_is_not_decided_again_by_one_alone() -> None:
    game = Game(options=LOCKED)
    hosted(game)
    game.do(i.Procedure("first", (("by", "choice"), ("seat", "0"))), AKI)
    refused(game, i.Procedure("first", (("by", "choice"), ("seat", "1"))), REN, "turn-lock")


def test_a_game_begins_as_it_says_that_it_does(setup: Game) -> None:
    setup.do(i.Procedure("start"), REN)
    assert setup.view().turn.number == 1

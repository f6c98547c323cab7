"""The turn lock: whose turn it is not may arrange, talk and do what is asked, and asks for more."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.ids import JUDGE, place
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.seal_intents import OpenSeals
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, SetPhase, Settle, Use
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.common_options import LOCKED, TURN_LOCK, hosted_options, options_of
from app.games.game_registry import GAMES
from app.games.task_model import Choice, Task
from app.session.agreement.consent import Consent
from app.session.agreement.turn_lock import CODE, Grant, TurnLock, is_on, refusal, said_by_the_lock
from app.session.host.entropy import Entropy, NeedsChance, Unmixed
from app.session.host.updates import Accepted, Answer, Refused
from app.session.seat.seat_adviser import SeatAdviser
from app.session.steps.rights import ImpossibleError
from tests.games.pokemon_table import DREEPY, FIRE, LATIAS, Game
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def duel() -> Play:
    """A hosted duel in Aki's turn, each with a hand of four."""
    return locked("duel")


def locked(game: str) -> Play:
    play = lay(TOYS[game], 5)
    play.ask(JUDGE, SetOptions(LOCKED))
    TurnLock(play.host)
    for seat in play.seats:
        play.ask(seat, i.Procedure("setup" if game == "duel" else "deal"))
    play.ask(JUDGE, NextTurn(AKI))
    return play


@pytest.fixture
def lock(duel: Play) -> TurnLock:
    duel.host.checks.clear()
    return TurnLock(duel.host)


def refused(answer: Answer) -> Words:
    assert isinstance(answer, Refused), answer
    assert answer.code == CODE
    return answer.reason


def done(answer: Answer) -> None:
    assert isinstance(answer, Accepted), answer


def hand(play: Play, seat: int) -> tuple[str, ...]:
    return play.view(seat).zones[f"hand.{seat}"].items


# -- what is locked ------------------------------------------------------------------------------


def test_the_refusal_says_whose_turn_it_is_and_to_ask(duel: Play) -> None:
    words = refused(duel.ask(REN, i.Draw(1, "deck.1", "hand.1")))
    assert words.en == "It is Aki's turn. Ask Aki, or wait for your own turn."
    assert words.ja == "今はAkiさんの番です。Akiさんに許可を求めるか、自分の番を待ってください。"
    assert len(hand(duel, REN)) == 4


@pytest.mark.parametrize(
    "intent",
    [
        i.Draw(1, "deck.1", "hand.1"),
        i.Shuffle("deck.1"),
        i.Look("deck.1", 1),
        i.Look("prizes.1"),
        i.Hide("deck.0"),
        i.Move((place("hand.1", 0),), "field.1"),
        i.Move((place("hand.1", 0),), "grave.1"),
        i.Move((place("deck.1", 0),), "hand.1"),
        i.Move((place("hand.1", 0),), "hand.1", up=True),
        i.Show((place("hand.1", 0),), ()),
        i.PickRandom("hand.1", 1, "grave.1"),
        i.PutMark(("seat.1",), "damage", add=10),
        i.PutMark(("seat.0",), "note:x", 1, text="yours"),
        i.PutMark(("seat.1", "seat.0"), "note:x", 1, text="ours"),
        i.Flip(),
        i.Roll(),
        NextTurn(REN),
        SetPhase("main"),
        Use("summon"),
        Declare("strike"),
        PassChance(),
        OpenSeals(),
        i.Announce("attack"),
        SetOptions(((TURN_LOCK.id, "off"),)),
        i.Bring(("x",), "hand.1"),
        i.Procedure("setup"),
        i.Procedure("no such"),
        i.Batch(()),
        i.Batch((i.Announce("say", "hi"), i.Flip())),
        i.Batch((i.Batch((i.Draw(1, "deck.1", "hand.1"),)),)),
    ],
    ids=lambda intent: str(intent)[:60],
)
def test_what_is_not_allowed_out_of_turn(duel: Play, intent: i.Step) -> None:
    before = len(duel.host.tree.nodes)
    refused(duel.ask(REN, intent))
    assert len(duel.host.tree.nodes) == before


def test_the_own_hand_may_be_arranged(duel: Play) -> None:
    first, *_, last = hand(duel, REN)
    face = duel.view(REN).cards[last].ref
    done(duel.ask(REN, i.Move((last,), "hand.1", 0)))
    assert duel.view(REN).cards[hand(duel, REN)[0]].ref == face
    assert hand(duel, REN)[1] == first
    done(duel.ask(REN, i.Move((place("hand.1", 0),), "hand.1", -1)))
    done(duel.ask(REN, i.Shuffle("hand.1")))
    refused(duel.ask(REN, i.Shuffle("hand.0")))
    refused(duel.ask(REN, i.Move((hand(duel, AKI)[0],), "hand.1")))


def test_what_is_seen_anyway_may_be_looked_at(duel: Play) -> None:
    done(duel.ask(REN, i.Look("hand.1")))
    duel.ask(AKI, i.Draw(2, "deck.0", "lane"))
    done(duel.ask(REN, i.Look("lane")))
    refused(duel.ask(REN, i.Look("box")))


def test_an_own_look_may_be_ended_and_nobody_elses(duel: Play) -> None:
    duel.ask(AKI, NextTurn(REN))
    duel.ask(REN, i.Look("deck.1", 2))
    duel.ask(REN, NextTurn(AKI))
    done(duel.ask(REN, i.Hide("deck.1")))
    duel.ask(JUDGE, i.Show((place("deck.1", 0),), (AKI,)))
    refused(duel.ask(REN, i.Hide("deck.1")))


def test_people_talk_note_and_agree(duel: Play) -> None:
    done(duel.ask(REN, i.Announce("say", "よろしく")))
    done(duel.ask(REN, i.PutMark(("seat.1",), "note:x", 1, text="remember")))
    done(duel.ask(REN, Rule("one-per-turn", "fine with me")))
    leader = next(
        unit.id
        for unit in duel.view(REN).units.values()
        if duel.view(REN).cards[unit.base].owner == REN
    )
    done(duel.ask(REN, i.PutMark((leader,), "note:y", 1, text="mine")))


def test_who_holds_the_chance_responds(duel: Play) -> None:
    refused(duel.ask(REN, Declare("parry")))
    done(duel.ask(AKI, Declare("strike")))
    done(duel.ask(REN, Declare("parry")))
    refused(duel.ask(REN, Declare("parry twice")))
    done(duel.ask(AKI, PassChance()))
    parry = duel.view(REN).stage.declarations[-1].id
    done(duel.ask(REN, Settle(parry)))
    done(duel.ask(REN, PassChance()))
    strike = duel.view(REN).stage.declarations[0].id
    refused(duel.ask(REN, Settle(strike)))


def test_the_history_is_not_the_locks_business(duel: Play) -> None:
    done(duel.ask(REN, i.Undo()))
    done(duel.ask(REN, i.Redo()))
    done(duel.ask(REN, i.WriteLabel(1, "start")))


# -- who is never locked out ---------------------------------------------------------------------


def test_before_the_first_turn_everybody_sets_up() -> None:
    play = lay(TOYS["duel"], 5)
    play.ask(JUDGE, SetOptions(LOCKED))
    TurnLock(play.host)
    done(play.ask(REN, i.Procedure("setup")))
    done(play.ask(REN, i.Flip()))


def test_after_the_game_coins_may_be_thrown_by_anybody() -> None:
    game = pokemon()
    refused(game.ask(i.Flip(), REN))
    game.do(i.Procedure("concede"), REN)
    game.do(i.Flip(), REN)


def test_the_judge_is_never_locked_out(duel: Play) -> None:
    done(duel.ask(JUDGE, i.Draw(1, "deck.1", "hand.1")))


def test_a_team_shares_its_turns() -> None:
    play = locked("quartet")
    done(play.ask(2, i.Draw(1, "deck.2", "hand.2")))
    for seat in (1, 3):
        refused(play.ask(seat, i.Draw(1, f"deck.{seat}", f"hand.{seat}")))


def test_where_the_lock_is_off_everybody_acts(duel: Play) -> None:
    done(duel.ask(AKI, SetOptions(((TURN_LOCK.id, "off"),))))
    done(duel.ask(REN, i.Draw(1, "deck.1", "hand.1")))


def test_a_table_at_one_screen_has_no_lock_even_where_the_option_is_set() -> None:
    play = lay(TOYS["duel"], 5)
    play.ask(JUDGE, SetOptions(LOCKED))
    play.ask(JUDGE, NextTurn(AKI))
    done(play.ask(REN, i.Flip()))


# -- what the rules ask for ----------------------------------------------------------------------


def pokemon() -> Game:
    """Aki's turn; each has an Active Pokémon, two on the Bench and Prizes."""
    game = Game(options=LOCKED)
    for seat in (AKI, REN):
        for ref, zone in ((DREEPY, "active"), (LATIAS, "bench"), (DREEPY, "bench")):
            game.stand(ref, f"{zone}.{seat}")
        game.do(i.Draw(6, f"deck.{seat}", f"prizes.{seat}", "set_prizes"), JUDGE)
        game.do(i.Draw(3, f"deck.{seat}", f"hand.{seat}"), JUDGE)
    game.turn(AKI)
    TurnLock(game.table.host)
    return game


def test_a_new_active_pokemon_is_sent_out_in_anothers_turn() -> None:
    game = pokemon()
    latias = game.unit("bench.1")
    promote = i.MoveUnits((latias,), "active.1", verb="promote")
    assert isinstance(game.ask(promote, REN), Refused)
    game.do(i.Procedure("knock_out", (("units", game.unit("active.1")),)))
    game.do(promote, REN)
    assert game.unit("active.1") == latias
    assert isinstance(game.ask(i.Procedure("end_turn"), REN), Refused)


@pytest.mark.parametrize(
    "how", ["button", "chosen", "dragged", "drawn", "too many", "too many drawn", "not due"]
)
def test_prizes_that_are_due_are_taken_in_anothers_turn(how: str) -> None:
    game = pokemon()
    if how != "not due":
        game.do(i.PutMark(("seat.1",), "prizes_due", value=1))
    first, second = place("prizes.1", 0), place("prizes.1", 1)
    asks: dict[str, i.Step] = {
        "button": i.Procedure("take_prizes", (("count", "1"), ("seat", "1"))),
        "chosen": i.Procedure("take_prizes", (("cards", second),)),
        "dragged": i.Batch(
            (
                i.Move((second,), "hand.1", -1, verb="take_prize"),
                i.PutMark(("seat.1",), "prizes_due", value=0),
            )
        ),
        "too many": i.Batch(
            (
                i.Move((first, second), "hand.1", -1, verb="take_prize"),
                i.PutMark(("seat.1",), "prizes_due", value=0),
            )
        ),
        "too many drawn": i.Batch(
            (
                i.Draw(2, "prizes.1", "hand.1", "take_prize"),
                i.PutMark(("seat.1",), "prizes_due", value=0),
            )
        ),
        "drawn": i.Batch(
            (
                i.Draw(1, "prizes.1", "hand.1", "take_prize"),
                i.PutMark(("seat.1",), "prizes_due", value=0),
            )
        ),
        "not due": i.Procedure("take_prizes", (("count", "1"),)),
    }
    answer = game.ask(asks[how], REN)
    assert isinstance(answer, Accepted) == (how in ("button", "chosen", "dragged", "drawn")), answer


def test_anybody_may_concede_at_any_time() -> None:
    pokemon().do(i.Procedure("concede"), REN)


def test_a_gesture_for_the_opponent_runs_in_the_turn_of_who_asked_for_it() -> None:
    game = pokemon()
    game.do(i.Procedure("end_turn"))
    assert game.view().turn.seat == REN
    assert isinstance(game.ask(i.Flip(), AKI), Refused)
    game.do(i.Flip(), REN)


def test_a_game_needs_only_tasks_or_a_rule_of_its_own(duel: Play) -> None:
    """A button of a task, the action it names, and what the game says of itself."""
    flips = Task(
        "flip", REN, Words("flips", "投げる"), (Choice(Words("Flip", "投げる"), i.Flip()),)
    )
    settles = replace(flips, choices=(Choice(Words("Go", "行う"), i.Procedure("settle")),))
    summons = replace(flips, choices=(Choice(Words("Summon", "召喚"), action="duel.summon"),))
    table = duel.truth
    cases: list[tuple[Task, i.Step, bool]] = [
        (flips, i.Flip(), True),
        (flips, i.Flip(2), False),
        (flips, i.Batch((i.Flip(), i.Flip())), False),
        (replace(flips, seat=AKI), i.Flip(), False),
        (settles, i.Procedure("settle"), True),
        (settles, i.Procedure("settle", (("unit", "any"),)), False),
        (settles, i.Procedure("setup"), False),
        (summons, i.Flip(), False),
    ]
    for task, step, allowed in cases:
        spec = replace(duel.spec, tasks=lambda _view, task=task: (task,))
        assert (refusal(spec, table, REN, step) is None) == allowed, step
    rolls = replace(duel.spec, out_of_turn=lambda _view, step: isinstance(step, i.Roll))
    assert refusal(rolls, table, REN, i.Roll()) is None
    assert refusal(rolls, table, REN, i.Flip()) is not None
    stumbles = replace(duel.spec, out_of_turn=lambda view, _step: view.units["nobody's"] is None)
    assert refusal(stumbles, table, REN, i.Roll()) is not None


# -- what is granted -----------------------------------------------------------------------------


def test_a_grant_for_one_gesture_is_used_up_by_it(duel: Play, lock: TurnLock) -> None:
    draw = i.Draw(1, "deck.1", "hand.1")
    assert lock.grant(AKI, REN) == Grant(REN, "gesture", 1)
    done(duel.ask(REN, i.Announce("say", "thanks")))
    answer = duel.ask(REN, i.Draw(1, "deck.0", "hand.1"))
    assert isinstance(answer, Refused)
    assert answer.code == "not-yours"
    assert lock.grants == (Grant(REN, "gesture", 1),), "what needs no grant uses none up"
    done(duel.ask(REN, draw))
    assert not lock.grants
    refused(duel.ask(REN, draw))


def test_a_gesture_that_waits_for_the_seats_chance_uses_its_grant_once() -> None:
    play = lay(TOYS["duel"], 5, entropy=Unmixed())
    play.ask(JUDGE, i.Batch((SetOptions(LOCKED), NextTurn(AKI))))
    lock = TurnLock(play.host)
    lock.grant(AKI, REN)
    flip = i.Request("flip", REN, play.host.tree.cursor, i.Flip())
    with pytest.raises(NeedsChance):
        play.host.submit(flip)
    assert lock.grants
    done(play.host.submit(flip, Entropy(1)))
    assert not lock.grants


def test_a_grant_for_the_turn_ends_with_it(duel: Play, lock: TurnLock) -> None:
    lock.grant(AKI, REN, "turn")
    for _ in range(2):
        done(duel.ask(REN, i.Flip()))
    duel.ask(AKI, NextTurn(REN))
    assert not lock.grants
    duel.ask(REN, NextTurn(AKI))
    refused(duel.ask(REN, i.Flip()))
    of_before, of_now = Grant(REN, "turn", 1), Grant(REN, "turn", 3)
    assert refusal(duel.spec, duel.truth, REN, i.Flip(), (of_before,)) is not None
    assert refusal(duel.spec, duel.truth, REN, i.Flip(), (of_now,)) is None
    assert refusal(duel.spec, duel.truth, AKI, i.Flip()) is None


def test_only_whose_turn_it_is_or_the_judge_grants(lock: TurnLock) -> None:
    with pytest.raises(ImpossibleError, match="It is Aki's turn"):
        lock.grant(REN, REN)
    with pytest.raises(ImpossibleError):
        lock.withdraw(REN, REN)
    lock.grant(JUDGE, REN, "turn")
    lock.grant(JUDGE, REN, "turn")
    assert lock.grants == (Grant(REN, "turn", 1),)
    lock.withdraw(AKI, REN)
    assert not lock.grants


# -- the option ----------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", [*TOYS.values(), *GAMES.values()], ids=lambda spec: spec.id)
def test_every_game_has_the_option(spec: object) -> None:
    found = options_of(spec)[-1]  # type: ignore[arg-type]
    assert (found.id, found.usual) == ("turn-lock", "off")
    assert options_of(spec, hosted=True)[-1].usual == "on"  # type: ignore[arg-type]


def test_a_hosted_table_begins_locked_unless_somebody_said_otherwise() -> None:
    assert hosted_options((("tie", "shared"),)) == (("tie", "shared"), ("turn-lock", "on"))
    assert is_on(hosted_options(()))
    assert not is_on(hosted_options((("turn-lock", "off"),)))


def test_the_adviser_speaks_where_the_lock_is_off_and_not_twice_where_it_is_on() -> None:
    for options, said in (((), ["turn-wrong-player"]), (LOCKED, [])):
        game = Game(options=options)
        game.stand(DREEPY, "active.0")
        dreepy = game.stand(DREEPY, "active.1")
        game.put(FIRE, "hand.1")
        game.turn(AKI)
        game.do(Use("draw"), AKI)
        lock = TurnLock(game.table.host)
        adviser = _adviser_of(game)
        attach = i.Attach((game.card(FIRE, "hand.1", REN),), dreepy)
        assert [advice.rule for advice in adviser.foresee(attach)] == said
        if options:
            assert isinstance(game.ask(attach, REN), Refused)
            lock.grant(AKI, REN)
        game.do(attach, REN)
        adviser.catch_up()
        heard = adviser.advice_at(game.table.host.tree.cursor)
        assert [advice.rule for advice in heard if advice.rule == "turn-wrong-player"] == said


def _adviser_of(game: Game) -> SeatAdviser:
    host, client = game.table.host, game.table.sit(REN)
    assert host.spec.adviser is not None
    made = SeatAdviser(
        host.spec.adviser(),
        REN,
        client.node,
        client.view,
        host.retell,
        lambda _rule, problem: pytest.fail(str(problem)),
        lambda seen: said_by_the_lock(host.spec, seen),
    )
    client.listeners.append(made.told)
    made.catch_up()
    return made


# -- several in turn, and who is out -------------------------------------------------------------


@pytest.fixture
def skirmish() -> Play:
    """A hosted skirmish of four in a turn of Aki and Mio."""
    play = lay(TOYS["skirmish"], 5, seats=4)
    play.ask(JUDGE, SetOptions(LOCKED))
    TurnLock(play.host)
    play.ask(JUDGE, NextTurn(AKI, "plan", (2,)))
    return play


def put_out(play: Play, seat: int) -> None:
    done(play.ask(JUDGE, i.PutMark((f"seat.{seat}",), "damage", value=30)))


def test_everybody_in_turn_acts_and_the_others_ask_any_of_them(skirmish: Play) -> None:
    for seat in (AKI, 2, AKI):
        done(skirmish.ask(seat, i.Flip()))
    words = refused(skirmish.ask(REN, i.Flip()))
    assert words.en == "It is Aki and Mio's turn. Ask Aki and Mio, or wait for your own turn."
    assert (
        words.ja
        == "今はAki、Mioさんの番です。Aki、Mioさんに許可を求めるか、自分の番を待ってください。"
    )


def test_each_of_those_in_turn_lets_another_act(skirmish: Play) -> None:
    skirmish.host.checks.clear()
    lock = TurnLock(skirmish.host)
    for owner in (AKI, 2):
        assert lock.grant(owner, REN) == Grant(REN, "gesture", 1)
        done(skirmish.ask(REN, i.Flip()))
        refused(skirmish.ask(REN, i.Flip()))
    with pytest.raises(ImpossibleError, match="Aki and Mio"):
        lock.grant(3, REN)


def test_a_grant_ends_where_another_joins_the_turn(skirmish: Play) -> None:
    skirmish.host.checks.clear()
    lock = TurnLock(skirmish.host)
    lock.grant(AKI, REN, "turn")
    done(skirmish.ask(AKI, Use("x")))
    assert lock.grants
    put_out(skirmish, 2)
    assert not lock.grants, "the turn is another's who decides"


def test_who_is_out_has_no_turn_and_where_all_are_the_next_one_goes_on(skirmish: Play) -> None:
    put_out(skirmish, AKI)
    assert refused(skirmish.ask(AKI, i.Flip())).en.startswith("It is Mio's turn")
    put_out(skirmish, 2)
    refused(skirmish.ask(2, i.Flip()))
    done(skirmish.ask(REN, NextTurn(REN, "fight")))
    done(skirmish.ask(REN, i.Flip()))


def test_a_task_of_who_is_out_opens_nothing(skirmish: Play) -> None:
    plans = i.PutMark(("seat.1",), "planned", value=1)
    done(skirmish.ask(REN, plans))
    done(skirmish.ask(REN, i.Undo()))
    put_out(skirmish, REN)
    refused(skirmish.ask(REN, plans))


def test_a_locked_seat_passes_on_the_chance_of_who_is_out(skirmish: Play) -> None:
    done(skirmish.ask(AKI, Declare("strike")))
    refused(skirmish.ask(3, PassChance()))
    put_out(skirmish, REN)
    done(skirmish.ask(3, PassChance()))
    assert skirmish.truth.stage.chance == 2


def test_where_nothing_is_locked_or_granted_no_gesture_asks_whose_turn_it_is() -> None:
    asked: list[int] = []

    def out(_view: SeatView, seat: int) -> None:
        asked.append(seat)

    play = lay(replace(TOYS["skirmish"], out=out), 5, seats=4)
    lock = TurnLock(play.host)
    Consent(play.host, lock)
    play.ask(JUDGE, NextTurn(AKI))
    asked.clear()
    done(play.ask(JUDGE, i.PutMark(("seat.1",), "damage", value=1)))
    assert not asked
    play.ask(JUDGE, SetOptions(LOCKED))
    lock.grant(AKI, REN, "turn")
    asked.clear()
    done(play.ask(JUDGE, i.PutMark(("seat.1",), "damage", value=2)))
    assert asked, "a grant ends with the turn it was given in"
    assert lock.grants

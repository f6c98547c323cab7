"""What binds others at a hosted table: it happens once they have said yes themselves."""

from __future__ import annotations

from typing import cast

import pytest

from app.core import intent as i
from app.core.data.codec import to_bytes
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.seal_facts import PlansOpened
from app.core.ids import JUDGE, TABLE, PersonId, SeatId
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.core.intents.turn_intents import NextTurn, Use
from app.core.options import Options
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Words, packed, plain
from app.games.common_options import BY_CHAIR, LOCKED, RULES_BY, TURN_LOCK
from app.games.game_registry import GAMES
from app.session.agreement.asking import PATIENCE
from app.session.agreement.requests import Reply
from app.session.fairness.hash_chain import Chain
from app.session.host.host import Host
from app.session.host.updates import Grew, Went
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import (
    Ask,
    Chair,
    Commit,
    FromPeople,
    OpenLink,
    SayReady,
    Sit,
)
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.to_people import Answered, Notice, ToPeople
from app.session.room.room import Room
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS

AKI, REN, MIO, SORA = 0, 1, 2, 3
NAMES = ("Aki", "Ren", "Mio", "Sora")
OFF: Options = ((TURN_LOCK.id, "off"),)
TITLE = packed(Words("Two this turn. Reason: practice", "この番2枚目。理由：練習"))


class Evening:
    """A hosted table in Aki's turn; Aki looks after it, and somebody watches."""

    def __init__(
        self, game: str = "duel", *, seats: int = 2, options: Options = LOCKED, judge: bool = False
    ) -> None:
        self.now = 100.0
        self.told: dict[PersonId, list[ToPeople]] = {}
        spec = TOYS[game] if game in TOYS else GAMES[game]
        decks = decks_for(spec, seats)
        self.room = Room(spec, Setup(seats, options, 5, decks), self._tell)
        self.people = [self.come(Sit(NAMES[seat], "player", seat)) for seat in range(seats)]
        self.watcher = self.come(Sit("Umi", "spectator"))
        self.judge = self.come(Sit("Yui", "judge")) if judge else 0
        for person in self.people:
            self.hear(person, SayReady())
        self.do(self.people[AKI], NextTurn(AKI))

    def _tell(self, person: PersonId, message: ToPeople) -> None:
        self.told.setdefault(person, []).append(message)

    def come(self, wish: Sit) -> PersonId:
        person = self.room.sit(wish)
        self.room.arrive(person, self.now)
        return person

    def hear(self, person: PersonId, message: FromPeople) -> None:
        self.room.hear(person, message, self.now)

    def do(self, person: PersonId, intent: i.Intent) -> str:
        """Make a gesture; the code of its refusal, "" if it happened."""
        name = f"a{len(self.told[person])}"
        self.hear(person, Ask(name, self.host.tree.cursor, intent))
        (answer,) = (
            one for one in self.told[person] if isinstance(one, Answered) and one.id == name
        )
        return answer.code

    @property
    def host(self) -> Host:
        assert self.room.host is not None
        return self.room.host

    @property
    def options(self) -> dict[str, str]:
        return dict(self.host.tree.table.options)

    # -- asking ---------------------------------------------------------------------------------

    def asks_to_rule(self, seat: SeatId, *others: SeatId, subjects: tuple[str, ...] = ()) -> None:
        ruling = Rule("once", TITLE, subjects, (seat, *others))
        self.hear(self.people[seat], AskLeave("ruling", ruling=ruling))

    def asks_to_set(self, seat: SeatId, options: Options = OFF) -> None:
        self.hear(self.people[seat], AskLeave("options", options=options))

    def asked(self, person: PersonId) -> Questioned:
        """Return the last request that somebody is told of."""
        return [one for one in self.told[person] if isinstance(one, Questioned)][-1]

    def is_asked(self, person: PersonId) -> bool:
        return any(isinstance(one, Questioned) for one in self.told[person])

    def reply(self, seat: SeatId, reply: str = "allow") -> None:
        person = self.people[seat]
        said = GiveReply(self.asked(person).question, cast("Reply", reply))
        self.hear(person, said)

    def decided(self, person: PersonId) -> list[tuple[bool, str]]:
        told = (one for one in self.told[person] if isinstance(one, Decided))
        return [(one.allowed, one.why) for one in told]

    def code(self, person: PersonId) -> str:
        """Return the code of the last notice that somebody got."""
        return [one.code for one in self.told[person] if isinstance(one, Notice)][-1]

    # -- what happened --------------------------------------------------------------------------

    @property
    def rulings(self) -> list[Ruled]:
        nodes = self.host.tree.nodes
        return [fact for node in nodes for fact in node.facts if isinstance(fact, Ruled)]

    def log(self) -> str:
        """What the last gesture is told as."""
        tree = self.host.tree
        events = self.host.told(tree.cursor, REN)
        return plain(describe_all(events, "en", tree.table.setting, Lexicon()))


@pytest.fixture
def evening() -> Evening:
    return Evening()


@pytest.fixture
def four() -> Evening:
    return Evening("quartet", seats=4)


# -- rulings -------------------------------------------------------------------------------------


def test_a_ruling_happens_once_who_is_named_said_yes(evening: Evening) -> None:
    before = len(evening.host.tree.nodes)
    evening.asks_to_rule(AKI, REN)
    assert len(evening.host.tree.nodes) == before, "nothing is kept before anybody answered"
    question = evening.asked(evening.people[REN])
    assert question.replies == ("allow", "no")
    assert question.seconds == PATIENCE
    assert question.ruling == Rule("once", TITLE, (), (AKI, REN))
    assert evening.asked(evening.people[AKI]).replies == ()
    assert not evening.is_asked(evening.watcher)
    evening.reply(REN)
    (ruled,) = evening.rulings
    assert (ruled.actor, ruled.seats, ruled.text) == (TABLE, (AKI, REN), TITLE)
    assert evening.log() == "Kept by ruling (Aki and Ren agreed): Two this turn. Reason: practice"
    for person in (*evening.people, evening.watcher):
        assert evening.decided(person) == [(True, "agreed")]


def test_a_no_keeps_nothing_and_is_told(evening: Evening) -> None:
    evening.asks_to_rule(AKI, REN)
    evening.reply(REN, "no")
    assert evening.decided(evening.people[AKI]) == [(False, "refused")]
    assert not evening.rulings


def test_no_answer_keeps_nothing_and_is_told(evening: Evening) -> None:
    evening.asks_to_rule(AKI, REN)
    evening.now += PATIENCE
    evening.room.tick(evening.now)
    assert evening.decided(evening.people[AKI]) == [(False, "silence")]
    evening.reply(REN)
    assert evening.code(evening.people[REN]) == "answered"
    assert not evening.rulings


def test_who_is_away_cannot_agree(evening: Evening) -> None:
    evening.room.leave(evening.people[REN], evening.now)
    evening.asks_to_rule(AKI, REN)
    notice = [one for one in evening.told[evening.people[AKI]] if isinstance(one, Notice)][-1]
    assert notice.code == "player-away"
    assert notice.en == (
        "Ren is away and cannot agree. Wait until Ren is back, or keep it without."
    )
    assert notice.ja == "Renさんは離席中で、同意できません。戻るのを待つか、外して続けてください。"
    assert not evening.rulings


def test_all_who_are_named_have_to_agree_and_nobody_else_is_named(four: Evening) -> None:
    four.asks_to_rule(AKI, REN, MIO)
    assert not four.is_asked(four.people[SORA])
    four.reply(REN)
    assert not four.rulings
    four.reply(MIO)
    assert four.rulings[0].seats == (AKI, REN, MIO)


def test_who_asks_stands_among_those_who_agreed(evening: Evening) -> None:
    ruling = Rule("once", TITLE, (), (REN,))
    evening.hear(evening.people[AKI], AskLeave("ruling", ruling=ruling))
    evening.reply(REN)
    assert evening.rulings[0].seats == (AKI, REN)


def test_what_one_keeps_for_oneself_needs_nobody(evening: Evening) -> None:
    assert evening.do(evening.people[AKI], Rule("once", "kept", (), (AKI,))) == ""
    assert evening.do(evening.people[REN], Rule("once", "kept")) == ""
    evening.asks_to_rule(REN)
    assert [ruled.seats for ruled in evening.rulings] == [(AKI,), (REN,), (REN,)]
    assert not evening.is_asked(evening.people[AKI])


def test_the_judge_rules_alone_and_names_nobody() -> None:
    evening = Evening(judge=True)
    assert evening.do(evening.judge, Rule("once", "kept")) == ""
    assert evening.rulings[0].seats == (JUDGE,)
    assert evening.log() == "The judge rules that it stands: kept"
    assert evening.do(evening.judge, Rule("once", "kept", (), (AKI, REN))) == "agree-first"


def test_a_judge_who_is_there_may_decide_for_those_who_were_asked() -> None:
    evening = Evening(judge=True)
    evening.asks_to_rule(AKI, REN)
    answer = GiveReply(evening.asked(evening.judge).question, "allow")
    evening.hear(evening.judge, answer)
    assert evening.rulings[0].seats == (JUDGE, AKI)
    assert evening.log().startswith("Kept by ruling (the judge and Aki agreed): ")


def test_which_cards_it_is_about_is_told_with_the_ruling_and_to_who_sees_them(
    evening: Evening,
) -> None:
    aki, ren = evening.people
    evening.do(aki, i.Procedure("setup"))
    hidden = evening.host.view_at(evening.host.tree.cursor, AKI).cards_in("hand.0")[0]
    leader = next(iter(evening.host.tree.table.units))
    evening.asks_to_rule(AKI, REN, subjects=(hidden, leader))
    told = [one for one in evening.told[ren] if isinstance(one, Questioned | Decided)]
    assert hidden.encode() not in b"".join(map(to_bytes, told))
    evening.reply(REN)
    assert evening.rulings[0].subjects == (leader,)


def test_a_journey_ends_the_request_and_other_gestures_do_not(evening: Evening) -> None:
    aki = evening.people[AKI]
    evening.do(aki, Use("summon"))
    evening.asks_to_rule(AKI, REN)
    evening.do(aki, i.PutMark(("seat.0",), "damage", 1))
    evening.do(aki, i.Undo())
    evening.room.tick(evening.now)
    assert evening.decided(aki) == [(False, "moved_on")]


# -- options -------------------------------------------------------------------------------------


def test_options_change_once_all_who_are_there_agree(four: Evening) -> None:
    four.room.leave(four.people[SORA], four.now)
    assert four.do(four.people[AKI], SetOptions(OFF)) == "agree-first"
    four.asks_to_set(AKI)
    assert four.asked(four.people[MIO]).options == OFF
    for seat in (REN, MIO):
        assert four.options[TURN_LOCK.id] == "on"
        four.reply(seat)
    assert four.options[TURN_LOCK.id] == "off"
    last = four.host.tree.nodes[four.host.tree.cursor]
    assert (last.actor, last.facts) == (TABLE, (OptionsSet(TABLE, OFF),))
    assert four.log() == "The table sets turn-lock: off"


def test_one_no_changes_nothing(four: Evening) -> None:
    four.asks_to_set(REN)
    four.reply(AKI)
    four.reply(MIO, "no")
    assert four.options[TURN_LOCK.id] == "on"
    assert four.decided(four.people[REN]) == [(False, "refused")]


def test_what_holds_for_all_may_be_asked_for_out_of_turn(evening: Evening) -> None:
    evening.asks_to_set(REN)
    evening.reply(AKI)
    assert evening.options[TURN_LOCK.id] == "off"


def test_with_nobody_there_who_could_agree_nothing_changes(evening: Evening) -> None:
    evening.room.leave(evening.people[REN], evening.now)
    evening.asks_to_set(AKI)
    assert evening.code(evening.people[AKI]) == "nobody-there"
    assert evening.options[TURN_LOCK.id] == "on"


def test_what_is_so_already_is_not_asked_for(evening: Evening) -> None:
    for options in (LOCKED, ()):
        evening.asks_to_set(AKI, options)
        assert evening.code(evening.people[AKI]) == "nothing"
    assert not evening.is_asked(evening.people[REN])


def test_the_judge_changes_them_alone() -> None:
    evening = Evening(judge=True)
    assert evening.do(evening.judge, SetOptions(OFF)) == ""
    assert evening.log() == "The judge sets turn-lock: off"


def test_who_plays_alone_asks_nobody() -> None:
    evening = Evening("pokemon", seats=1)
    assert evening.do(evening.people[AKI], SetOptions(OFF)) == ""


def test_where_the_table_agreed_on_it_who_looks_after_it_changes_them_alone() -> None:
    options = tuple(sorted((*LOCKED, (RULES_BY.id, BY_CHAIR.id))))
    evening = Evening(options=options)
    aki, ren = evening.people
    assert evening.do(ren, SetOptions((("tie", "shared"),))) == "turn-lock"
    evening.asks_to_set(REN, (("tie", "shared"),))
    assert evening.asked(aki).wish.kind == "options"
    evening.reply(AKI)
    assert evening.options["tie"] == "shared"
    assert evening.do(aki, SetOptions((("tie", "replay"),))) == ""
    assert evening.log() == "Aki sets tie: replay"
    evening.asks_to_set(AKI)
    assert evening.options[TURN_LOCK.id] == "off"
    evening.hear(aki, Chair("pass", ren))
    assert evening.do(aki, SetOptions(LOCKED)) == "agree-first"
    assert evening.do(ren, SetOptions(LOCKED)) == ""


def test_nobody_goes_back_past_what_was_agreed_on_without_asking(evening: Evening) -> None:
    aki, ren = evening.people
    before = evening.host.tree.cursor
    evening.asks_to_set(AKI)
    evening.reply(REN)
    agreed = evening.host.tree.cursor
    for person in (aki, ren):
        assert evening.do(person, i.Undo()) == "ask-first"
        assert evening.do(person, i.Jump(before)) == "ask-first"
    evening.hear(ren, AskLeave("travel", before))
    evening.reply(AKI)
    assert evening.host.journal[-1] == Went(REN, agreed, before, "undo", (AKI,))
    assert evening.options[TURN_LOCK.id] == "on"
    assert evening.do(aki, i.Redo()) == "ask-first"
    assert evening.do(aki, Use("summon")) == ""
    assert evening.do(aki, i.Jump(agreed)) == "ask-first", "another branch is no way round"


def test_who_agreed_to_a_ruling_is_asked_before_it_is_taken_back(evening: Evening) -> None:
    evening.asks_to_rule(AKI, REN)
    evening.reply(REN)
    for person in evening.people:
        assert evening.do(person, i.Undo()) == "ask-first"
    evening.do(evening.people[AKI], Rule("twice", "mine"))
    assert evening.do(evening.people[AKI], i.Undo()) == ""


# -- what nobody may make of it ------------------------------------------------------------------


def test_who_only_watches_asks_for_nothing_of_it(evening: Evening) -> None:
    for asked in (
        AskLeave("options", options=OFF),
        AskLeave("ruling", ruling=Rule("once", "kept", (), (AKI, REN))),
    ):
        evening.hear(evening.watcher, asked)
        assert evening.code(evening.watcher) == "spectator"
    assert not evening.is_asked(evening.people[AKI])


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (AskLeave("ruling"), "malformed"),
        (AskLeave("ruling", options=OFF), "malformed"),
        (AskLeave("options", ruling=Rule("once")), "malformed"),
        (AskLeave("ruling", ruling=Rule("once", seats=(7,))), "no-seat"),
        (AskLeave("ruling", ruling=Rule("once", seats=(JUDGE,))), "no-seat"),
        (AskLeave("ruling", ruling=Rule(" once", seats=(REN,))), "no-option"),
        (
            AskLeave("ruling", ruling=Rule("once", "x" * 3000, (), (REN,))),
            "too-long",
        ),
        (AskLeave("options", options=(("", "on"),)), "no-option"),
        (
            AskLeave("options", options=tuple((f"o{n}", "on") for n in range(400))),
            "too-many",
        ),
    ],
    ids=lambda part: str(part)[:60],
)
def test_what_makes_no_sense_is_asked_of_nobody(
    evening: Evening, asked: AskLeave, code: str
) -> None:
    evening.hear(evening.people[AKI], asked)
    assert evening.code(evening.people[AKI]) == code
    assert not evening.is_asked(evening.people[REN])
    assert evening.do(evening.people[AKI], i.Announce("say", "still here")) == ""


def test_nobody_answers_for_another(four: Evening) -> None:
    four.asks_to_rule(AKI, REN)
    question = four.asked(four.people[REN]).question
    for person in (four.people[AKI], four.people[MIO], four.watcher):
        four.hear(person, GiveReply(question, "allow"))
        assert four.code(person) == "not-asked"
    assert not four.rulings


def test_it_is_asked_for_twice_in_a_turn_and_one_at_a_time(evening: Evening) -> None:
    aki = evening.people[AKI]
    for _ in range(2):
        evening.asks_to_set(AKI)
        evening.asks_to_set(AKI)
        assert evening.code(aki) == "asked-already"
        evening.reply(REN, "no")
    evening.asks_to_set(AKI)
    assert evening.code(aki) == "asked-enough"


def test_what_needs_nobody_waits_for_a_draw_and_voids_none() -> None:
    """Whoever could add a step while a draw waits for its links could have it thrown again."""
    evening = Evening()
    evening.room = Room(
        TOYS["duel"], Setup(2, LOCKED, None, decks_for(TOYS["duel"], 2)), evening._tell
    )
    evening.told.clear()
    evening.people = [evening.come(Sit(NAMES[seat], "player", seat)) for seat in (AKI, REN)]
    for person in evening.people:
        evening.hear(person, SayReady())
    chain = Chain(b"7" * 32)
    evening.hear(evening.people[REN], Commit(chain.commitment.hex(), "22" * 32))
    on = evening.host.tree.cursor
    evening.hear(evening.people[AKI], Ask("flip", on, i.Flip()))
    evening.asks_to_rule(AKI)
    assert not evening.rulings
    evening.hear(evening.people[REN], OpenLink(1, chain.link(1).hex()))
    grown = [one.node.facts[0].kind for one in evening.host.journal if isinstance(one, Grew)]
    assert grown[-2:] == ["coins", "ruled"]


# -- plans -----------------------------------------------------------------------------------------


@pytest.fixture
def planners() -> Evening:
    """Aki, Ren and Mio; Aki and Ren have locked a plan."""
    evening = Evening("plans", seats=3)
    for seat, plan in ((AKI, "strike"), (REN, "wait")):
        assert not evening.do(evening.people[seat], LockPlan(plan))
    return evening


def opened(evening: Evening) -> list[PlansOpened]:
    nodes = evening.host.tree.nodes
    return [fact for node in nodes for fact in node.facts if isinstance(fact, PlansOpened)]


def test_nobody_opens_plans_alone_before_all_are_locked(planners: Evening) -> None:
    for person in planners.people:
        assert planners.do(person, OpenPlans()) == "agree-first"
        talk = i.Announce("say", "open up")
        assert planners.do(person, i.Batch((talk, OpenPlans((REN,))))) == "agree-first"
    assert planners.do(planners.watcher, OpenPlans()) == "spectator"
    assert not opened(planners)
    assert not planners.do(planners.people[MIO], LockPlan("hide"))
    (fact,) = opened(planners)
    assert fact == PlansOpened(MIO, (AKI, REN, MIO))


def test_a_lost_seats_plan_opens_once_all_others_agree(planners: Evening) -> None:
    planners.room.leave(planners.people[REN], planners.now)
    asks = AskLeave("plans", plans=(REN,))
    planners.hear(planners.people[AKI], asks)
    question = planners.asked(planners.people[MIO])
    assert question.plans == (REN,)
    assert (question.wish.kind, question.wish.about) == ("plans", REN)
    assert not planners.is_asked(planners.people[REN])
    assert not opened(planners)
    planners.reply(MIO)
    assert opened(planners) == [PlansOpened(TABLE, (REN,), (AKI, MIO))]
    assert planners.log() == (
        "Plans open before all are locked (Aki and Mio agreed); Ren planned wait"
    )
    seals = planners.host.tree.table.seals
    assert [(seal.seat, seal.locked) for seal in seals] == [(AKI, True), (REN, False)]
    assert not planners.do(planners.people[MIO], LockPlan("hide"))
    assert all(not seal.locked for seal in planners.host.tree.table.seals)


def test_a_no_opens_nothing_nor_does_a_request_that_came_too_late(planners: Evening) -> None:
    asks = AskLeave("plans")
    planners.hear(planners.people[AKI], asks)
    planners.reply(REN)
    planners.reply(MIO, "no")
    assert not opened(planners)
    planners.hear(planners.people[AKI], asks)
    planners.reply(REN)
    planners.do(planners.people[MIO], LockPlan("hide"))
    planners.reply(MIO)
    assert planners.decided(planners.people[AKI])[-1] == (False, "moved_on")
    assert len(opened(planners)) == 1
    planners.hear(planners.people[AKI], asks)
    assert planners.code(planners.people[AKI]) == "no-plan"


def test_whose_plan_it_is_has_to_agree_as_well_where_they_are_there(planners: Evening) -> None:
    planners.hear(planners.people[AKI], AskLeave("plans", plans=(REN,)))
    planners.reply(MIO)
    assert not opened(planners)
    planners.reply(REN)
    assert opened(planners) == [PlansOpened(TABLE, (REN,), (AKI, REN, MIO))]


def test_a_judge_opens_plans_alone() -> None:
    evening = Evening("plans", seats=2, judge=True)
    evening.do(evening.people[AKI], LockPlan("strike"))
    assert not evening.do(evening.judge, OpenPlans((AKI,)))
    assert opened(evening) == [PlansOpened(JUDGE, (AKI,), (JUDGE,))]


def test_who_locked_in_anothers_turn_needs_no_leave(planners: Evening) -> None:
    assert not planners.do(planners.people[REN], LockPlan("hide"))
    assert not planners.do(planners.people[REN], UnlockPlan())


def test_taking_an_opening_back_is_asked_for_and_says_what_stays_known(planners: Evening) -> None:
    planners.do(planners.people[MIO], LockPlan("hide"))
    assert planners.do(planners.people[MIO], i.Undo()) == "ask-first"
    goal = planners.host.tree.cursor - 1
    planners.hear(planners.people[MIO], AskLeave("travel", goal))
    travel = planners.asked(planners.people[AKI]).travel
    assert travel is not None
    assert travel.plans == (AKI, REN, MIO)
    planners.reply(AKI)
    planners.reply(REN)
    seals = planners.host.tree.table.seals
    assert [(seal.seat, seal.locked) for seal in seals] == [(AKI, True), (REN, True)]
    assert not planners.do(planners.people[MIO], LockPlan("hide once more"))

"""What is asked of the rules, before a gesture and after it, and what of it is said."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.advice import Advice
from app.core.card import Mark
from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intent import Attach, Batch, Intent, Move, Procedure, PutMark, Shuffle, Undo
from app.core.intents.agreement_intents import Rule
from app.core.intents.turn_intents import Use
from app.core.view import SeatFact
from app.games.game_api import Selection
from app.games.pokemon.adviser.advising import ADVISED, adviser, follow, foresee, judge
from app.games.pokemon.adviser.cases.case_file import read_case
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.game_memory import begin
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.rule_sources import SOURCES
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.adviser.rules.rule_registry import every_rule
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.session.host.updates import Stepped
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    mon,
    position,
)
from tests.games.pokemon_table import (
    DRAGAPULT,
    DREEPY,
    DUSKULL,
    IONO,
    PSYCHIC,
    ULTRA_BALL,
    Game,
    middle,
)
from tests.games.pokemon_table import FIRE as FIRE_CARD

RULES = every_rule()

CANDY = "MEG-125"
ONCE, ONE_BY_ONE, ACTIVE_ONLY = "energy-once", "bench-one-by-one", "cond-active-only"
SECOND = p.AttachCard(ME, "a1", FIRE)
BOTH = c.PutDown(ME, (RALTS, RIOLU), "bench", ME)


def attached(**more: Any) -> Position:
    """Return my turn, in which I have attached an Energy card already."""
    return position([mon()], [mon(PIKACHU)], turn={"used": (("energy", 1),)}, **more)


def rules(table: Position, *plays: p.Play) -> list[str]:
    """Return the rules that speak of plays made in one gesture, in their order."""
    return [one.rule for one in judge(replace(table, gesture=plays), plays)]


# -- of plays --------------------------------------------------------------------------------------


def test_a_play_against_a_rule_is_spoken_of_in_the_turn_it_is_made_in() -> None:
    (advice,) = judge(attached(), (SECOND,))
    assert (advice.rule, advice.severity, advice.turn) == (ONCE, "illegal", 5)
    assert judge(position([mon()], [mon()]), (SECOND,)) == []


def test_what_stands_on_the_table_is_said_of_no_turn() -> None:
    burned = position([mon()], [mon()], my_bench=[mon(conditions=(Condition("burned"),))])
    (advice, _) = judge(burned, (p.Standing(),))
    assert (advice.rule, advice.about, advice.turn) == (ACTIVE_ONLY, ("a2",), None)


def test_the_gravest_is_said_first() -> None:
    assert rules(attached(), BOTH, SECOND) == [ONCE, ONE_BY_ONE]
    assert rules(attached(), SECOND, BOTH) == [ONCE, ONE_BY_ONE]


def test_the_same_is_said_once() -> None:
    assert rules(attached(), SECOND, SECOND) == [ONCE]


def test_a_rule_that_the_table_switched_off_is_silent_and_no_other() -> None:
    off = (("rule:energy-once", "off"),)
    assert rules(attached(options=off), SECOND, BOTH) == [ONE_BY_ONE]
    assert rules(attached(options=(("rule:energy-once", "on"),)), SECOND) == [ONCE]
    assert rules(attached(options=(("deck:energy-once", "off"),)), SECOND) == [ONCE]


def test_what_people_agreed_to_keep_is_not_said_again() -> None:
    (said,) = judge(attached(), (SECOND,))
    kept = frozenset({(ONCE, said.subject)})
    assert rules(attached(kept=kept), SECOND, BOTH) == [ONE_BY_ONE]
    later = attached(kept=kept)
    later = replace(later, turn=replace(later.turn, number=7))
    assert rules(later, SECOND) == [ONCE], "it was kept for its turn"


def test_a_rule_of_another_variant_says_nothing() -> None:
    assert ONCE in rules(attached(), SECOND)
    assert ONCE not in rules(attached(variant=BATTLE_ROYAL), SECOND)


UNREAD: Any = "no card"
"""What no reader makes of a table: the rules that look at it fail."""


def test_a_rule_that_fails_is_told_of_and_the_others_go_on() -> None:
    failed: list[str] = []

    def broken(rule: str, problem: Exception) -> None:
        assert isinstance(problem, AttributeError)
        failed.append(rule)

    owing = attached(me={"marks": (Mark("prizes_due", 1),)})
    said = [one.rule for one in judge(owing, (replace(SECOND, card=UNREAD),), broken)]
    assert ONCE in failed
    assert set(failed) <= RULES.keys()
    assert said == ["ko-prize-missing"], "it comes after those in the list"


def test_a_rule_that_fails_is_an_error_where_nobody_hears_of_it() -> None:
    with pytest.raises(AttributeError):
        judge(attached(), (replace(SECOND, card=UNREAD),))


# -- before a gesture ------------------------------------------------------------------------------


@pytest.fixture
def table() -> Watched:
    """Aki's turn in the middle of a game: Dreepy Active, Duskull and Latias ex on the Bench."""
    game = middle()
    for ref in (DUSKULL, FIRE_CARD):
        game.put(ref, "hand.0")
    return Watched(game)


def held(table: Watched, ref: str) -> list[str]:
    """Return the cards of a kind in Aki's hand."""
    view = table.view
    return [card for card in view.cards_in("hand.0") if view.cards[card].ref == ref]


def energy(table: Watched, *cards: str) -> Batch:
    """Attach Energy cards, each as the one of the turn, to Aki's Active Pokémon."""
    active = table.game.unit("active.0")
    return Batch(tuple(step for card in cards for step in (Attach((card,), active), Use("energy"))))


def burn(table: Watched, place: int) -> PutMark:
    return PutMark((table.game.unit("bench.0", place),), "burned", value=1)


def test_a_gesture_is_spoken_of_before_it_is_made(table: Watched) -> None:
    fire, _ = held(table, FIRE_CARD)
    assert foresee(table.memory, table.view, energy(table, fire)) == []
    table.game.do(energy(table, fire))
    (psychic,) = held(table, PSYCHIC)
    (advice,) = foresee(table.memory, table.view, energy(table, psychic))
    assert (advice.rule, advice.severity, advice.turn) == (ONCE, "illegal", 1)


def test_the_steps_of_a_gesture_are_seen_together(table: Watched) -> None:
    one, other = (Move((card,), "bench.0", -1, up=True) for card in held(table, DUSKULL))
    assert table.before(one) == table.before(other) == {}
    assert table.before(Batch((one, other))) == {ONE_BY_ONE: "reminder"}
    table.game.do(Batch((one, other)))
    assert table.said == {ONE_BY_ONE: "reminder"}


@pytest.mark.parametrize("points", ["50", "20"])
def test_a_gesture_that_was_foreseen_is_judged_once(
    table: Watched, monkeypatch: pytest.MonkeyPatch, points: str
) -> None:
    """An attack too, of which less is told than was meant: which number it has on its card."""
    asked: list[p.Play] = []

    def counted(there: Position, plays: tuple[p.Play, ...], *more: Any) -> list[Advice]:
        asked.extend(plays)
        return judge(there, plays, *more)

    monkeypatch.setattr(ADVISED, "judge", counted)
    game, before, memory = table.game, table.view, table.memory
    damage = f"{game.unit('active.1')}:{points}"
    attack = Procedure("attack", (("attack", "1"), ("damage", damage)))
    beforehand = foresee(memory, before, attack)
    told, _ = follow(memory, before, facts_of(game, attack), game.view())
    assert [type(one) for one in asked if type(one) is not p.Standing] == [p.Attack]
    assert beforehand == [one for one in told if one in beforehand]
    assert {one.rule for one in beforehand} == {one.rule for one in told if one.turn is not None}


def test_what_is_no_play_is_not_spoken_of_beforehand(table: Watched) -> None:
    assert foresee(table.memory, table.view, Undo()) == []


# -- after it --------------------------------------------------------------------------------------


def test_a_gesture_is_spoken_of_and_remembered(table: Watched) -> None:
    table.game.do(energy(table, held(table, FIRE_CARD)[0]))
    assert table.last == []
    assert [type(play) for play in table.memory.turn] == [p.AttachCard]
    table.game.do(energy(table, held(table, PSYCHIC)[0]))
    assert [(one.rule, one.turn) for one in table.last] == [(ONCE, 1)]
    assert [type(play) for play in table.memory.turn] == [p.AttachCard] * 2


def test_a_gesture_says_the_same_once(table: Watched) -> None:
    table.game.do(energy(table, *held(table, FIRE_CARD), *held(table, PSYCHIC)))
    assert len(table.memory.turn) == 3
    assert [one.rule for one in table.last] == [ONCE]


def test_what_stands_there_is_said_when_it_comes_about_and_not_again(table: Watched) -> None:
    def benched() -> list[tuple[str, ...]]:
        return [one.about for one in table.last if one.rule == ACTIVE_ONLY]

    table.game.do(burn(table, 0))
    assert benched() == [(table.game.unit("bench.0", 0),)]
    table.game.do(Shuffle("deck.0"))
    assert benched() == []
    table.game.do(burn(table, 1))
    assert benched() == [(table.game.unit("bench.0", 1),)]


def test_the_gravest_is_said_first_whatever_was_done_first(table: Watched) -> None:
    put = Move(tuple(held(table, DUSKULL)), "bench.0", -1, up=True)
    table.game.do(Batch((put, burn(table, 0))))
    assert [one.severity for one in table.last] == ["illegal", "reminder", "reminder"]
    assert (table.last[0].rule, table.last[1].rule) == (ACTIVE_ONLY, ONE_BY_ONE)


def facts_of(game: Game, intent: Intent) -> tuple[SeatFact, ...]:
    """Do it and return what Aki was told of it."""
    told: list[Any] = []
    game.table.sit(ME).listeners.append(told.append)
    game.do(intent)
    (step,) = told
    assert isinstance(step, Stepped)
    return step.facts


def test_a_rule_that_fails_over_a_gesture_is_told_of(table: Watched) -> None:
    game, before, failed = table.game, table.view, list[str]()
    odd = replace(table.memory, record=Record(complete=True, kos=(UNREAD,)))
    take = Move(("prizes.0#0",), "hand.0", -1)

    def broken(rule: str, _problem: Exception) -> None:
        failed.append(rule)

    foresee(odd, before, take, broken)
    follow(odd, before, facts_of(game, take), game.view(), broken)
    assert failed == ["ko-prize-without-ko"] * 2


def test_a_rule_that_fails_over_what_stands_there_is_told_of(table: Watched) -> None:
    game, failed = table.game, list[str]()
    active = game.unit("active.0")
    game.do(PutMark((active,), "burned", value=1))
    before = table.view
    given = (((active, "burned"), (ME, UNREAD)),)
    odd = replace(table.memory, evolved=((active, 1),), conditions=given)
    facts = facts_of(game, Shuffle("deck.0"))
    said, _ = follow(odd, before, facts, game.view(), lambda rule, _problem: failed.append(rule))
    assert said == []
    assert failed == ["evolve-clears-conditions"] * 2, "as it stood before, and as it stands now"


def test_of_the_game_before_a_new_one_nothing_is_remembered() -> None:
    game = Game(seats=1, deck=(*(DREEPY,) * 20, *(FIRE_CARD,) * 40))
    table = Watched(game)
    game.do(Procedure("setup", (("auto", "1"),)))
    game.start(first="0")
    game.do(Procedure("end_turn"))
    assert table.memory.turns == (2,)
    assert table.act("new_hand") == {}, "to gather the cards is no play"
    assert table.memory.turns == (0,)
    assert [type(play) for play in table.memory.record.setup] == [c.ShuffleZone, c.DrawCards]
    fresh = begin(Game(seats=1, deck=(DREEPY,) * 60).view())
    record = replace(table.memory.record, setup=())
    assert replace(table.memory, record=record) == fresh


# -- what people agreed to keep --------------------------------------------------------------------

KEPT = frozenset({(ONCE, ":seat.0"), (ONCE, "1:seat.0")})
"""For what is done this turn, and for what stands there."""


@pytest.mark.parametrize(
    ("eyes", "agreed", "by", "kept"),
    [
        (ME, (ME, YOU), ME, KEPT),
        (ME, (ME,), ME, KEPT),
        (ME, (YOU,), YOU, frozenset()),
        (YOU, (ME,), ME, frozenset()),
        (YOU, (ME, YOU), ME, KEPT),
        (YOU, (JUDGE,), JUDGE, KEPT),
        (JUDGE, (ME,), ME, KEPT),
        (SPECTATOR, (YOU,), YOU, KEPT),
    ],
)
def test_a_ruling_is_kept_for_who_is_among_those_who_agreed(
    eyes: SeatId, agreed: tuple[SeatId, ...], by: SeatId, kept: frozenset[tuple[str, str]]
) -> None:
    table = Watched(middle(), eyes)
    table.game.do(Rule(ONCE, "agreed", ("seat.0",), agreed), by)
    assert adviser(STANDARD).kept(table.memory) == kept


def test_what_was_kept_is_not_said_of_the_next_gesture(table: Watched) -> None:
    fire, other = held(table, FIRE_CARD)
    table.game.do(energy(table, fire))
    active = table.game.unit("active.0")
    table.game.do(Rule(ONCE, "agreed", (active,), (ME, YOU)))
    assert table.before(energy(table, other)) == {}
    table.game.do(energy(table, other))
    assert table.said == {}


# -- a Rare Candy of a gesture ago -----------------------------------------------------------------


@pytest.fixture
def with_candy() -> Watched:
    """Aki's second turn: two Dreepy of the first, Rare Candy and two Dragapult ex in hand."""
    game = Game(deck=(*(DREEPY,) * 20, *(DRAGAPULT,) * 8, *(CANDY, ULTRA_BALL, IONO) * 8))
    for zone in ("active.0", "active.1", "bench.0"):
        game.stand(DREEPY, zone)
    for ref in (CANDY, DRAGAPULT, DRAGAPULT, ULTRA_BALL):
        game.put(ref, "hand.0")
    table = Watched(game)
    game.start(first="0")
    for seat in (1, 0):
        game.turn(seat)
    game.do(Use("draw"))
    return table


def play(table: Watched, ref: str) -> None:
    table.act("play", selection=Selection((held(table, ref)[0],)))


def evolve(table: Watched, zone: str) -> dict[str, str]:
    """Put Dragapult ex onto a Dreepy; what was said is what had been foreseen."""
    intent = Attach((held(table, DRAGAPULT)[0],), table.game.unit(zone), "base")
    foreseen = table.before(intent)
    table.game.do(intent)
    assert table.said == foreseen
    return foreseen


SKIPPED = {"evolve-skip-stage": "illegal"}


def test_a_stage_is_left_out_only_with_a_rare_candy(with_candy: Watched) -> None:
    assert evolve(with_candy, "bench.0") == SKIPPED
    play(with_candy, CANDY)
    assert evolve(with_candy, "active.0") == {}


def test_a_rare_candy_lends_its_hand_to_one_evolution(with_candy: Watched) -> None:
    play(with_candy, CANDY)
    assert evolve(with_candy, "active.0") == {}
    assert evolve(with_candy, "bench.0") == SKIPPED


def test_another_trainer_card_lends_none(with_candy: Watched) -> None:
    play(with_candy, CANDY)
    play(with_candy, ULTRA_BALL)
    assert evolve(with_candy, "active.0") == SKIPPED


def test_a_rare_candy_that_evolved_one_already_lends_none(with_candy: Watched) -> None:
    card, evolution = held(with_candy, CANDY)[0], held(with_candy, DRAGAPULT)[0]
    unit = with_candy.game.unit("active.0")
    asked = (("card", card), ("evolution", evolution), ("unit", unit))
    with_candy.game.do(Procedure("rare_candy", asked))
    assert with_candy.said == {}
    assert evolve(with_candy, "bench.0") == SKIPPED


# -- what a table is given -------------------------------------------------------------------------


def test_the_adviser_tells_of_all_rules_and_their_sources() -> None:
    given = adviser(STANDARD)
    assert [rule.id for rule in given.rules] == [
        rule.id for rule in RULES.values() if rule.holds_in("pokemon")
    ]
    assert given.sources == SOURCES
    assert (given.follow, given.foresee, given.begin) == (follow, foresee, begin)


def test_a_position_is_written_as_a_case_that_can_be_read(table: Watched) -> None:
    table.game.do(energy(table, held(table, FIRE_CARD)[0]))
    (entry,) = adviser(STANDARD).case(table.memory, table.view)["cases"]
    case = read_case(entry, 1, known_base())
    assert case.id == "turn-1-Aki"
    read = case.moves[0].position
    assert [mon.name.en for mon in read.sides[ME].mons] == ["Dreepy", "Duskull", "Latias ex"]
    assert read.turn.count("energy") == 1

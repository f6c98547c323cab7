"""Whatever a seat may grow has a bound, said in a sentence, and leaves the others their room."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.card import LONGEST_KEY, MOST_CARDS, MOST_MARKS
from app.core.data.codec import fact_to_json, to_bytes
from app.core.data.weight import (
    _CARD,
    _NAMED,
    _REST,
    _UNIT,
    LONG_NAME,
    MOST_NAMED,
    MOST_PUT,
    MOST_WEIGHT,
    weigh,
)
from app.core.ids import JUDGE, SeatId
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Declare, NextTurn, SetPhase, Settle, Use
from app.core.options import LONGEST_OPTION, MOST_OPTIONS
from app.core.past.branching import LONGEST_LABEL, LONGEST_NOTE
from app.core.table import MOST_AIMED, MOST_DECLARED, MOST_USED
from app.session.host import history_shares as shares_module
from app.session.host import host_limits
from app.session.host.given_answers import REMEMBERED_REQUESTS
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted, Committed, Refused
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import BringDeck, Sit
from app.session.room.messages.to_people import Notice, People, Told
from app.session.room.room import Room
from app.session.steps.rights import LONGEST_TEXT, ImpossibleError
from app.store.tables.table_file import reopen_host, write_table
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
LONG = "長" * LONGEST_TEXT


@pytest.fixture
def duel() -> Play:
    """Aki and Ren with four cards in hand and two prizes each."""
    play = lay(TOYS["duel"], 5)
    for seat in (AKI, REN):
        assert isinstance(play.ask(seat, i.Procedure("setup")), Accepted)
    return play


def done(play: Play, intent: i.Intent, seat: SeatId = AKI) -> None:
    answer = play.ask(seat, intent)
    assert isinstance(answer, Accepted), answer


def refusal(play: Play, intent: i.Intent, seat: SeatId = AKI) -> tuple[str, str]:
    """Return the code and the English sentence of a refusal; nothing happened."""
    before = play.host.tree.cursor, len(play.host.journal)
    answer = play.ask(seat, intent)
    assert isinstance(answer, Refused), answer
    assert answer.reason.ja
    assert (play.host.tree.cursor, len(play.host.journal)) == before
    return answer.code, answer.reason.en


def note(text: str, *targets: str) -> i.PutMark:
    return i.PutMark(targets, "note:", 1, text=text)


def grow(
    play: Play, intents: Iterable[i.Intent], seat: SeatId = AKI
) -> tuple[int, tuple[str, str]]:
    """Do one thing after the other until one is refused; return how many were done, and why."""
    for made, intent in enumerate(intents):
        answer = play.ask(seat, intent)
        if isinstance(answer, Refused):
            return made, (answer.code, answer.reason.en)
        assert made < 10_000, "it never ended"
    raise AssertionError("nothing was refused")


# -- what waits on the stage ----------------------------------------------------------------------


def test_a_seat_declares_so_much_and_no_more_and_the_other_declares_still(duel: Play) -> None:
    made, (code, why) = grow(duel, (Declare(f"strike {n}") for n in count()))
    assert made == MOST_DECLARED
    assert code == "too-many"
    assert str(MOST_DECLARED) in why
    done(duel, Declare("and I answer"), REN)
    done(duel, Settle(duel.truth.stage.declarations[0].id))
    done(duel, Declare("once more"))


def test_long_declarations_fill_the_room_of_a_seat_before_that(duel: Play) -> None:
    made, (code, why) = grow(duel, (Declare(f"{n}" + LONG[10:], cost=LONG) for n in count()))
    assert 4 < made < MOST_DECLARED
    assert code == "too-much"
    assert f"{MOST_PUT // 1024} KB" in why
    done(duel, Declare("short"), REN)
    done(duel, Declare("s" + LONG[10:], cost=LONG), REN)
    assert refusal(duel, note(LONG, "table"))[0] == "too-much"
    done(duel, Settle(duel.truth.stage.declarations[0].id, "withdrawn"))
    done(duel, note(LONG, "table"))


def test_a_declaration_names_so_many_cards_and_targets(duel: Play) -> None:
    targets = tuple(f"seat.{n % 2}" for n in range(MOST_AIMED + 1))
    code, why = refusal(duel, Declare("strike", targets=targets))
    assert code == "too-many"
    assert str(MOST_AIMED) in why
    done(duel, Declare("strike", targets=targets[1:]))


# -- marks and notes ------------------------------------------------------------------------------


def test_each_seat_puts_so_many_marks_on_one_thing(duel: Play) -> None:
    made, (code, why) = grow(duel, (i.PutMark(("seat.1",), f"mark {n}", 1) for n in count()))
    assert made == MOST_MARKS
    assert code == "too-many"
    assert str(MOST_MARKS) in why
    # What is there may still be changed, and the other seat has room of its own.
    done(duel, i.PutMark(("seat.1",), "mark 3", add=4))
    done(duel, i.PutMark(("seat.1",), "damage", add=10), REN)
    done(duel, i.PutMark(("seat.1",), "mark 3", value=0))
    done(duel, i.PutMark(("seat.1",), "another", 1))


def test_notes_on_everything_are_refused_as_one_gesture_and_one_by_one(duel: Play) -> None:
    done(duel, i.Bring(tuple(f"token-{n}" for n in range(60)), "field.0"))
    units = duel.view(AKI).zones["field.0"].items
    assert refusal(duel, note(LONG, *units))[0] == "too-much"
    notes = (note(LONG, units[n % 60]) for n in count())
    made, (code, _) = grow(duel, notes)
    assert 10 < made < 60
    assert code == "too-much"
    done(duel, note("mine", units[0]), REN)
    # It is one's own room again when the cards have left, or somebody else takes a note off.
    done(duel, i.Collect(units[:5], "grave.0"))
    done(duel, note(LONG, units[50]))


def test_what_another_seat_marked_is_not_its_owners_burden(duel: Play) -> None:
    done(duel, i.Bring(("token",), "field.1"), REN)
    (unit,) = duel.view(REN).zones["field.1"].items
    grow(duel, (note(LONG, unit) for _ in count()))
    done(duel, i.PutMark((unit,), "damage", add=30), REN)
    assert weigh(duel.truth).put.get(REN, 0) < 200


def test_who_put_a_mark_is_in_no_file_and_no_message_and_counts_all_the_same(
    duel: Play, tmp_path: Path
) -> None:
    done(duel, note("hm", "seat.1"))
    (fact,) = duel.host.tree.nodes[-1].facts
    (mark,) = duel.truth.marks["seat.1"]
    assert mark.by == AKI
    assert b'"by"' not in fact_to_json(fact) + to_bytes(duel.view(REN)) + duel.sent[REN][-1]
    path = tmp_path / "duel.chabudai"
    write_table(path, duel.host.journal)
    again = reopen_host(path, TOYS.get)[0]
    assert [one.by for one in again.tree.table.marks["seat.1"]] == [AKI]
    assert weigh(again.tree.table) == weigh(duel.truth)


@pytest.mark.parametrize(
    "intent",
    [
        i.PutMark(("table",), "k" * (LONGEST_KEY + 1), 1),
        SetPhase("p" * (LONGEST_KEY + 1)),
        NextTurn(1, "p" * (LONGEST_KEY + 1)),
        Use("u" * (LONGEST_KEY + 1)),
    ],
)
def test_names_of_marks_phases_and_what_is_used_are_short(duel: Play, intent: i.Intent) -> None:
    code, why = refusal(duel, intent)
    assert code == "too-long"
    assert str(LONGEST_KEY) in why


def test_an_arrow_points_at_something_in_play(duel: Play) -> None:
    assert refusal(duel, i.PutMark(("table",), "arrow", 1, to="u" * 3000))[0] == "gone"


# -- the turn -------------------------------------------------------------------------------------


def test_the_ledger_of_a_turn_keeps_so_much_and_always_what_the_game_lists(duel: Play) -> None:
    made, (code, why) = grow(duel, (Use(f"thing {n}") for n in count()))
    assert made == MOST_USED
    assert code == "too-many"
    assert str(MOST_USED) in why
    done(duel, Use("summon"), REN)
    done(duel, Use("thing 3"))
    done(duel, NextTurn(1))
    done(duel, Use("another"))


# -- cards ----------------------------------------------------------------------------------------


def test_each_seat_brings_its_share_of_the_cards_a_table_has_room_for() -> None:
    play = lay(TOYS["duel"], 5)
    share = (MOST_CARDS - play.truth.laid) // 2
    deck = tuple(f"token-{n}" for n in range(60))
    made, (code, why) = grow(play, (i.Bring(deck, "field.0") for _ in count()))
    assert made == share // 60
    assert code == "too-many"
    assert f"{share:,}" in why
    for _ in range(made):
        done(play, i.Bring(deck, "field.1"), REN)
    assert len(play.truth.cards) <= MOST_CARDS


def test_brought_cards_with_endless_names_fill_the_room_of_who_brings_them(duel: Play) -> None:
    names = tuple("🂠" * 190 + f"{n:04}" for n in range(60))
    made, (code, _) = grow(duel, (i.Bring(names, "field.0") for _ in count()))
    assert made == 1
    assert code == "too-much"
    done(duel, i.Bring(names, "field.1"), REN)


def test_one_gesture_handles_so_many_cards() -> None:
    decks = tuple(tuple(f"{name}-{n}" for n in range(1000)) for name in "AR")
    table = lay_table(TOYS["duel"], ("Aki", "Ren"), decks, seed=1)
    there, back = i.Draw(1000, "deck.0", "hand.0"), i.Draw(1000, "hand.0", "deck.0")
    answer = table.sit(AKI).ask(i.Batch((there, back) * 20))
    assert isinstance(answer, Refused)
    assert answer.code == "too-much"
    assert table.host.tree.cursor == 0
    assert isinstance(table.sit(AKI).ask(i.Batch((there, back) * 3)), Accepted)


# -- the history ----------------------------------------------------------------------------------


def test_what_is_written_on_a_step_is_short(duel: Play) -> None:
    assert refusal(duel, i.WriteLabel(1, "n" * (LONGEST_LABEL + 1)))[0] == "too-long"
    assert refusal(duel, i.WriteLabel(1, "n", "x" * (LONGEST_NOTE + 1)))[0] == "too-long"
    done(duel, i.WriteLabel(1, "n" * LONGEST_LABEL, "x" * LONGEST_NOTE))


def test_each_seat_writes_on_steps_so_often_also_after_a_break(
    duel: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares_module, "MOST_LABELLED", 3)
    made, (code, why) = grow(duel, (i.WriteLabel(1, f"name {n}") for n in count()))
    assert (made, code) == (3, "too-many")
    assert "3 times" in why
    done(duel, i.WriteLabel(1, "mine"), REN)
    duel.host._shares = shares_module.Shares()
    duel.host.know_again()
    assert refusal(duel, i.WriteLabel(1, "again"))[0] == "too-many"


def test_each_seat_makes_so_many_steps(duel: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares_module, "MOST_STEPS", 5)
    _, (code, why) = grow(duel, (i.Flip() for _ in count()))
    assert code == "too-many"
    assert "5 steps" in why
    assert refusal(duel, i.Undo())[0] == "too-many"
    done(duel, i.Flip(), REN)


def test_what_the_game_agrees_on_can_be_set_whatever_else_is(duel: Play) -> None:
    made, (code, why) = grow(duel, (SetOptions(((f"junk {n}", "on"),)) for n in count()))
    assert made < MOST_OPTIONS
    assert code == "too-many"
    assert str(made) in why
    done(duel, SetOptions((("tie", "shared"),)), REN)
    done(duel, SetOptions((("turn-lock", "off"), ("advice", "off"))), REN)
    done(duel, SetOptions((("junk 7", "off"),)), REN)


@pytest.mark.parametrize(("game", "seats", "most"), [("duel", 2, 1000), ("quartet", 4, 500)])
def test_each_seat_brings_a_deck_of_its_share(game: str, seats: int, most: int) -> None:
    told: list[Told] = []
    room = Room(TOYS[game], Setup(seats), lambda _, message: told.append(message))
    person = room.sit(Sit("Aki"))
    room.arrive(person, 0.0)
    for refs in (("card",) * (most + 1), tuple(f"{n}" + "長" * 199 for n in range(most))):
        room.hear(person, BringDeck(refs), 0.0)
        notice = told[-1]
        assert isinstance(notice, Notice)
        assert notice.code == "deck"
    room.hear(person, BringDeck(("card",) * most), 0.0)
    assert isinstance(told[-1], People)


def test_who_hosts_a_table_of_very_many_cards_is_told_so() -> None:
    assert host_limits.too_much_to_tell(lay(TOYS["duel"], 5).truth) is None
    decks = tuple(tuple(f"{name}-{n}" for n in range(2000)) for name in "AR")
    table = lay_table(TOYS["duel"], ("Aki", "Ren"), decks, seed=1).host.tree.table
    words = host_limits.too_much_to_tell(table)
    assert words is not None
    assert f"{MOST_CARDS:,} cards" in words.en


def test_each_seat_is_bound_to_links_so_often(duel: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares_module, "MOST_COMMITTED", 3)
    for _ in range(3):
        duel.host.record(Committed(AKI, "ab" * 32, "cd" * 32))
    with pytest.raises(ImpossibleError, match="3 times"):
        duel.host.record(Committed(AKI, "ab" * 32, "cd" * 32))
    duel.host.record(Committed(REN, "ab" * 32, "cd" * 32))


def test_a_seat_that_asks_much_makes_no_answer_of_another_forgotten(duel: Play) -> None:
    asked = i.Request("mine", REN, duel.host.tree.cursor, i.Flip())
    first = duel.host.submit(asked)
    for number in range(2 * REMEMBERED_REQUESTS):
        duel.host.submit(i.Request(f"r{number}", AKI, 0, i.Announce("say", "x")))
    assert duel.host.submit(asked) == first
    assert len(duel.host._answers) < 2 * REMEMBERED_REQUESTS


# -- the whole table ------------------------------------------------------------------------------


def test_everything_that_all_seats_may_put_down_fits_on_one_table() -> None:
    """Eight seats and a judge, each with all of its room: no seat takes another's."""
    cards = MOST_CARDS * (_CARD + LONG_NAME + _UNIT)
    options = MOST_OPTIONS * (_NAMED + 2 * (2 + 4 * LONGEST_OPTION))
    assert cards + MOST_NAMED + 9 * MOST_PUT + options + _REST < MOST_WEIGHT


def test_a_table_that_was_too_heavy_already_can_only_become_lighter(
    duel: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older program let more be put down."""
    done(duel, note("x" * 500, "table"))
    for limit, seats in (("MOST_WEIGHT", (AKI, REN, JUDGE)), ("MOST_PUT", (AKI,))):
        with monkeypatch.context() as small:
            small.setattr(host_limits, limit, 100)
            for seat in seats:
                assert refusal(duel, note("y", "table"), seat)[0] == "too-much"
            done(duel, i.Draw(1, "deck.0", "hand.0"))
            done(duel, i.Flip(), REN)
    (mark,) = duel.truth.marks["table"]
    with monkeypatch.context() as small:
        small.setattr(host_limits, "MOST_WEIGHT", 100)
        done(duel, i.PutMark(("table",), mark.key, value=0), REN)


def test_what_a_table_weighs_follows_it_through_its_history(duel: Play) -> None:
    done(duel, note("x" * 500, "table"))
    heavy = duel.host._weighed()
    done(duel, i.Undo())
    assert duel.host._weighed() == weigh(duel.truth) != heavy
    done(duel, i.Redo())
    assert duel.host._weighed() == heavy
    done(duel, Declare("strike"), REN)
    assert duel.host._weighed() == weigh(duel.truth)


def test_places_that_were_left_empty_weigh_something(duel: Play) -> None:
    """A seat may take and put back cards until there are as many gaps as there were cards."""
    before = weigh(duel.truth).whole
    done(duel, i.Draw(1, "prizes.0", "hand.0"))
    assert duel.truth.gaps
    assert weigh(duel.truth).whole > before
    done(duel, i.Draw(1, "hand.0", "prizes.0"))
    assert weigh(duel.truth).whole == duel.host._weighed().whole == before

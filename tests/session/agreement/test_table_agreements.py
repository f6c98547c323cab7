"""What people agree on: table options and rulings, told to all, undone like everything else."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.codec import CodecError, intent_from_json, intent_to_json
from app.core.facts.agreement_facts import MOST_SUBJECTS, Ruled
from app.core.ids import JUDGE, SPECTATOR, SeatId, place
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.options import MOST_OPTIONS
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Language, Words, packed, plain
from app.core.view import Event
from app.games.advising.advice_options import listed_options
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted, Refused
from tests.helpers.play import Play, decks_for, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
TIE = ("tie", "sudden-death")


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


def refusal(play: Play, intent: i.Intent, seat: SeatId = AKI) -> str:
    answer = play.ask(seat, intent)
    assert isinstance(answer, Refused), answer
    assert answer.reason.en
    assert answer.reason.ja
    return answer.code


def told(play: Play, seat: SeatId) -> Event:
    """The one event of the last gesture."""
    (event,) = play.host.told(play.host.tree.cursor, seat)
    return event


def said(play: Play, language: Language) -> str:
    tree = play.host.tree
    events = play.host.told(tree.cursor, REN)
    return plain(describe_all(events, language, tree.table.setting, Lexicon()))


# -- options ------------------------------------------------------------------------------------


@pytest.mark.parametrize("asker", [AKI, REN, JUDGE])
def test_every_seat_at_the_table_may_set_an_option_and_all_hear_it(
    duel: Play, asker: SeatId
) -> None:
    assert duel.view(REN).option("tie", "tiebreaker") == "tiebreaker"
    done(duel, SetOptions((TIE,)), asker)
    for seat in (AKI, REN, JUDGE, SPECTATOR):
        assert duel.view(seat).option("tie", "tiebreaker") == "sudden-death"
        assert duel.view(seat).options == (TIE,)


def test_a_spectator_sets_nothing(duel: Play) -> None:
    assert refusal(duel, SetOptions((TIE,)), SPECTATOR) == "spectator"


def test_an_option_is_undone_and_done_again(duel: Play) -> None:
    done(duel, SetOptions((TIE,)))
    done(duel, SetOptions((("tie", "replay"),)))
    done(duel, i.Undo())
    assert duel.view(REN).option("tie") == "sudden-death"
    done(duel, i.Undo())
    assert duel.view(REN).options == ()
    done(duel, i.Redo())
    assert duel.view(REN).options == (TIE,)


def test_only_what_changes_is_told(duel: Play) -> None:
    done(duel, SetOptions((TIE,)))
    done(duel, SetOptions((TIE, ("rule:once", "off"), ("advice", "on"), ("advice", "off"))))
    assert duel.view(REN).options == (("advice", "off"), ("rule:once", "off"), TIE)
    assert said(duel, "en") == "Aki sets advice: off; sets rule:once: off"
    assert refusal(duel, SetOptions((TIE,))) == "nothing"
    assert refusal(duel, SetOptions(())) == "nothing"


def test_options_and_cards_change_in_one_gesture(duel: Play) -> None:
    done(duel, i.Batch((SetOptions((TIE,)), i.Draw(1, "deck.0", "hand.0"))))
    assert duel.view(AKI).option("tie") == "sudden-death"
    done(duel, i.Draw(1, "deck.0", "hand.0"))
    assert duel.view(AKI).option("tie") == "sudden-death"


@pytest.mark.parametrize("name", ["", " tie", "two\nlines", "x" * 101])
def test_what_names_no_option_is_refused(duel: Play, name: str) -> None:
    assert refusal(duel, SetOptions(((name, "on"),))) == "no-option"
    assert refusal(duel, SetOptions((("tie", name),))) == "no-option"
    assert refusal(duel, Rule(name, "kept")) == "no-option"


def test_a_table_keeps_a_bounded_number_of_options(duel: Play) -> None:
    many = tuple((f"option-{number}", "on") for number in range(300))
    assert refusal(duel, SetOptions(many)) == "too-many"
    # Those that the game lists ("tie", the turn lock, advice) keep their places.
    room = MOST_OPTIONS - len(listed_options(TOYS["duel"]))
    done(duel, SetOptions(many[:room]))
    assert refusal(duel, SetOptions(many[room : room + 1])) == "too-many"
    done(duel, SetOptions((("option-1", "off"),)))
    done(duel, SetOptions((TIE, ("turn-lock", "off"), ("advice", "off"))))
    assert refusal(duel, SetOptions(many[room : room + 1])) == "too-many"


def test_what_is_no_pair_of_texts_is_malformed(duel: Play) -> None:
    for wrong in ((("tie",),), (("tie", 1),), ("tie",), [TIE], (("tie", "\ud800"),)):
        assert refusal(duel, SetOptions(wrong)) == "malformed"  # type: ignore[arg-type]
    with pytest.raises(CodecError):
        intent_from_json(b'{"kind":"set_options","changes":[["tie"]]}')
    asked = SetOptions((TIE,))
    assert intent_from_json(intent_to_json(asked)) == asked


def test_a_table_is_laid_with_what_was_agreed_before() -> None:
    spec = TOYS["duel"]
    agreed = (TIE, ("advice", "off"))
    table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), options=agreed)
    assert table.sit(REN).view.options == (("advice", "off"), TIE)
    assert lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2)).sit(REN).view.options == ()


# -- rulings ------------------------------------------------------------------------------------


def test_a_ruling_is_told_and_moves_nothing(duel: Play) -> None:
    before = duel.truth
    text = packed(Words("Two this turn. Reason: practice", "この番2枚目。理由：練習"))
    done(duel, Rule("supporter-once", text, ("table", "seat.1"), (AKI, REN)))
    assert duel.truth == before
    event = told(duel, REN)
    assert (event.verb, event.mark, event.seats) == ("ruled", "supporter-once", (AKI, REN))
    assert event.about == ("seat.1", "table")
    assert said(duel, "en") == "Ruling (Aki and Ren): Two this turn. Reason: practice"
    assert said(duel, "ja") == "裁定（Aki、Ren）：この番2枚目。理由：練習"


def test_what_is_about_things_alone_is_kept(duel: Play) -> None:
    text = packed(Words("Two this turn. Reason: practice", "この番2枚目。理由：練習"))
    done(duel, Rule("supporter-once", text, ("seat.1",), (AKI, REN)))
    assert (
        said(duel, "en") == "Kept by ruling (Aki and Ren agreed): Two this turn. Reason: practice"
    )
    assert said(duel, "ja") == "裁定により続行（Aki、Renが合意）：この番2枚目。理由：練習"


def test_a_ruling_is_a_step_that_can_be_undone(duel: Play) -> None:
    start = duel.host.tree.cursor
    done(duel, Rule("once", "kept"))
    done(duel, i.Undo())
    assert duel.host.tree.cursor == start


def test_who_asks_agrees_where_nobody_is_named(duel: Play) -> None:
    done(duel, Rule("once", "kept"), REN)
    assert told(duel, AKI).seats == (REN,)
    done(duel, Rule("once", "kept", seats=(REN, AKI, REN)))
    assert told(duel, AKI).seats == (AKI, REN)


def test_a_judge_rules_and_nobody_else_in_their_name(duel: Play) -> None:
    done(duel, Rule("once", "kept", seats=(JUDGE,)), JUDGE)
    assert said(duel, "en") == "The judge rules that it stands: kept"
    assert said(duel, "ja") == "ジャッジの裁定により続行：kept"
    assert refusal(duel, Rule("once", "kept", seats=(JUDGE,))) == "no-seat"
    assert refusal(duel, Rule("once", "kept", seats=(7,))) == "no-seat"


def test_a_ruling_without_words_says_which_rule_it_is(duel: Play) -> None:
    done(duel, Rule("supporter-once"))
    assert said(duel, "en") == "Kept by ruling (Aki agreed): supporter-once"


def test_a_ruling_points_at_units_and_at_cards_that_lie_open(duel: Play) -> None:
    done(duel, i.Move((place("deck.0", 0),), "field.0"))
    done(duel, i.Move((place("deck.0", 0),), "grave.0", up=True))
    (unit,) = duel.view(AKI).zones["field.0"].items
    (card,) = duel.view(REN).cards_in("grave.0")
    done(duel, Rule("once", "kept", (unit, card, "table", unit)))
    for seat in (AKI, REN, JUDGE, SPECTATOR):
        assert told(duel, seat).about == tuple(sorted((unit, card, "table")))


def test_what_lies_hidden_or_is_gone_is_left_out_for_everybody(duel: Play) -> None:
    mine, theirs = (duel.view(seat).cards_in(f"hand.{seat}")[0] for seat in (AKI, REN))
    hidden = (mine, theirs, place("deck.0", 0), "cxxxxxxxx", "unone", "seat.9", "")
    done(duel, Rule("once", "kept", (*hidden, "seat.0")))
    (fact,) = duel.host.tree.nodes[-1].facts
    assert isinstance(fact, Ruled)
    assert fact.subjects == ("seat.0",)


def test_a_card_buried_in_an_open_pile_is_pointed_out_to_its_holder_alone(duel: Play) -> None:
    for _ in range(2):
        done(duel, i.Move((place("deck.0", 0),), "grave.0", up=True))
    top, buried = duel.view(AKI).cards_in("grave.0")
    assert duel.view(REN).cards_in("grave.0") == (top,)
    done(duel, Rule("once", "kept", (top, buried)))
    assert told(duel, AKI).about == tuple(sorted((top, buried)))
    assert told(duel, REN).about == (top,)
    assert told(duel, SPECTATOR).about == (top,)
    assert buried.encode() not in duel.sent[REN][-1]


def test_a_ruling_is_about_a_bounded_number_of_things(duel: Play) -> None:
    done(duel, i.Bring(tuple(f"card-{n}" for n in range(MOST_SUBJECTS)), "field.0"))
    units = duel.view(AKI).zones["field.0"].items
    done(duel, Rule("once", "kept", units))
    assert refusal(duel, Rule("once", "kept", (*units, "table"))) == "too-many"
    assert refusal(duel, Rule("once", "x" * 2001)) == "too-long"

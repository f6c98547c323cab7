"""Cards from outside the table: whose they are, who is told which, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.data.codec import CodecError, fact_from_json, fact_to_json, intent_from_json, to_bytes
from app.core.ids import JUDGE, SPECTATOR, SeatId, place
from app.core.past.history import learned
from app.core.past.invariants import check_history
from app.core.sight import view
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Language, plain
from app.session.host.updates import Accepted, Refused
from app.store.tables.table_file import read_table, reopen_host, write_table
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
NEW = "proxy-of-a-card"
"""In no deck; found in the bytes of whoever is told of it."""


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


def said(play: Play, seat: SeatId, language: Language = "en") -> str:
    """What the log of a seat says of the last gesture."""
    tree = play.host.tree
    told = play.host.told(tree.cursor, seat)
    return plain(describe_all(told, language, tree.table.setting, Lexicon()))


def last_sent(play: Play, seat: SeatId) -> bytes:
    return play.sent[seat][-1]


# -- where they come to lie ---------------------------------------------------------------------


def test_a_new_card_stands_open_on_the_field_and_is_the_bringers(duel: Play) -> None:
    before = len(duel.truth.cards)
    done(duel, i.Bring((NEW,), "field.0"))
    (unit,) = duel.view(REN).zones["field.0"].items
    card = duel.view(REN).cards[duel.view(REN).units[unit].base]
    assert (card.ref, card.owner, card.up, card.zone) == (NEW, AKI, True, "field.0")
    assert len(duel.truth.cards) == before + 1
    assert said(duel, REN) == f"Aki brings {NEW} to their Field"
    assert said(duel, REN, "ja") == f"Akiが新しく{NEW}を場に加えた"


def test_several_come_in_their_order_from_the_place_that_is_named(duel: Play) -> None:
    done(duel, i.Bring(("a", "b"), "field.0"))
    done(duel, i.Bring(("c", "d"), "field.0", 1))
    seen = duel.view(AKI)
    refs = [seen.cards[seen.units[unit].base].ref for unit in seen.zones["field.0"].items]
    assert refs == ["a", "c", "d", "b"]


@pytest.mark.parametrize(("at", "expected"), [(0, 0), (2, 2), (-1, 4), (None, 4), (99, 4)])
def test_in_the_hand_they_lie_where_they_were_put(
    duel: Play, at: int | None, expected: int
) -> None:
    done(duel, i.Bring((NEW,), "hand.0", at))
    refs = [duel.view(AKI).cards[card].ref for card in duel.view(AKI).cards_in("hand.0")]
    assert refs.index(NEW) == expected


def test_an_open_pile_gets_them_on_top_and_a_deck_below(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "grave.0"))
    assert duel.truth.cards[duel.truth.zones["grave.0"][0]].ref == NEW
    done(duel, i.Bring((NEW,), "deck.0"))
    assert duel.truth.cards[duel.truth.zones["deck.0"][-1]].ref == NEW


def test_what_is_brought_on_top_of_the_deck_is_what_is_drawn(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "deck.0", 0))
    done(duel, i.Draw(1, "deck.0", "hand.0"))
    assert NEW in {card.ref for card in duel.view(AKI).cards.values()}


def test_they_are_cards_like_all_others(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "field.0"))
    (unit,) = duel.view(AKI).zones["field.0"].items
    done(duel, i.PutMark((unit,), "damage", add=30))
    done(duel, i.Attach((place("hand.0", 0),), unit))
    done(duel, i.Collect((unit,), "grave.0"))
    assert NEW in {duel.truth.cards[card].ref for card in duel.truth.zones["grave.0"]}


def test_on_the_mat_they_lie_where_they_were_let_go(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "mat", position=(100.0, 50.0)))
    unit = duel.view(REN).zones["mat"].items[-1]
    assert duel.view(REN).units[unit].position == (100.0, 50.0)


# -- who is told what ---------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand.0", "deck.0", "prizes.0"])
def test_nobody_else_is_told_which_card_comes_to_a_hidden_place(duel: Play, zone: str) -> None:
    done(duel, i.Bring((NEW,), zone, 0))
    for seat in (REN, SPECTATOR):
        assert NEW.encode() not in last_sent(duel, seat)
        assert NEW.encode() not in to_bytes(view(duel.truth, seat))
        assert said(duel, seat).startswith("Aki brings 1 card to their ")
        assert said(duel, seat, "ja").startswith("Akiが新しくカード1枚を")
    assert NEW.encode() in last_sent(duel, JUDGE)


def test_face_down_on_the_field_only_who_brought_it_sees_it(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "field.0", up=False))
    assert NEW in {card.ref for card in duel.view(AKI).cards.values()}
    assert NEW.encode() not in last_sent(duel, REN)
    assert said(duel, AKI) == f"Aki brings {NEW} face down to their Field"
    assert said(duel, REN) == "Aki brings 1 card face down to their Field"
    assert said(duel, REN, "ja") == "Akiが新しくカード1枚をウラ向きで場に加えた"


def test_which_card_it_is_shows_in_nothing_that_others_get() -> None:
    """Only the name differs, in letters and in length: the bytes of the other seat do not."""
    short, long = lay(TOYS["duel"], 5), lay(TOYS["duel"], 5)
    for play, ref in ((short, "a"), (long, "a much longer name")):
        for zone in ("hand.0", "deck.0", "field.0"):
            done(play, i.Bring((ref, ref), zone, up=False))
    assert short.sent[REN] == long.sent[REN]
    assert short.sent[SPECTATOR] == long.sent[SPECTATOR]


def test_the_card_below_gets_another_name_where_only_the_top_is_seen(duel: Play) -> None:
    done(duel, i.Bring(("first",), "grave.0"))
    (before,) = duel.view(REN).cards_in("grave.0")
    done(duel, i.Bring(("second",), "grave.0"))
    (seen,) = duel.view(REN).cards_in("grave.0")
    assert duel.view(REN).cards[seen].ref == "second"
    assert before not in duel.view(AKI).cards


def test_under_a_seal_it_is_not_told_how_many_they_are() -> None:
    plans = lay(TOYS["plans"], 5, seats=2)
    sealed = next(
        zone.id
        for zone in plans.truth.setting.zones.values()
        if zone.spec.visibility == "sealed" and zone.holders == (AKI,)
    )
    done(plans, i.Bring(("a", "b"), sealed))
    assert "brings something to" in said(plans, REN)


def test_who_brought_a_card_knows_it_in_the_deck(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "deck.0", 0))
    top = duel.truth.zones["deck.0"][0]
    assert duel.truth.cards[top].known == {AKI}


# -- the history --------------------------------------------------------------------------------


def test_one_undo_takes_all_of_them_away_and_redo_brings_the_same(duel: Play) -> None:
    before, seen = duel.truth, duel.view(REN)
    done(duel, i.Bring(("a", "b", "c"), "field.0"))
    there, with_them = duel.truth, duel.view(REN)
    assert learned(before, there) == {}
    done(duel, i.Undo())
    assert duel.truth == before
    assert duel.view(REN) == seen
    done(duel, i.Redo())
    assert duel.truth == there
    assert duel.view(REN) == with_them


def test_on_another_branch_others_come_under_names_of_their_own(duel: Play) -> None:
    done(duel, i.Bring(("a",), "field.0"))
    one = set(duel.view(REN).cards)
    done(duel, i.Undo())
    done(duel, i.Bring(("b",), "field.0"))
    other = set(duel.view(REN).cards)
    assert len(one - other) == len(other - one) == 1
    findings = check_history(duel.host.tree, lambda fact: fact_from_json(fact_to_json(fact)))
    assert not list(findings)


def test_a_place_in_a_pile_that_got_a_card_is_stale(duel: Play) -> None:
    node = duel.host.tree.cursor
    done(duel, i.Bring((NEW,), "hand.0", 0))
    late = duel.ask(AKI, i.Move((place("hand.0", 0),), "grave.0"), based_on=node)
    assert isinstance(late, Refused)
    assert late.code == "stale"


def test_a_table_file_holds_them(duel: Play, tmp_path: Path) -> None:
    done(duel, i.Bring((NEW,), "hand.0"))
    done(duel, i.Bring(("a", "b"), "field.0", up=False))
    path = tmp_path / "brought.chabudai"
    write_table(path, duel.host.journal)
    host, opened = reopen_host(path, TOYS.get)
    assert opened.damage is None
    assert host.tree.table == duel.truth
    again = host.submit(i.Request("new", AKI, host.tree.cursor, i.Bring((NEW,), "field.0")))
    assert isinstance(again, Accepted)
    assert not list(check_history(host.tree, lambda fact: fact))
    write_table(path, host.journal)
    assert read_table(path).tree.table == host.tree.table


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("refs", "code"),
    [
        ((), "empty"),
        (("a",) * 61, "too-many"),
        (("",), "no-card"),
        (("a", ""), "no-card"),
        (("x" * 201,), "no-card"),
        (("two\nlines",), "no-card"),
        ((" a",), "no-card"),
        (("\x00",), "no-card"),
    ],
    ids=repr,
)
def test_what_is_no_card_is_refused(duel: Play, refs: tuple[str, ...], code: str) -> None:
    before = duel.truth
    assert refusal(duel, i.Bring(refs, "hand.0")) == code
    assert duel.truth is before


def test_sixty_at_a_time_are_a_whole_deck(duel: Play) -> None:
    done(duel, i.Bring(("a",) * 60, "deck.0"))
    assert duel.view(AKI).zones["deck.0"].count is not None


def test_a_table_does_not_grow_without_end(duel: Play) -> None:
    many = i.Bring(("a",) * 60, "deck.0")
    answers = [duel.ask(AKI, many) for _ in range(34)]
    assert isinstance(answers[-1], Refused)
    assert answers[-1].code == "too-many"
    assert len(duel.truth.cards) <= 2000


@pytest.mark.parametrize("zone", ["hand.1", "field.1", "grave.1", "deck.1"])
def test_nobody_brings_cards_to_anothers_places(duel: Play, zone: str) -> None:
    assert refusal(duel, i.Bring((NEW,), zone)) == "not-theirs"


def test_a_place_that_is_not_there_and_a_spectator_are_refused(duel: Play) -> None:
    assert refusal(duel, i.Bring((NEW,), "nowhere")) == "no-zone"
    assert refusal(duel, i.Bring((NEW,), "mat"), SPECTATOR) == "spectator"


def test_what_a_judge_brings_is_the_holders(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "hand.1"), JUDGE)
    assert {card.ref for card in duel.view(REN).cards.values() if card.owner == REN} >= {NEW}
    assert NEW.encode() not in last_sent(duel, AKI)


def test_part_of_a_gesture_is_all_of_it_or_nothing(duel: Play) -> None:
    before = duel.truth
    steps = (i.Bring((NEW,), "hand.0"), i.Shuffle("deck.1"))
    assert refusal(duel, i.Batch(steps)) == "not-yours"
    assert duel.truth is before


@pytest.mark.parametrize(
    "written",
    [
        b'{"kind":"bring","zone":"hand.0"}',
        b'{"kind":"bring","refs":"TWM-130","zone":"hand.0"}',
        b'{"kind":"bring","refs":[1],"zone":"hand.0"}',
        b'{"kind":"bring","refs":["a"],"zone":"hand.0","owner":1}',
        b'{"kind":"bring","refs":["a"],"zone":"hand.0","at":"top"}',
        b'{"kind":"bring","refs":["a"],"zone":"hand.0","position":[1]}',
    ],
)
def test_a_message_that_is_not_made_so_is_refused_with_a_sentence(written: bytes) -> None:
    with pytest.raises(CodecError) as found:
        intent_from_json(written)
    assert found.value.reason.ja


def test_a_message_brings_a_card() -> None:
    written = b'{"kind":"bring","refs":["TWM-130"],"zone":"hand.0"}'
    assert intent_from_json(written) == i.Bring(("TWM-130",), "hand.0")


def test_the_fact_tells_the_names_it_gave_out(duel: Play) -> None:
    done(duel, i.Bring((NEW,), "field.0"))
    (fact,) = duel.host.tree.nodes[-1].facts
    assert isinstance(fact, f.Brought)
    assert {fact.cards[0].handle, fact.cards[0].unit} <= duel.host.tree.names

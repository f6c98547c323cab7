"""People at a hosted table, over real sockets: coming, playing, watching, coming back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Announce, Draw, Flip, Move, Procedure, Request, Undo
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.updates import Accepted, Drew, Grew, Refused, Went
from app.session.room.game_clock import ClockFace, ClockSetting
from app.session.room.messages.from_people import (
    BringDeck,
    Chair,
    CloseHand,
    PauseClock,
    SayReady,
    SetClock,
    Sit,
)
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.table_talk import Drag, Ghost, Said, Say
from app.session.room.messages.to_people import ClockShows, Invitation, Notice
from tests.net.tables import (
    Guest,
    Hosted,
    begin_play,
    bindings,
    by_code,
    deck_of,
    hosted,
    hosting,
    same_eyes,
    wait_for,
)

DECKS = ("dragapult-dusknoir", "ns-zoroark")


@pytest.fixture(scope="module")
def decks() -> tuple[tuple[str, ...], ...]:
    cards = PokemonCards.load()
    return tuple(deck_of(name, cards) for name in DECKS)


@pytest.fixture
def table(tmp_path: Path, decks: tuple[tuple[str, ...], ...]) -> Iterator[Hosted]:
    """A table for two whose decks lie there; nobody has come."""
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def guests(table: Hosted) -> Iterator[list[Guest]]:
    """Whoever is added here leaves at the end."""
    guests: list[Guest] = []
    yield guests
    for guest in guests:
        guest.close()


@pytest.fixture
def pair(table: Hosted, guests: list[Guest]) -> tuple[Guest, Guest]:
    """Aki and Ren, seated at the table that was laid when both were ready."""
    aki, ren = Guest(table.open, "Aki", seat=0), Guest(table.open, "Ren", seat=1)
    guests += [aki, ren]
    for guest in (aki, ren):
        guest.wait_inside()
        guest.say(SayReady())
    begin_play(aki, ren)
    return aki, ren


def test_two_play_and_each_sees_what_is_theirs_to_see(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    assert isinstance(aki.ask(Announce("say", "hello")), Accepted)
    assert isinstance(ren.ask(Announce("say", "hello yourself")), Accepted)
    wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))
    assert len(aki.view.cards_in("hand.0")) > 0
    assert aki.view.cards_in("hand.1") == ()


def test_a_gesture_that_is_not_possible_is_refused_with_its_reason(
    pair: tuple[Guest, Guest],
) -> None:
    aki, ren = pair
    answer = aki.ask(Move((ren.view.cards_in("hand.1")[0],), "hand.0"))
    assert isinstance(answer, Refused)
    assert answer.code == "gone"
    assert answer.reason.ja


def test_by_a_spoken_code(table: Hosted, guests: list[Guest]) -> None:
    aki = Guest(table.open, "Aki", credential=by_code(table.open.code))
    guests.append(aki)
    assert aki.wait_inside().table.me is not None


def test_a_wrong_code_is_refused(table: Hosted, guests: list[Guest]) -> None:
    wrong = "000000" if table.open.code != "000000" else "000001"
    mallory = Guest(table.open, "Mallory", credential=by_code(wrong))
    guests.append(mallory)
    assert mallory.wait_refused().code == "wrong-code"
    assert mallory.table.me is None


def test_a_full_table_has_no_seat_left(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    late = Guest(table.open, "Sora")
    guests.append(late)
    wait_for(lambda: late.all(Notice))
    (notice,) = late.all(Notice)
    assert isinstance(notice, Notice)
    assert notice.code == "no-seat-free"


def test_a_spectator_sees_what_is_public_and_does_nothing(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    sora = Guest(table.open, "Sora", role="spectator")
    guests.append(sora)
    assert sora.seat.seat == SPECTATOR
    answer = sora.ask(Draw(1, "deck.0", "hand.0"))
    assert isinstance(answer, Refused)
    assert answer.code == "spectator"
    pair[0].ask(Announce("say", "watch this"))
    wait_for(lambda: same_eyes(sora, table))
    assert sora.view.cards_in("hand.0") == ()


def test_nothing_is_worked_out_for_eyes_that_nobody_has_any_more(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    sora, mio = (Guest(table.open, name, role="spectator") for name in ("Sora", "Mio"))
    guests += [sora, mio]
    assert sora.seat.seat == mio.seat.seat == SPECTATOR
    assert spectators_told(table) == 1
    sora.client.close()
    wait_for(lambda: table.table is not None and table.table.server.connections == 3)
    assert spectators_told(table) == 1
    mio.client.close()
    wait_for(lambda: spectators_told(table) == 0)
    late = Guest(table.open, "Umi", role="spectator")
    guests.append(late)
    assert late.seat.seat == SPECTATOR
    pair[0].ask(Announce("say", "watch this"))
    wait_for(lambda: same_eyes(late, table))


def spectators_told(table: Hosted) -> int:
    """Return how often the host works out what a spectator sees of every gesture."""
    return sum(seat == SPECTATOR for seat, _ in table.host._listeners.all())


def test_a_judge_comes_by_an_invite_of_their_own(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    judge = Guest(table.open, "Umi", role="judge")
    guests.append(judge)
    assert judge.seat.seat == JUDGE
    wait_for(lambda: any(person.role == "judge" for person in pair[0].table.people.people))
    plain = Guest(table.open, "Mallory", role="spectator")
    guests.append(plain)
    plain.wait_inside()
    plain.say(Sit("Mallory", "judge"))
    wait_for(lambda: plain.all(Notice))
    assert plain.seat.seat == SPECTATOR


def test_a_lost_connection_comes_back_to_its_seat(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    seat = aki.seat
    aki.client.lose()
    assert isinstance(ren.ask(Announce("say", "still there?")), Accepted)
    assert isinstance(aki.ask(Announce("say", "yes")), Accepted)
    wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))
    assert aki.seat is seat
    assert aki.seat.chronicle.told(ren.seat.node) is not None


def test_what_was_asked_while_away_happens_once(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    aki.client.lose()
    before = len(table.host.tree.nodes)
    sent = [aki.seat.send(Announce("say", word)) for word in ("one", "two", "three")]
    wait_for(lambda: all(one.answer is not None for one in sent))
    assert all(isinstance(one.answer, Accepted) for one in sent)
    assert len(table.host.tree.nodes) == before + 3
    wait_for(lambda: same_eyes(ren, table))


def test_the_table_goes_on_from_its_file(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, _ = pair
    aki.ask(Announce("say", "tomorrow then"))
    node, token = table.host.tree.cursor, aki.client.entrance.token
    assert token
    table.close()
    with hosted(hosting(tmp_path / "evening.chabudai")) as again:
        assert again.host.tree.cursor == node
        back = Guest(again.open, "Aki", key=aki.key)
        back.client.entrance.token, back.client.entrance.pin = token, aki.client.entrance.pin
        try:
            assert back.seat.seat == 0
            wait_for(lambda: same_eyes(back, again))
            assert isinstance(back.ask(Announce("say", "here I am")), Accepted)
        finally:
            back.close()


def test_chat_is_for_everybody_until_one_is_muted(pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    chair, other = (aki, ren) if _has_chair(aki) else (ren, aki)
    other.say(Say("good luck"))
    wait_for(lambda: chair.all(Said))
    assert [said.text for said in chair.all(Said)] == ["good luck"]  # type: ignore[attr-defined]
    assert other.table.me is not None
    chair.say(Chair("mute", other.table.me.person))
    wait_for(lambda: any(person.muted for person in other.table.people.people))
    other.say(Say("hmpf"))
    wait_for(lambda: other.all(Notice))
    assert len(chair.all(Said)) == 1


def test_whoever_is_sent_away_may_be_invited_again_and_whoever_is_banned_may_not(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    aki, ren = pair
    chair, other = (aki, ren) if _has_chair(aki) else (ren, aki)
    assert other.table.me is not None
    chair.say(Chair("ban", other.table.me.person))
    assert other.wait_refused().code == "sent-away"
    again = Guest(table.open, "Mallory", key=other.key)
    guests.append(again)
    assert again.wait_refused().code == "banned"
    wait_for(lambda: len(chair.table.people.free) == 1)
    (free,) = chair.table.people.free
    newcomer = Guest(table.open, "Sora")
    guests.append(newcomer)
    assert newcomer.seat.seat == free


def test_only_the_chair_sends_away(pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    chair, other = (aki, ren) if _has_chair(aki) else (ren, aki)
    assert chair.table.me is not None
    other.say(Chair("kick", chair.table.me.person))
    wait_for(lambda: other.all(Notice))
    (notice,) = other.all(Notice)
    assert isinstance(notice, Notice)
    assert notice.code == "not-chair"


def test_what_somebody_drags_is_a_back_to_those_who_do_not_know_it(
    pair: tuple[Guest, Guest],
) -> None:
    aki, ren = pair
    card = aki.view.cards_in("hand.0")[0]
    aki.say(Drag((card,), 10.0, 20.0))
    wait_for(lambda: ren.all(Ghost))
    (ghost,) = ren.all(Ghost)
    assert isinstance(ghost, Ghost)
    assert ghost.cards == (None,)
    assert card not in str(ren.heard)


def test_what_has_only_a_place_is_dragged_as_a_back_where_it_may_be_named_so(
    pair: tuple[Guest, Guest],
) -> None:
    aki, ren = pair
    aki.say(Drag(("deck.0#0", "deck.1#0", "deck.0#999", "nowhere#0"), 10.0, 20.0))
    wait_for(lambda: ren.all(Ghost))
    (ghost,) = ren.all(Ghost)
    assert isinstance(ghost, Ghost)
    assert ghost.cards == (None, None), "of piles that everybody is told the size of"


def _has_chair(guest: Guest) -> bool:
    me = guest.table.me
    assert me is not None
    wait_for(lambda: any(person.id == me.person for person in guest.table.people.people))
    return any(one.chair for one in guest.table.people.people if one.id == me.person)


def test_the_seats_gather_until_everybody_has_a_deck(
    tmp_path: Path, decks: tuple[tuple[str, ...], ...]
) -> None:
    with hosted(hosting(tmp_path / "gather.chabudai", seats=2)) as table:
        aki, ren = Guest(table.open, "Aki").wait_inside(), Guest(table.open, "Ren").wait_inside()
        try:
            aki.say(SayReady())
            wait_for(lambda: aki.all(Notice))
            for guest, deck in zip((aki, ren), decks, strict=True):
                guest.say(BringDeck(deck))
                guest.say(SayReady())
            assert aki.seat.view.setting.seats[aki.seat.seat].name == "Aki"
            assert isinstance(ren.ask(Procedure("setup")), Accepted)
            wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))
        finally:
            aki.close()
            ren.close()


def test_the_turn_is_locked_and_may_be_asked_for(pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    owner, other = (aki, ren) if aki.view.turn.seat == aki.seat.seat else (ren, aki)
    own = Draw(1, f"deck.{other.seat.seat}", f"hand.{other.seat.seat}")
    answer = other.ask(own)
    assert isinstance(answer, Refused)
    assert answer.code == "turn-lock"
    other.say(AskLeave("act"))
    wait_for(lambda: owner.all(Questioned))
    (question,) = owner.all(Questioned)
    assert isinstance(question, Questioned)
    owner.say(GiveReply(question.question, "allow"))
    wait_for(lambda: other.all(Decided))
    assert isinstance(other.ask(own), Accepted)
    assert isinstance(other.ask(own), Refused)


def test_what_others_have_seen_is_asked_for_before_it_is_taken_back(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    owner, other = (aki, ren) if aki.view.turn.seat == aki.seat.seat else (ren, aki)
    seat = owner.seat.seat
    owner.ask(Draw(1, f"deck.{seat}", f"hand.{seat}"))
    before = table.host.tree.cursor
    answer = owner.ask(Undo())
    assert isinstance(answer, Refused)
    assert answer.code == "ask-first"
    owner.say(AskLeave("travel", before - 1))
    wait_for(lambda: other.all(Questioned))
    (question,) = other.all(Questioned)
    assert isinstance(question, Questioned)
    assert question.travel is not None
    drawn = [event.cards for line in question.travel.lines for event in line.events]
    assert all(card is None for cards in drawn for card in cards)
    other.say(GiveReply(question.question, "allow_shuffle"))
    wait_for(lambda: owner.all(Decided))
    wait_for(lambda: same_eyes(owner, table) and same_eyes(other, table))
    (went,) = [entry for entry in table.host.journal if isinstance(entry, Went)]
    assert went.agreed == (other.seat.seat,)


def test_chance_is_mixed_from_a_link_of_every_seat(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    owner = aki if aki.view.turn.seat == aki.seat.seat else ren
    wait_for(lambda: bindings(table, 0) and bindings(table, 1))
    assert isinstance(owner.ask(Flip(3)), Accepted)
    draws = [entry for entry in table.host.journal if isinstance(entry, Drew)]
    assert [seat for seat, _ in draws[-1].links] == [0, 1]
    assert draws[-1].away == ()
    wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))
    assert not [n for n in aki.all(Notice) if n.code != "laid"]  # type: ignore[attr-defined]


def test_a_seat_that_is_away_is_left_out_of_a_draw(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    owner, other = (aki, ren) if aki.view.turn.seat == aki.seat.seat else (ren, aki)
    away = other.seat.seat
    other.close()
    wait_for(lambda: not all(person.here for person in owner.table.people.people))
    assert isinstance(owner.ask(Flip()), Accepted)
    (drew,) = [entry for entry in table.host.journal if isinstance(entry, Drew)][-1:]
    assert drew.away == (away,)


def test_a_request_that_comes_again_after_the_host_was_killed_happens_once(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, _ = pair
    sent = aki.seat.send(Announce("say", "once"))
    wait_for(lambda: sent.answer is not None)
    last = next(entry for entry in reversed(table.host.journal) if isinstance(entry, Grew))
    assert last.request
    nodes = len(table.host.tree.nodes)
    table.close()
    with hosted(hosting(tmp_path / "evening.chabudai")) as again:
        request = Request(last.request, last.node.actor, 0, Announce("say", "once"))
        answers: list[object] = []
        again.do(lambda: answers.append(again.host.submit(request)))
        assert answers == [Accepted(last.request, last.node.id)]
        assert len(again.host.tree.nodes) == nodes


def test_a_hand_is_shown_to_who_watches_by_its_players_leave_alone(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    aki, ren = pair
    sora = Guest(table.open, "Sora", role="spectator")
    guests.append(sora)
    assert sora.seat.seat == SPECTATOR
    sora.say(AskLeave("hand", about=aki.seat.seat))
    wait_for(lambda: aki.all(Questioned))
    (question,) = aki.all(Questioned)
    assert isinstance(question, Questioned)
    assert not ren.all(Questioned)
    aki.say(GiveReply(question.question, "allow"))
    wait_for(lambda: sora.seat.seat == aki.seat.seat)
    assert sora.view.cards_in("hand.0") == aki.view.cards_in("hand.0")
    refused = sora.ask(Announce("say", "I am only watching"))
    assert isinstance(refused, Refused)
    aki.say(CloseHand())
    wait_for(lambda: sora.seat.seat == SPECTATOR)
    assert sora.view.cards_in("hand.0") == ()


def test_a_seat_is_taken_over_when_its_player_says_so(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    aki, ren = pair
    sora = Guest(table.open, "Sora", role="spectator")
    guests.append(sora)
    assert sora.seat.seat == SPECTATOR
    sora.say(AskLeave("seat", about=1))
    wait_for(lambda: ren.all(Questioned))
    (question,) = ren.all(Questioned)
    assert isinstance(question, Questioned)
    ren.say(GiveReply(question.question, "allow"))
    wait_for(lambda: sora.seat.seat == 1 and ren.seat.seat == SPECTATOR)
    assert ren.view.cards_in("hand.1") == ()
    wait_for(lambda: same_eyes(sora, table) and same_eyes(aki, table))
    assert isinstance(sora.ask(Announce("say", "my turn now")), Accepted)


def test_the_clock_is_set_by_the_chair_and_seen_by_all(pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    chair, other = (aki, ren) if _has_chair(aki) else (ren, aki)
    chair.say(SetClock(ClockSetting(600.0, 5.0, 90.0)))
    wait_for(lambda: other.all(ClockShows))
    shown = other.all(ClockShows)[-1]
    assert isinstance(shown, ClockShows)
    assert shown.face is not None
    assert shown.face.setting.increment == 5.0
    wait_for(lambda: _clock_runs(other))
    other.say(SetClock(None))
    wait_for(lambda: "not-chair" in _codes(other))


def test_who_sits_in_the_chair_and_nobody_else_is_told_how_others_come_in(
    table: Hosted, pair: tuple[Guest, Guest], guests: list[Guest]
) -> None:
    aki, ren = pair
    chair, other = (aki, ren) if _has_chair(aki) else (ren, aki)
    other.say(Chair("invite"))
    wait_for(lambda: "not-chair" in _codes(other))
    chair.say(Chair("invite"))
    wait_for(lambda: chair.all(Invitation))
    opened = table.open
    assert chair.all(Invitation) == [Invitation(opened.invite, opened.code)]
    chair.say(Chair("new_code"))
    wait_for(lambda: len(chair.all(Invitation)) == 2)
    now = chair.all(Invitation)[1]
    assert isinstance(now, Invitation)
    assert now.code != opened.code
    sora = Guest(opened, "Sora", role="spectator", credential=by_code(now.code))
    guests.append(sora)
    assert sora.seat.seat == SPECTATOR
    assert not other.all(Invitation)
    assert opened.invite not in repr(now)
    # The chair falls to whoever came first: what lets one see every hand is not told there.
    assert {one.name for one in fields(Invitation)} == {"invite", "code", "kind"}
    assert opened.judge_invite not in (now.invite, now.code)


def test_any_player_pauses_the_clock_and_who_comes_back_is_shown_it(
    pair: tuple[Guest, Guest],
) -> None:
    aki, ren = pair
    chair, other = (aki, ren) if _has_chair(aki) else (ren, aki)
    chair.say(SetClock(ClockSetting(600.0), (30.0, 45.0)))
    wait_for(lambda: _clock_runs(other))
    other.say(PauseClock())
    wait_for(lambda: _last_face(chair).paused)
    assert _last_face(chair).running == ()
    assert _last_face(chair).left[0] <= 30.0
    wait_for(lambda: "clock" in _codes(chair))
    told = len(other.all(ClockShows))
    other.client.lose()
    wait_for(lambda: len(other.all(ClockShows)) > told)
    assert _last_face(other).paused
    chair.say(PauseClock(paused=False))
    wait_for(lambda: _last_face(other).running != ())


def _last_face(guest: Guest) -> ClockFace:
    """Return the clock as somebody saw it last; each hears of it in their own time."""
    wait_for(lambda: guest.all(ClockShows))
    shown = guest.all(ClockShows)[-1]
    assert isinstance(shown, ClockShows)
    assert shown.face is not None
    return shown.face


def _codes(guest: Guest) -> list[str]:
    return [one.code for one in guest.all(Notice)]  # type: ignore[attr-defined]


def _clock_runs(guest: Guest) -> bool:
    faces = [one.face for one in guest.all(ClockShows)]  # type: ignore[attr-defined]
    return any(face is not None and face.running != () for face in faces)

"""Who is let in and who is not: host and client together, and what a third one can do."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from app.net.auth import client_handshake as c
from app.net.auth import host_handshake as door_module
from app.net.auth import proof
from app.net.auth.admission_control import (
    FIRST_PAUSE,
    MOST_HANDSHAKES,
    MOST_HANDSHAKES_AT,
    MOST_WRONG,
    SHARE_EVERY,
    TO_BE_IN,
    TO_CONFIRM,
)
from app.net.auth.client_handshake import Admission, ClientHandshake, Credential
from app.net.auth.client_key import new_key, public_key
from app.net.auth.handshake_messages import LONGEST_HANDSHAKE_MESSAGE, Refused
from app.net.auth.host_handshake import HostHandshake
from app.net.auth.invite import Invite
from app.net.transport.versions import SPOKEN, Versions
from tests.helpers.handshake_table import (
    AKI,
    MIO,
    OURS,
    REN,
    SECRET,
    THEIRS,
    Table,
    drawing,
    inside,
    refusal_in,
    refused,
    table,
    with_code,
    with_invite,
    wrong_code,
)

# -- being let in -----------------------------------------------------------------------------


def test_who_has_the_invite_comes_in() -> None:
    here = table()
    key = new_key()
    outcome, entered = here.try_to_join(with_invite(), REN, key=key)
    spoken = SPOKEN.newest
    assert inside(outcome) == Admission(("player", "spectator"), None, spoken, OURS)
    assert entered is not None
    assert (entered.way, entered.address, entered.version) == ("invite", REN, spoken)
    assert entered.key == public_key(key)
    assert here.admission.waiting == 0
    assert here.events == []


def test_the_secret_never_goes_over_the_wire() -> None:
    here = table()
    inside(here.try_to_join(with_invite())[0])
    wire = b"".join(here.over_the_wire)
    assert SECRET.hex().encode() not in wire
    inside(here.try_to_join(with_code(here))[0])
    assert here.admission.code is not None
    assert f'"{here.admission.code}"'.encode() not in b"".join(here.over_the_wire)


def test_an_invite_as_it_was_written_lets_in() -> None:
    here = table()
    invite = Invite(("192.168.1.5",), 27420, OURS[:16], SECRET)
    inside(here.try_to_join(c.by_invite(invite))[0])


def test_who_was_told_the_code_comes_in() -> None:
    here = table()
    outcome, entered = here.try_to_join(with_code(here), REN)
    assert inside(outcome).fingerprint == OURS
    assert entered is not None
    assert entered.way == "code"
    assert "judge" not in entered.roles


def test_who_has_the_token_comes_back_to_the_seat() -> None:
    here = table()
    token = proof.new_token(drawing(3))
    here.admission.guests.expect_back(proof.return_key(token), 1, ("player",))
    outcome, entered = here.try_to_join(c.by_token(token, OURS))
    assert inside(outcome).seat == 1
    assert entered is not None
    assert (entered.way, entered.seat, entered.roles) == ("token", 1, ("player",))


def test_a_seat_has_one_token_and_the_older_one_holds_no_more() -> None:
    here = table()
    old, new = (proof.new_token(drawing(seed)) for seed in (3, 4))
    here.admission.guests.expect_back(proof.return_key(old), 1, ("player",))
    here.admission.guests.expect_back(proof.return_key(new), 1, ("player",))
    assert refused(here.try_to_join(c.by_token(old, OURS), AKI)[0]) == "unknown-token"
    assert inside(here.try_to_join(c.by_token(new, OURS))[0]).seat == 1


def test_only_the_invite_of_a_judge_makes_a_judge() -> None:
    here = table()
    secret = bytes(16)
    here.admission.guests.invite(secret, ("judge",))
    assert inside(here.try_to_join(with_invite(secret))[0]).roles == ("judge",)
    assert "judge" not in inside(here.try_to_join(with_invite())[0]).roles


# -- not being let in -------------------------------------------------------------------------


def test_another_secret_is_no_invite() -> None:
    here = table()
    outcome, entered = here.try_to_join(with_invite(bytes(16)))
    assert refused(outcome) == "unknown-invite"
    assert entered is None
    assert [event.what for event in here.events] == ["wrong-secret"]
    assert here.events[0].address == REN


def test_the_name_of_the_invite_is_not_enough() -> None:
    """Who heard what the secret is called, and not the secret, proves nothing."""
    here = table()
    listening = ClientHandshake(with_invite(), new_key(), OURS, draw=drawing(1))
    handshake, _ = here.handshake()
    challenge = here.hear(handshake, listening.open(here.now).say[0]).say[0]
    listening._key = bytes(16)
    answer = here.hear(handshake, listening.receive(challenge, here.now).say[0])
    assert answer.entered is None
    assert refusal_in(answer).code == "wrong-proof"
    assert [event.what for event in here.events] == ["wrong-secret"]


def test_a_seat_can_be_given_away_even_between_two_messages() -> None:
    here, token = table(), bytes(range(16))
    here.admission.guests.expect_back(proof.return_key(token), 1, ("player",))
    calling = ClientHandshake(c.by_token(token, OURS), new_key(), OURS)
    handshake, _ = here.handshake()
    challenge = here.hear(handshake, calling.open(here.now).say[0]).say[0]
    here.admission.guests.forget_seat(1)
    answer = here.hear(handshake, calling.receive(challenge, here.now).say[0])
    assert refusal_in(answer).code == "unknown-token"


def test_a_wrong_code_is_refused_and_logged() -> None:
    here = table()
    outcome, entered = here.try_to_join(wrong_code(here))
    assert refused(outcome) == "wrong-code"
    assert entered is None
    (event,) = here.events
    assert (event.what, event.address) == ("wrong-code", REN)
    assert REN in event.words.ja


def test_without_a_code_nobody_comes_by_one() -> None:
    assert refused(table(code=False).try_to_join(c.by_code("123456"))[0]) == "no-code"


def test_nobody_comes_with_the_key_of_another() -> None:
    """Otherwise whoever is banned under a friend's name would keep the friend out."""
    here = table()
    rens = public_key(new_key()).hex().encode()
    mios = new_key()

    def with_rens_key(data: bytes) -> bytes:
        return data.replace(public_key(mios).hex().encode(), rens)

    outcome, entered = here.try_to_join(with_invite(), key=mios, to_host=with_rens_key)
    assert entered is None
    assert refused(outcome) == "wrong-proof"


def test_a_key_that_anything_is_signed_with_is_no_key() -> None:
    here = table()
    handshake, _ = here.handshake()
    calling = ClientHandshake(with_invite(), new_key(), OURS)
    hello = calling.open(here.now).say[0]
    weak = (1).to_bytes(32, "little").hex().encode()
    mine = public_key(calling._own).hex().encode()
    # The transcript is that of the changed hello: only the signature is wrong.
    calling._said = (hello.replace(mine, weak),)
    challenge = here.hear(handshake, calling._said[0]).say[0]
    answer = here.hear(handshake, calling.receive(challenge, here.now).say[0])
    assert refusal_in(answer).code == "wrong-proof"


def test_who_is_banned_stays_out_by_address_and_by_key() -> None:
    here = table()
    key = new_key()
    here.admission.guests.ban(AKI, public_key(key))
    assert refused(here.try_to_join(with_invite(), AKI)[0]) == "banned"
    assert refused(here.try_to_join(with_invite(), "::ffff:" + AKI)[0]) == "banned"
    assert refused(here.try_to_join(with_invite(), REN, key=key)[0]) == "banned"
    inside(here.try_to_join(with_invite(), REN)[0])


def test_who_is_banned_while_it_proves_stays_out() -> None:
    here = table()
    key = new_key()
    calling = ClientHandshake(with_invite(), key, OURS)
    handshake, _ = here.handshake()
    challenge = here.hear(handshake, calling.open(here.now).say[0]).say[0]
    here.admission.guests.ban(key=public_key(key))
    assert here.hear(handshake, calling.receive(challenge, here.now).say[0]).entered is None


def test_who_is_banned_does_not_fill_the_log() -> None:
    here = table()
    here.admission.guests.ban(AKI)
    for _ in range(50):
        here.try_to_join(with_invite(), AKI)
    assert [event.what for event in here.events] == ["banned"]


def test_the_hosts_own_machine_is_not_banned_by_its_address() -> None:
    here = table()
    here.admission.guests.ban("127.0.0.1")
    inside(here.try_to_join(with_invite(), "127.0.0.1")[0])


# -- somebody in between ----------------------------------------------------------------------


def test_a_code_relayed_over_another_certificate_lets_nobody_in() -> None:
    """Everything is passed on unchanged, but each side sees another certificate."""
    here = table()
    outcome, entered = here.try_to_join(with_code(here), sees=THEIRS)
    assert entered is None
    assert refused(outcome) == "wrong-code"
    assert [event.what for event in here.events] == ["wrong-code"]


def test_an_invite_relayed_over_another_certificate_lets_nobody_in() -> None:
    """Even if the pin were not compared, the proof does not hold on another connection."""
    here = table()
    careless = Credential("invite", SECRET, THEIRS[:16])
    outcome, entered = here.try_to_join(careless, sees=THEIRS)
    assert entered is None
    assert refused(outcome) == "wrong-proof"


def test_a_caller_cannot_test_a_guess_without_being_counted() -> None:
    """The host shows nothing made with the code before the client's proof; who goes is counted."""
    here = table()
    handshake, _ = here.handshake()
    guessing = ClientHandshake(wrong_code(here), new_key(), OURS)
    challenge = here.hear(handshake, guessing.open(here.now).say[0]).say[0]
    here.hear(handshake, guessing.receive(challenge, here.now).say[0])
    (event,) = handshake.gone(here.now)
    assert event.what == "unfinished"
    assert refused(here.try_to_join(with_code(here))[0]) == "wait"


@pytest.mark.parametrize("changed", [b'"oldest":1', b'"newest":1'])
def test_what_was_offered_cannot_be_changed_on_the_way(changed: bytes) -> None:
    """Otherwise somebody in between could make both sides speak an old, weaker version."""
    spoken = Versions(1, 3)
    here = table(versions=spoken)
    outcome, entered = here.try_to_join(
        with_code(here), versions=spoken, to_host=lambda data: data.replace(b'"newest":3', changed)
    )
    assert entered is None
    refused(outcome)


# -- repeated, reordered, cut -----------------------------------------------------------------


@pytest.mark.parametrize("way", ["invite", "code"])
def test_what_was_said_once_lets_nobody_in_again(way: str) -> None:
    here = table()
    inside(here.try_to_join(with_code(here) if way == "code" else with_invite())[0])
    heard = here.over_the_wire[::2]
    here.wait(SHARE_EVERY)
    handshake, _ = here.handshake(MIO)
    answers = [here.hear(handshake, data) for data in heard]
    assert not any(answer.entered for answer in answers)
    assert answers[-1].closed


@pytest.mark.parametrize("way", ["invite", "code"])
def test_messages_in_another_order_are_refused(way: str) -> None:
    here = table()
    inside(here.try_to_join(with_code(here) if way == "code" else with_invite())[0])
    heard = here.over_the_wire[::2]
    for first in heard[1:]:
        here.wait(SHARE_EVERY)
        handshake, _ = here.handshake(MIO)
        assert refusal_in(here.hear(handshake, first)).code == "not-understood"
    here.wait(SHARE_EVERY)
    handshake, _ = here.handshake(MIO)
    here.hear(handshake, heard[0])
    assert here.hear(handshake, heard[0]).closed


@pytest.mark.parametrize("way", ["invite", "code"])
def test_a_message_that_is_cut_is_refused(way: str) -> None:
    here = table()
    inside(here.try_to_join(with_code(here) if way == "code" else with_invite())[0])
    hello = here.over_the_wire[0]
    for length in range(len(hello)):
        handshake, _ = here.handshake(MIO)
        assert refusal_in(here.hear(handshake, hello[:length])).code == "not-understood"
    assert here.admission.waiting == 0


def test_after_the_end_nothing_is_answered() -> None:
    here = table()
    handshake, _ = here.handshake()
    assert here.hear(handshake, b"?").closed
    again = here.hear(handshake, b"?")
    assert again.closed
    assert again.say == ()
    assert handshake.gone(here.now) == ()
    assert here.admission.waiting == 0


def test_a_long_message_is_not_even_read() -> None:
    here = table()
    handshake, _ = here.handshake()
    answer = here.hear(handshake, b" " * (LONGEST_HANDSHAKE_MESSAGE + 1))
    assert refusal_in(answer).code == "not-understood"


# -- slow, many, often ------------------------------------------------------------------------


def test_who_says_nothing_is_turned_away_in_time() -> None:
    here = table()
    handshake, _ = here.handshake()
    here.wait(TO_BE_IN - 0.1)
    assert not handshake.tick(here.now).closed
    here.wait(0.1)
    assert handshake.deadline <= here.now
    assert refusal_in(handshake.tick(here.now)).code == "too-late"
    assert here.admission.waiting == 0


def test_who_speaks_slowly_is_turned_away_too() -> None:
    here = table()
    handshake, _ = here.handshake()
    calling = ClientHandshake(with_invite(), new_key(), OURS)
    challenge = here.hear(handshake, calling.open(here.now).say[0]).say[0]
    here.wait(TO_BE_IN)
    answer = here.hear(handshake, calling.receive(challenge, here.now).say[0])
    assert answer.entered is None
    assert refusal_in(answer).code == "too-late"


def test_the_sixth_connection_from_one_address_waits() -> None:
    here = table()
    handshakes = [here.handshake(REN)[0] for _ in range(MOST_HANDSHAKES_AT)]
    _, sixth = here.handshake(REN)
    assert MOST_HANDSHAKES_AT == 5
    assert refusal_in(sixth).code == "crowded"
    assert refusal_in(sixth).again_in > 0
    inside(here.try_to_join(with_invite(), AKI)[0])
    handshakes[0].gone(here.now)
    inside(here.try_to_join(with_invite(), REN)[0])


def test_only_so_many_wait_at_the_door_at_all() -> None:
    here = table()
    for host in range(MOST_HANDSHAKES):
        assert not here.handshake(f"10.0.0.{host}")[1].closed
    assert refusal_in(here.handshake("10.0.1.1")[1]).code == "crowded"
    assert here.admission.waiting == MOST_HANDSHAKES


def test_who_is_in_takes_no_place_at_the_door() -> None:
    here = table()
    for _ in range(2 * MOST_HANDSHAKES):
        inside(here.try_to_join(with_invite(), REN)[0])


def begun(
    here: Table, credential: Credential, address: str
) -> tuple[ClientHandshake, HostHandshake, bytes]:
    """Return a client that has told its share and got the host's."""
    calling = ClientHandshake(credential, new_key(), OURS)
    handshake, _ = here.handshake(address)
    challenge = here.hear(handshake, calling.open(here.now).say[0]).say[0]
    answer = here.hear(handshake, calling.receive(challenge, here.now).say[0])
    return calling, handshake, answer.say[0]


def test_one_at_a_time_tries_a_code() -> None:
    here = table()
    calling, handshake, share = begun(here, with_code(here), AKI)
    waiting, _ = here.try_to_join(with_code(here), REN)
    assert isinstance(waiting, Refused)
    assert waiting.code == "busy"
    assert 0 < waiting.again_in <= TO_CONFIRM
    assert here.hear(handshake, calling.receive(share, here.now).say[0]).entered
    assert refused(here.try_to_join(with_code(here), REN)[0]) == "busy"
    here.wait(SHARE_EVERY)
    inside(here.try_to_join(with_code(here), REN)[0])


def test_two_who_said_hello_together_are_worked_for_one_after_the_other() -> None:
    here = table()
    first, second = (ClientHandshake(with_code(here), new_key(), OURS) for _ in range(2))
    (handshake, _), (other, _) = here.handshake(AKI), here.handshake(REN)
    challenge = here.hear(handshake, first.open(here.now).say[0]).say[0]
    other_challenge = here.hear(other, second.open(here.now).say[0]).say[0]
    assert handshake.receive(first.receive(challenge, here.now).say[0], here.now).work
    answer = other.receive(second.receive(other_challenge, here.now).say[0], here.now)
    assert answer.work is None
    assert refusal_in(answer).code == "busy"


def test_who_does_not_finish_holds_the_others_up_for_seconds_only() -> None:
    here = table()
    _, handshake, _ = begun(here, with_code(here), AKI)
    here.wait(TO_CONFIRM)
    assert handshake.deadline <= here.now
    reply = here.told(handshake.tick(here.now))
    assert refusal_in(reply).code == "too-late"
    assert [event.what for event in here.events] == ["unfinished"]
    inside(here.try_to_join(with_code(here), REN)[0])


def test_nor_longer_where_the_servers_timer_is_late() -> None:
    here = table()
    calling, handshake, share = begun(here, with_code(here), AKI)
    here.wait(TO_CONFIRM)
    inside(here.try_to_join(with_code(here), REN)[0])
    here.wait(SHARE_EVERY)
    late = here.hear(handshake, calling.receive(share, here.now).say[0])
    assert late.entered is None
    assert refusal_in(late).code == "too-late"


def test_an_invite_holds_while_somebody_tries_codes() -> None:
    here = table()
    begun(here, with_code(here), AKI)
    inside(here.try_to_join(with_invite(), REN)[0])


def test_what_a_stranger_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted: what the host works out for whoever does not get in."""
    done: Counter[str] = Counter()
    for module, name in (
        (proof, "client_proof"),
        (proof, "host_proof"),
        (proof, "transcript"),
        (door_module, "verify"),
        (door_module, "host_exchange"),
    ):
        monkeypatch.setattr(module, name, counting(getattr(module, name), name, done))
    here = table()

    def cost_of(address: str, credential: Credential, **given: bytes) -> dict[str, int]:
        here.wait(SHARE_EVERY)
        done.clear()
        handshake, _ = here.handshake(address)
        calling = ClientHandshake(credential, new_key(), given.get("sees", OURS))
        data = calling.open(here.now).say[0]
        for _ in range(3):
            before = done.copy()
            answer = here.hear(handshake, data)
            at_host = done - before
            if answer.closed:
                break
            data = calling.receive(answer.say[0], here.now).say[0]
            done.clear()
            done.update(before + at_host)
        return dict(done)

    assert cost_of("10.0.0.1", with_invite(bytes(16))) == {}
    assert cost_of("10.0.0.2", wrong_code(here)) == {
        "transcript": 2,
        "host_exchange": 1,
        "client_proof": 1,
    }
    careless = Credential("invite", SECRET, THEIRS[:16])
    assert cost_of("10.0.0.3", careless, sees=THEIRS) == {"transcript": 1, "client_proof": 1}


def counting(
    function: Callable[..., object], name: str, done: Counter[str]
) -> Callable[..., object]:
    def counted(*given: object, **named: object) -> object:
        done[name] += 1
        return function(*given, **named)

    return counted


# -- wrong codes ------------------------------------------------------------------------------


def test_each_wrong_code_costs_its_address_twice_the_time() -> None:
    here = table()
    waits = []
    for _ in range(MOST_WRONG - 1):
        outcome, _ = here.try_to_join(wrong_code(here), REN)
        assert isinstance(outcome, Refused)
        assert outcome.code == "wrong-code"
        waits.append(outcome.again_in)
        assert refused(here.try_to_join(with_code(here), REN)[0]) == "wait"
        here.wait(outcome.again_in)
    assert waits == [1, 2, 4, 8]


def test_others_do_not_pay_for_it() -> None:
    here = table()
    here.try_to_join(wrong_code(here), REN)
    here.wait(SHARE_EVERY)
    inside(here.try_to_join(with_code(here), AKI)[0])


def test_who_was_wrong_and_then_right_begins_anew() -> None:
    here = table()
    here.try_to_join(wrong_code(here), REN)
    here.wait(1)
    inside(here.try_to_join(with_code(here), REN)[0])
    here.wait(1)
    outcome, _ = here.try_to_join(wrong_code(here), REN)
    assert isinstance(outcome, Refused)
    assert outcome.again_in == 1


def five_wrong(here: Table) -> None:
    """Five people are wrong one after the other."""
    for host in range(MOST_WRONG):
        here.wait(SHARE_EVERY)
        assert refused(here.try_to_join(wrong_code(here), f"10.0.0.{host}")[0]) == "wrong-code"


def test_after_five_wrong_tries_the_code_changes() -> None:
    here = table()
    before = with_code(here)
    five_wrong(here)
    event = here.events[-1]
    assert event.what == "code-changed"
    assert event.new_code == here.admission.code
    assert event.new_code.encode() != before.key
    assert event.new_code[:3] in event.words.en
    here.wait(FIRST_PAUSE)
    assert refused(here.try_to_join(before, AKI)[0]) == "wrong-code"
    here.wait(SHARE_EVERY)
    inside(here.try_to_join(with_code(here), MIO)[0])


def test_then_nobody_tries_codes_for_a_while_and_longer_each_time() -> None:
    here = table()
    five_wrong(here)
    outcome, _ = here.try_to_join(with_code(here), AKI)
    assert isinstance(outcome, Refused)
    assert (outcome.code, outcome.again_in) == ("wait", FIRST_PAUSE)
    inside(here.try_to_join(with_invite(), AKI)[0])
    here.wait(1000)
    five_wrong(here)
    again, _ = here.try_to_join(with_code(here), AKI)
    assert isinstance(again, Refused)
    assert (again.code, again.again_in) == ("wait", 2 * FIRST_PAUSE)


def test_the_hosts_people_may_change_the_code_and_end_the_pause() -> None:
    here = table()
    five_wrong(here)
    event = here.admission.change_code()
    assert (event.what, event.address, event.new_code) == ("code-changed", "", here.admission.code)
    here.wait(SHARE_EVERY)
    inside(here.try_to_join(with_code(here), AKI)[0])


def test_a_code_that_changes_in_the_middle_of_a_try_lets_nobody_in() -> None:
    here = table()
    calling, handshake, share = begun(here, with_code(here), REN)
    here.admission.change_code()
    answer = here.hear(handshake, calling.receive(share, here.now).say[0])
    assert answer.entered is None
    assert refusal_in(answer).code == "code-changed"


def test_a_try_with_the_old_code_does_not_count_for_the_new_one() -> None:
    here = table()
    for _ in range(MOST_WRONG):
        _, handshake, _ = begun(here, with_code(here), REN)
        code = here.admission.change_code().new_code
        assert handshake.gone(here.now) == ()
        assert here.admission.code == code
        here.wait(1000)


# -- versions ---------------------------------------------------------------------------------


def test_the_newest_version_that_both_speak_is_taken() -> None:
    here = table(versions=Versions(1, 5))
    assert inside(here.try_to_join(with_invite(), versions=Versions(2, 4))[0]).version == 4


@pytest.mark.parametrize(
    ("host", "guest", "code"),
    [
        (Versions(3, 4), Versions(1, 2), "caller-older"),
        (Versions(1, 2), Versions(3, 4), "host-older"),
    ],
)
def test_who_is_older_is_told_so(host: Versions, guest: Versions, code: str) -> None:
    here = table(versions=host)
    outcome, _ = here.try_to_join(with_invite(), versions=guest)
    assert refused(outcome) == code


@pytest.mark.parametrize(
    "changes",
    [
        {"oldest": 0},
        {"oldest": SPOKEN.newest + 1},
        {"newest": 65_536},
        {"newest": True},
        {"newest": "1"},
        {"way": "door"},
        {"way": "code"},
        {"name": ""},
        {"name": "0" * 31},
        {"name": "G" * 32},
        {"nonce": "AB" * 16},
        {"key": "00"},
        {"kind": "proof"},
        {"seat": 1},
    ],
    ids=str,
)
def test_a_hello_is_read_strictly(changes: dict[str, object]) -> None:
    here = table()
    hello = json.loads(ClientHandshake(with_invite(), new_key(), OURS).open(here.now).say[0])
    handshake, _ = here.handshake()
    answer = here.hear(handshake, json.dumps(hello | changes).encode())
    assert refusal_in(answer).code == "not-understood"


def test_a_newer_caller_with_other_words_is_told_its_age_and_not_a_riddle() -> None:
    here = table()
    handshake, _ = here.handshake()
    answer = here.hear(
        handshake, b'{"kind":"hello","oldest":7,"newest":9,"way":"dream","face":[1]}'
    )
    assert refusal_in(answer).code == "host-older"

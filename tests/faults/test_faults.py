"""Evenings on which everything breaks: nothing that was answered is lost, everybody sees the table.

The long form is `python -m tests.faults --runs 500`.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.core.data.codec import seat_bytes
from app.core.intent import Announce, Draw, Request
from app.core.sight import view
from app.games.game_registry import GAMES
from app.net.encoding.patch.seat_writer import SeatWriter
from app.session.host.host import Host
from app.session.host.journal import journal_of
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Grew
from tests.faults import truth
from tests.faults.evening import NAMES
from tests.faults.evening_table import DECKS, begin, packs_of
from tests.faults.guest import digest
from tests.faults.told_names import named_in, words_in

PROJECT = Path(__file__).resolve().parents[2]
RUNS = 6
MESSAGES = 2000
LONGEST = 800
"""Seconds that a campaign may take; a fraction of it on a quiet machine."""
GROWTH = 4.0
"""Megabytes that a host may grow by them; a hundred thousand cost less than that."""
SEED = 1

needs_processes = pytest.mark.skipif(
    not hasattr(os, "fork") or not Path("/proc/self/status").exists(),
    reason="needs processes that can be copied, stopped and measured, as Linux has them",
)


def said_by(folder: Path, *words: str) -> str:
    """Run a campaign in a process of its own and return what it said."""
    out = folder / "said"
    with out.open("wb") as file:
        campaign = subprocess.Popen(
            [sys.executable, "-m", *words],
            cwd=PROJECT,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        code = campaign.wait(LONGEST)
    finally:
        _put_away(campaign)
    said = out.read_text(errors="replace")
    assert code == 0, said
    return said


def _put_away(campaign: subprocess.Popen[bytes]) -> None:
    """Leave nothing of a campaign that does not end: its hosts, its disk."""
    if campaign.poll() is None:
        campaign.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            campaign.wait(30)
    with suppress(ProcessLookupError):
        os.killpg(campaign.pid, signal.SIGKILL)
    campaign.wait()


@needs_processes
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_evenings_on_which_everything_breaks_end_well(tmp_path: Path) -> None:
    words = ("--runs", str(RUNS), "--seed", str(SEED), "--keep", str(tmp_path))
    said = said_by(tmp_path, "tests.faults", *words)
    assert f"{RUNS} evenings" in said


@needs_processes
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_evenings_of_four_players_end_well(tmp_path: Path) -> None:
    games = ("--game", "battle-royal", "--game", "team-battle")
    said = said_by(tmp_path, "tests.faults", "--runs", "2", "--seed", "4", *games)
    assert "2 evenings" in said


@needs_processes
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_evenings_of_a_game_by_its_rules_end_well(tmp_path: Path) -> None:
    said = said_by(tmp_path, "tests.faults", "--runs", "3", "--seed", "12", "--game", "blackpoker")
    assert "3 evenings" in said


@needs_processes
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_nothing_that_is_said_to_a_host_harms_it(tmp_path: Path) -> None:
    words = ("--messages", str(MESSAGES), "--seed", str(SEED), "--growth", str(GROWTH))
    said = said_by(tmp_path, "tests.faults.fuzz", *words)
    assert f"seed {SEED}" in said


@needs_processes
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_seat_that_grows_everything_it_can_locks_nobody_out(tmp_path: Path) -> None:
    said = said_by(tmp_path, "tests.faults.greed", "--messages", "300", "--seed", str(SEED))
    assert f"seed {SEED}" in said


# -- the checks find what they are for ----------------------------------------------------------


@pytest.fixture
def table() -> LocalTable:
    """A table that keeps what requests were called, after a word of Aki's and a draw."""
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (("A",) * 60, ("R",) * 60), seed=1)
    table.host.keeps_requests = True
    table.sit(0).ask(Announce("say", "hello"))
    table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    return table


def notes(host: Host, *, shift: int = 0) -> dict[str, list[dict[str, Any]]]:
    """Return what Aki wrote down of it, about steps that are `shift` further on."""
    lines: list[dict[str, Any]] = []
    for entry in host.journal:
        if isinstance(entry, Grew) and entry.request:
            words = next((getattr(fact, "text", "") for fact in entry.node.facts), "")
            lines.append({"asked": entry.request, "kind": "?", "text": words})
            lines.append({"accepted": entry.request, "node": entry.node.id + shift})
    return {"Aki": lines}


def test_what_was_answered_is_there_once(table: LocalTable) -> None:
    assert truth.check_answers(table.host, notes(table.host)) == 2


def test_an_answer_that_is_lost_is_found(table: LocalTable) -> None:
    with pytest.raises(AssertionError, match="lost"):
        truth.check_answers(table.host, notes(table.host, shift=5))
    said = {"Aki": [{"asked": "x", "kind": "draw", "text": ""}, {"accepted": "x", "node": 1}]}
    with pytest.raises(AssertionError, match="0 times"):
        truth.check_answers(table.host, said)


def test_a_gesture_that_happened_twice_is_found(table: LocalTable) -> None:
    written = notes(table.host)
    last = table.host.journal[-1]
    assert isinstance(last, Grew)
    answer = table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    assert isinstance(answer, Accepted)
    again = table.host.journal[-1]
    assert isinstance(again, Grew)
    forged = journal_of(table.host.tree)
    for entry in list(table.host.journal)[:-1]:
        forged.append(entry)
    forged.append(Grew(again.node, f"2.{last.request}"))
    table.host.journal = forged
    with pytest.raises(AssertionError, match="2 times"):
        truth.check_answers(table.host, written)


def test_a_refused_gesture_that_happened_is_found(table: LocalTable) -> None:
    written = notes(table.host)
    (asked, accepted) = written["Aki"][-2:]
    refused = {"refused": accepted["accepted"], "code": "nothing"}
    with pytest.raises(AssertionError, match="was refused, and happened"):
        truth.check_answers(table.host, {"Aki": [asked, refused]})


def test_what_nobody_answered_may_have_happened(table: LocalTable) -> None:
    """Whoever gave up says so; a gesture that was never sent is refused, and did not happen."""
    written = notes(table.host)
    (asked, accepted) = written["Aki"][-2:]
    for code, holds in (("not-known", True), ("other-table", False), ("left", False)):
        given_up = {"refused": accepted["accepted"], "code": code}
        if holds:
            truth.check_answers(table.host, {"Aki": [asked, given_up]})
            continue
        with pytest.raises(AssertionError, match="was refused, and happened"):
            truth.check_answers(table.host, {"Aki": [asked, given_up]})


def test_words_that_were_said_twice_are_found(table: LocalTable) -> None:
    written = notes(table.host)
    table.sit(0).ask(Announce("say", "hello"))
    with pytest.raises(AssertionError, match="twice"):
        truth.check_answers(table.host, written)


def test_a_name_that_was_never_to_be_read_is_found() -> None:
    decks = tuple(tuple(f"{name}-{number}" for number in range(9)) for name in ("Aki", "Ren"))
    host = lay_table(GAMES["pokemon"], ("Aki", "Ren"), decks, seed=1).host
    host.submit(Request("1", 0, host.tree.cursor, Draw(1, "deck.0", "hand.0")))
    read = truth.names_read(host, (0, 1))
    ((seat, own),) = read
    assert seat == 0
    eyes = {"Aki": 0, "Ren": 1}
    assert truth.check_names(host, {"Aki": [{"words": [own, "no-card"]}]}, eyes, read) == 1
    for who, name in (("Ren", own), ("Aki", "Ren-3")):
        with pytest.raises(AssertionError, match=f"{who} was sent the names of"):
            truth.check_names(host, {who: [{"words": [name]}]}, eyes, read)


@pytest.mark.parametrize("game", DECKS)
def test_the_names_in_frames_are_found(game: str) -> None:
    """They stand in them with what is said of the card before, filled up with spaces."""
    names = NAMES[: len(DECKS[game])]
    packs = packs_of(game, names, random.Random(1))
    table = lay_table(GAMES[game], names, packs, seed=1)
    client, cards = table.sit(0), {ref for pack in packs for ref in pack}
    writer, frames = SeatWriter(client.view, client.node), list[bytes]()
    client.listeners.append(lambda update: frames.append(writer.write(update)))
    begin(table, game, random.Random(1))
    assert table.host.tree.table.turn.number == 1
    told = {ref for frame in frames for ref in named_in(words_in(frame), cards)}
    assert told == {ref for _, ref in truth.names_read(table.host, (0,))}
    assert len(told) > 4


def test_another_view_is_found(table: LocalTable) -> None:
    host = table.host
    steps = [(step.id, step.parent, step.actor) for step in host.tree.nodes]
    report = {
        "name": "Aki",
        "eyes": 0,
        "view": digest(seat_bytes(view(host.tree.table, 0))),
        "steps": digest(repr(steps).encode()),
    }
    truth.check_views(host, [report])
    with pytest.raises(AssertionError, match="something else"):
        truth.check_views(host, [{**report, "eyes": 1}])
    with pytest.raises(AssertionError, match="another history"):
        truth.check_views(host, [{**report, "steps": ""}])

"""Two people without a line of Chabudai play at a table that `chabudai host` runs."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.data.plain_data import plain
from app.core.sight import view
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.net.transport.versions import SPOKEN
from app.session.host.updates import Drew
from app.store.tables.table_file import reopen_host
from tests.e2e.independent_client import Guest, Invite
from tests.e2e.started import ROOT, verified

MODULES = ("e2e/independent_client", "e2e/independent_curve", "net/plain_reader")
ALLOWED = {*sys.stdlib_module_names, "websockets"}
HOST = (sys.executable, "-m", "app", "host")
DECKS = ("dragapult-dusknoir", "ns-zoroark")


class Hosted:
    """A table in a process of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        home.mkdir()
        self.environment = {**os.environ, "CHABUDAI_HOME": str(home), "CHABUDAI_LANG": "en"}
        self._errors = (home / "errors.txt").open("wb")
        self._process = subprocess.Popen(
            [*HOST, *DECKS, "--json", "--unlisted", "--listen", "127.0.0.1"],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=self.environment,
            cwd=ROOT,
        )
        assert self._process.stdout is not None
        try:
            line = self._process.stdout.readline()
            assert line, (home / "errors.txt").read_text()
            self.text: str = json.loads(line)["invite"]
            self.invite = Invite(self.text)
        except BaseException:
            self.end()
            raise

    @property
    def file(self) -> Path:
        """The file that the game is in."""
        (file,) = self.home.rglob("*.chabudai")
        return file

    def end(self) -> None:
        """Close the table."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        finally:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._errors.close()


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    table = Hosted(tmp_path / "home")
    try:
        yield table
    finally:
        table.end()


@pytest.fixture
def pair(hosted: Hosted) -> Iterator[tuple[Guest, Guest]]:
    """Aki and Ren, in that order at seats 0 and 1."""
    guests = Guest(hosted.invite, "Aki"), Guest(hosted.invite, "Ren", opens_links=False)
    for guest in guests:
        guest.come()
        guest.say("ready")
    for guest in guests:
        guest.wait(lambda guest=guest: guest.view)
    try:
        yield guests
    finally:
        for guest in guests:
            guest.leave()


def together(first: Guest, other: Guest) -> None:
    """Wait until somebody has heard of all that the first, who did it, knows of."""
    other.wait(lambda: other.node == first.node)


def test_the_client_is_made_of_nothing_of_ours() -> None:
    for module in MODULES:
        tree = ast.parse((ROOT / "tests" / f"{module}.py").read_text())
        for statement in ast.walk(tree):
            names = []
            if isinstance(statement, ast.Import):
                names = [alias.name for alias in statement.names]
            elif isinstance(statement, ast.ImportFrom):
                names = [statement.module or ""]
            for name in names:
                own = name.replace(".", "/").removeprefix("tests/") in MODULES
                assert own or name.partition(".")[0] in ALLOWED, f"{module} imports {name}"


def test_who_is_too_old_or_too_new_is_told_who_has_to_update(hosted: Hosted) -> None:
    newer = SPOKEN.newest + 1
    for versions, who in (
        ((newer, newer), "host's Chabudai is older"),
        ((1, 1), "This Chabudai is older"),
    ):
        other = Guest(hosted.invite, "Sora")
        other.versions = versions
        with pytest.raises(ConnectionError, match=who):
            other.come()


def test_another_certificate_than_the_invite_s_is_not_spoken_to(hosted: Hosted) -> None:
    guest = Guest(Invite(hosted.text), "Sora")
    guest.invite.pin = bytes(16)
    with pytest.raises(ConnectionError, match="another table"):
        guest.come()


def test_a_short_game(hosted: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    for guest in pair:
        guest.do("procedure", name="setup", arguments=[["auto", "1"]])
    aki.do("procedure", name="start", arguments=[["first", "0"], ["without", "0,1"]])
    together(aki, ren)
    for _ in range(3):
        for guest, other in (pair, pair[::-1]):
            play_a_turn(guest, other)
            together(guest, other)
    take_back_by_leave(aki, ren)

    # One of them loses the connection, misses something, and comes back to the same seat.
    ren.lose()
    aki.do("announce", verb="say", text="where are you?")
    ren.come()
    assert ren.seated["seat"] == 1
    together(aki, ren)

    knock_out(aki, ren)
    ren.say("say", text="よろしくお願いします")
    assert heard(aki, "said")["text"] == "よろしくお願いします"
    aki.do("flip", count=3)
    aki.do("procedure", name="concede")
    together(aki, ren)
    for guest in pair:
        assert guest.view["turn"]["phase"] == "over"
        assert not guest.whole, "the own view was never another than the host's"
    hosted.end()
    host, opened = reopen_host(hosted.file, GAMES.get)
    draws = [entry for entry in opened.journal if isinstance(entry, Drew)]
    seats = {seat for draw in draws for seat, _ in draw.links}
    assert seats == {0}, "Aki opens links; Ren opens none and is left out"
    # Neither signs what it was told, so that all of it fits and nothing is proven.
    fair = verified(hosted.file, hosted.environment, code=1)["fair"]
    assert not fair["proven"]
    assert fair["draws"] == fair["made_again"] == len(draws)
    assert fair["misfits"] == []
    for guest in pair:
        assert guest.view == seen(view(host.tree.table, guest.seated["seat"]))
        assert guest.reader.setting == plain(host.tree.table.setting)


def play_a_turn(guest: Guest, other: Guest) -> None:
    """Draw, attach, put damage on what the other has in front, end the turn."""
    own, opposite = guest.seated["seat"], other.seated["seat"]
    if guest.view["turn"]["number"] > 1:
        guest.do("draw", count=1, source=f"deck.{own}", goal=f"hand.{own}")
    active = guest.row(f"active.{own}")[0]
    card = guest.row(f"hand.{own}")[0]
    guest.do("attach", cards=[card], unit=active)
    target = guest.row(f"active.{opposite}")[0]
    before = guest.view["units"][target]["marks"]
    guest.do("put_mark", targets=[target], key="damage", add=10)
    # Taken back and done again: nobody learned anything, so nobody has to be asked.
    guest.do("undo")
    assert guest.view["units"][target]["marks"] == before
    guest.do("redo")
    assert guest.view["units"][target]["marks"] != before
    guest.do("procedure", name="end_turn")
    if guest.view["turn"]["seat"] == own:
        # The damage was enough, and the table waited for a Knock Out; it goes on regardless.
        guest.do("procedure", name="end_turn")
    assert guest.view["turn"]["seat"] != own


def take_back_by_leave(guest: Guest, other: Guest) -> None:
    """Take back a card that was shown: the other has to agree."""
    own = guest.seated["seat"]
    card, before = guest.row(f"hand.{own}")[0], guest.node
    guest.do("attach", cards=[card], unit=guest.row(f"active.{own}")[0])
    assert guest.ask("undo")["code"] == "ask-first"
    guest.say("ask_leave", wish="travel", goal=before)
    asked = heard(other, "questioned")
    other.say("reply", question=asked["question"], reply="allow")
    assert heard(guest, "decided")["allowed"]
    together(guest, other)
    assert guest.node == before
    assert len(guest.row(f"hand.{own}")) == other.view["zones"][f"hand.{own}"]["count"]


def heard(guest: Guest, kind: str) -> dict[str, Any]:
    """Return the first message of a kind, as soon as it is there."""
    guest.wait(lambda: any(one["kind"] == kind for one in guest.heard))
    return next(one for one in guest.heard if one["kind"] == kind)


def knock_out(guest: Guest, other: Guest) -> None:
    """Knock out what the other has in front, and take a Prize card."""
    opposite = other.seated["seat"]
    target = guest.row(f"active.{opposite}")[0]
    guest.do("procedure", name="knock_out", arguments=[["units", target]])
    together(guest, other)
    assert target not in other.view["units"]
    guest.do("procedure", name="take_prizes", arguments=[["count", "1"]])


def seen(whole: SeatView) -> dict[str, Any]:
    """Return a view of ours as the client holds it."""
    turn, stage = whole.turn, whole.stage
    plain = {
        "seat": whole.seat,
        "zones": {
            zone.id: {
                "count": zone.count,
                "flags": zone.sealed + 2 * zone.listed,
                "row": zone.items if zone.listed else [handle for _, handle in zone.seen],
                "places": [place for place, _ in zone.seen],
                "gaps": zone.gaps,
            }
            for zone in whole.zones.values()
        },
        "cards": {
            card.handle: {
                "handle": card.handle,
                "ref": card.ref,
                "owner": card.owner,
                "zone": card.zone,
                "unit": card.unit,
                "up": card.up,
                "marks": marks(card.marks),
                "entered": card.entered,
            }
            for card in whole.cards.values()
        },
        "units": {
            unit.id: {
                "id": unit.id,
                "zone": unit.zone,
                "base": unit.base,
                "under": unit.under,
                "attached": unit.attached,
                "marks": marks(unit.marks),
                "turn": unit.turn,
                "position": unit.position,
                "entered": unit.entered,
                "changed": unit.changed,
                "cell": unit.cell,
            }
            for unit in whole.units.values()
        },
        "marks": {target: marks(some) for target, some in whole.marks.items()},
        "turn": {
            "number": turn.number,
            "seat": turn.seat,
            "phase": turn.phase,
            "ledger": dict(turn.ledger),
            "also": turn.also,
        },
        "stage": [
            [
                [one.id, one.seat, one.text, one.cards, one.targets, one.cost]
                for one in stage.declarations
            ],
            stage.chance,
            stage.passed,
        ],
        "options": dict(whole.options),
        "seals": [
            [one.seat, int(one.locked), *(() if one.plan is None else (one.plan,))]
            for one in whole.seals
        ],
    }
    return json.loads(json.dumps(plain))


def marks(some: Any) -> list[list[Any]]:
    return [[one.key, one.value, one.text, one.to, one.until] for one in some]

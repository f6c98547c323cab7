"""What must hold when an evening of faults has come to rest, read from the table's file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.data.codec import seat_bytes
from app.core.fact import Announced
from app.core.ids import JUDGE, SeatId
from app.core.past.invariants import check_history
from app.core.sight import view
from app.games.game_registry import GAMES
from app.session.fairness.record_check import check_fair
from app.session.host.host import Host
from app.session.host.updates import Grew, Labelled, Went
from app.session.seat.sent_intent import NOT_KNOWN
from app.store.tables.table_file import reopen_host
from tests.faults.guest import digest
from tests.faults.told_names import named_in
from tests.helpers.power_cut import steps_in
from tests.props.oracle import ever_read_by

Report = dict[str, Any]

BROKEN_OFF = frozenset({"never-drawn", "no-gesture", "left-out"})
"""What the record of chance says of a draw in which the host was stopped, or a cable was cut."""


@dataclass(frozen=True)
class Cut:
    """What a power failure took from the end of the file."""

    after: int
    """The last step that it left."""
    steps: int
    """How many steps are gone."""
    requests: frozenset[str]
    """What the requests were called that are gone."""

    @classmethod
    def of(cls, kept: Sequence[bytes], lost: Sequence[bytes]) -> Cut:
        """Return what is gone with the lines `lost`, where `kept` are left."""
        told = [json.loads(line) for line in lost]
        names = {one["request"] for one in told if one.get("request")}
        return cls(steps_in(list(kept)) - 1, steps_in(list(lost)), frozenset(names))


def read(file: Path) -> Host:
    """Return the table as its file has it."""
    host, opened = reopen_host(file, GAMES.get)
    damage = opened.damage
    assert damage is None or "while an action was being saved" in damage.en, damage
    return host


def is_at_rest(host: Host, reports: list[Report]) -> bool:
    """Whether everybody is at the table, knows where it stands, and waits for nothing."""
    return all(
        one["state"] == "inside"
        and one["seated"]
        and one["open"] == 0
        and one["node"] == one["cursor"] == host.tree.cursor
        for one in reports
    )


def check_views(host: Host, reports: list[Report]) -> None:
    """Everybody sees what the host says these eyes see, and knows the whole history."""
    steps = [(step.id, step.parent, step.actor) for step in host.tree.nodes]
    shape = digest(repr(steps).encode())
    for one in reports:
        seen = digest(seat_bytes(view(host.tree.table, one["eyes"])))
        assert one["view"] == seen, f"{one['name']} sees something else than the table"
        assert one["steps"] == shape, f"{one['name']} knows another history"


def check_answers(
    host: Host, notes: dict[str, list[dict[str, Any]]], cuts: Sequence[Cut] = ()
) -> int:
    """Whatever was answered happened, once; return how many answers there were.

    But for what was cut off the file, and nothing besides.
    """
    gone = {name for cut in cuts for name in cut.requests}
    # What a game says by itself, the name of an attack, may come again.
    own = {line["text"] for lines in notes.values() for line in lines if line.get("text")}
    said = Counter(
        fact.text
        for entry in host.journal
        if isinstance(entry, Grew)
        for fact in entry.node.facts
        if isinstance(fact, Announced) and fact.text in own
    )
    said.update(entry.note for entry in host.journal if isinstance(entry, Labelled) and entry.note)
    twice = [words for words, times in said.items() if times > 1]
    assert not twice, f"happened twice: {twice}"
    named = Counter(
        entry.request
        for entry in host.journal
        if isinstance(entry, Grew | Went | Labelled) and entry.request
    )
    grown = [entry.node.id for entry in host.journal if isinstance(entry, Grew)]
    assert grown == list(range(len(grown)))
    total = 0
    for name, lines in notes.items():
        asked = {line["asked"]: line for line in lines if "asked" in line}
        for line in lines:
            # What a program says by itself of what it sent before it gave up binds nobody.
            if "refused" in line and line["code"] != NOT_KNOWN:
                happened = [one for one in named if one.endswith(line["refused"])]
                assert not happened, f"{name}’s {asked[line['refused']]} was refused, and happened"
            if "accepted" not in line:
                continue
            total += 1
            request, node = line["accepted"], line["node"]
            what = f"{name}’s {asked[request]} that was answered with step {node}"
            times = sum(count for one, count in named.items() if one.endswith(request))
            if not times and any(one.endswith(request) for one in gone):
                continue
            assert node < len(host.tree.nodes), f"{what} is lost"
            assert times == 1, f"{what} is in the file {times} times"
            if asked[request]["text"]:
                words = asked[request]["text"]
                assert said[words] == 1, f"{what} is in the file {said[words]} times"
                facts = host.tree.nodes[node].facts
                assert any(getattr(fact, "text", "") == words for fact in facts), f"{what}: other"
    return total


def accepted_kinds(notes: dict[str, list[dict[str, Any]]]) -> Counter[str]:
    """Return how often each kind of gesture was accepted, as those who asked wrote it down."""
    kinds = {
        (name, line["asked"]): line["kind"]
        for name, lines in notes.items()
        for line in lines
        if "asked" in line
    }
    return Counter(
        kinds[name, line["accepted"]]
        for name, lines in notes.items()
        for line in lines
        if "accepted" in line
    )


def check_chance(host: Host, cuts: Sequence[Cut] = ()) -> int:
    """Nobody steered chance: what is odd in its record comes from what broke.

    Returns how many roll-backs it shows: each is one of the `cuts`.
    """
    verdict = check_fair(host.spec, host.tree, host.journal)
    assert verdict is not None, "the record is gone"
    odd = [one for one in verdict.found if one.code not in BROKEN_OFF]
    assert not odd, [(one.code, one.words.en) for one in odd]
    after = Counter(cut.after for cut in cuts)
    shown = Counter(one.after for one in verdict.roll_backs)
    assert shown <= after, f"rolled back after {shown}, and the file was cut after {after}"
    return shown.total()


def check_told(notes: dict[str, list[dict[str, Any]]], cuts: Sequence[Cut]) -> None:
    """Nobody was told that something is gone which is not, and nobody's record was cut short."""
    lost = sum(cut.steps for cut in cuts)
    for name, lines in notes.items():
        for line in lines:
            assert line.get("gone", 0) <= lost, f"{name} misses {line} of {lost} lost steps"
            assert line.get("told") != "held-dropped", f"{name}’s return is not on record"


Names = set[tuple[SeatId, str]]
"""Names of cards, each with the eyes that may have read it."""


def names_read(host: Host, eyes: Collection[SeatId]) -> Names:
    """Return the names of the cards that these eyes saw the face of, at any step of any branch."""
    ever = ever_read_by(host.tree, eyes)
    return {(seat, ref) for seat, read in ever.items() for _, ref in read}


def check_names(
    host: Host,
    notes: dict[str, list[dict[str, Any]]],
    eyes: Mapping[str, SeatId],
    read: Names,
) -> int:
    """Nobody was sent the name of a card that they never saw; return how many names came."""
    cards = {card.ref for card in host.tree.table.cards}
    total = 0
    for name, lines in notes.items():
        if eyes[name] == JUDGE:
            continue
        told = named_in({word for line in lines for word in line.get("words", ())}, cards)
        leaked = {ref for ref in told if (eyes[name], ref) not in read}
        assert not leaked, f"{name} was sent the names of {sorted(leaked)}"
        total += len(told)
    return total


def check_cards(host: Host) -> None:
    """No card is lost or doubled at any step, and whatever else holds of every table."""
    findings = [one.en for one in check_history(host.tree, lambda fact: fact)]
    assert not findings, findings[:3]
    began, *_ = host.tree.nodes[0].facts
    brought = host.tree.table.cards[: len(getattr(began, "cards", ()))]
    laid = Counter(card.ref for card in getattr(began, "cards", ()))
    assert Counter(card.ref for card in brought) == laid, "other cards than were laid"


def notes_of(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Return what everybody wrote down; the last line of somebody who was killed may be cut."""
    found = {}
    for path in folder.glob("*.notes"):
        lines = path.read_bytes().splitlines(keepends=True)
        found[path.stem] = [json.loads(line) for line in lines if line.endswith(b"\n")]
    return found

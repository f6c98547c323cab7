"""Random games whose seats are told in frames, as over a network."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from app.core import intent as i
from app.core.data.codec import to_bytes
from app.core.data.json_text import compact
from app.core.fact import Began, Brought
from app.core.ids import JUDGE, SPECTATOR, SeatId, parse_place
from app.core.view import SeatView, fold
from app.games.game_api import GameSpec
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.encoding.patch.seat_writer import SeatWriter
from app.session.host.entropy import Entropy
from app.session.host.updates import Placed, Refused, Stepped, Update
from app.session.seat.seat_client import SeatClient
from tests.helpers import play as play_module
from tests.helpers.play import WITHOUT_READING, Decks, Play, Sent, again, lay, play_on, played
from tests.props import checks
from tests.props.oracle import can_read, ever_read

MakeWriter = Callable[[SeatClient], SeatWriter]
NAMES_DIFFER_BY = 6
"""Letters by which the names of cards differ in length: all are of one class all the same."""


def honest(client: SeatClient) -> SeatWriter:
    return SeatWriter(client.view, client.node)


def told_in_frames(patch: pytest.MonkeyPatch, writer: MakeWriter = honest) -> None:
    """Let the record of every random game hold frames instead of plain updates."""

    def listen(client: SeatClient, sent: Sent) -> None:
        frames = writer(client)
        sent.append(frames.snapshot())
        client.listeners.append(lambda update: sent.append(frames.write(update)))

    usual = play_module.decks_for

    def decks_for(spec: GameSpec, seats: int) -> Decks:
        if spec.id in play_module.REAL_CARDS:
            return usual(spec, seats)
        return tuple(
            tuple(ref + "+" * (number % NAMES_DIFFER_BY) for number, ref in enumerate(deck))
            for deck in usual(spec, seats)
        )

    patch.setattr(play_module, "_listen", listen)
    patch.setattr(play_module, "decks_for", decks_for)


# -- what has to hold of frames, as functions of a game and a seed ------------------------------


def check_frames(spec: GameSpec, seed: int) -> None:
    """What is read is what was told, and the view that follows is the host's."""
    play = lay(spec, seed)
    heard: dict[SeatId, int] = dict.fromkeys(play.table.seats, 0)

    def follow(seat: SeatId, client: SeatClient) -> None:
        writer, reader = honest(client), SeatReader(seat)
        reader.read(writer.snapshot())

        def told(update: Update) -> None:
            heard[seat] += 1
            read = reader.read(writer.write(update))
            held = reader.view
            expect(play, read == update, f"seat {seat} read {read} and was told {update}")
            expect(play, to_bytes(read) == to_bytes(update), f"seat {seat} read other bytes")
            expect(play, held == client.view, f"seat {seat} holds another view")
            assert held is not None
            expect(play, list(held.zones) == list(client.view.zones), "zones in another order")
            if heard[seat] % 4 == 0:
                later = SeatReader(seat)
                later.read(writer.snapshot())
                expect(play, later.view == held, f"seat {seat} sees something else on joining")
                expect(play, to_bytes(later.view) == to_bytes(client.view), "other bytes")
                expect(play, later.hash == reader.hash, "equal views, and other hashes")
                later.seat, reader.__dict__ = seat, later.__dict__

        client.listeners.append(told)

    for seat, client in play.table.seats.items():
        follow(seat, client)
    try:
        play_on(play, 40)
    except ExceptionGroup as several:  # every seat that was told wrongly says so
        wrong, other = several.split(AssertionError)
        if wrong is None or other is not None:
            raise
        raise wrong.exceptions[0] from several


def expect(play: Play, holds: object, why: str) -> None:
    if not holds:
        raise AssertionError(f"{play.spec.id}, seed {play.seed}: {why}")


def check_handles(spec: GameSpec, seed: int) -> None:
    """Invariant 8 by the frames alone: no handle comes back, and none outlives a shuffle."""
    play = played(spec, seed, steps=60, mischief=0)
    for seat in (*play.seats, SPECTATOR):
        reader = SeatReader(seat)
        views: dict[int, set[str]] = {}
        ever: set[str] = set()
        for frame in play.sent[seat]:
            before = reader.view
            update = reader.read(frame)
            held = reader.view
            assert held is not None
            now = set(held.cards)
            if isinstance(update, Stepped) and before is not None:
                kept = _kept_by_a_shuffle(before, update)
                expect(play, not kept, f"seat {seat} could follow {kept} in step {update.node}")
            if isinstance(update, Stepped):
                back = (now - views[update.parent]) & ever
                expect(play, not back, f"{back} came back to seat {seat} in step {update.node}")
            elif isinstance(update, Placed) and update.node in views:
                expect(play, now == views[update.node], f"other cards in step {update.node}")
            views[reader.node] = now
            ever |= now


def _kept_by_a_shuffle(view: SeatView, told: Stepped) -> set[str]:
    """Return the handles of a pile that nobody but the judge may know again after its shuffle."""
    kept = set()
    for fact in told.facts:
        after = fold(view, fact)
        for event in fact.events:
            if event.verb == "shuffle":
                kept |= set(view.cards_in(event.source)) & set(after.cards_in(event.source))
        view = after
    return kept


def check_names(spec: GameSpec, seed: int) -> None:
    """Invariant 9: no byte names a card that the seat has never seen."""
    play = played(spec, seed, kinds=WITHOUT_READING)
    every = {
        card.ref
        for node in play.host.tree.nodes
        for fact in node.facts
        if isinstance(fact, Began | Brought)
        for card in fact.cards
    }
    for seat in (*play.seats, SPECTATOR):
        unseen = every - {ref for _, ref in ever_read(play.host.tree, seat)}
        frames = b"".join(play.sent[seat]).decode()
        # What a game says of its zones is no card: it may say which kinds lie open in a hand.
        for zone in spec.zones:
            frames = frames.replace(f'"lies_open":{compact()(zone.lies_open)}', "")
        named = {ref for ref in unseen if ref + " " in frames or ref + '"' in frames}
        expect(play, not named, f"seat {seat} is sent the names {named}")


def check_lengths(spec: GameSpec, seed: int) -> None:
    """No length tells one hidden choice from another: not even those of the chooser's own frames.

    It is the check of invariant 4 once more, as somebody hears it who listens on the cable.
    """
    before = played(spec, seed, steps=24, kinds=WITHOUT_READING, mischief=0)
    chance = random.Random(f"choice {seed}")
    choices = [
        (chooser, *choice)
        for chooser in before.seats
        for choice in checks._hidden_choices(before, chooser, chance)
    ]
    for chooser, one, other in chance.sample(choices, min(checks.CHOICES, len(choices))):
        # How many cards go under a seal, and whether the chooser knows a card of a hidden pile
        # already, is hidden by coarse padding alone: it may show.
        if not isinstance(one, i.Draw) and _known(before, chooser, one) == _known(
            before, chooser, other
        ):
            _compare(before, chooser, one, other)
    for chooser in before.seats[:2]:
        for zone in checks._own_secret_piles(before, chooser)[:2]:
            again_other = checks.Rigged(seed)
            _compare(before, chooser, i.Shuffle(zone), i.Shuffle(zone), again_other)
            look = i.Batch((i.Shuffle(zone), i.Look(zone, 3)))
            _compare(before, chooser, look, look, checks.Rigged(seed))


def _known(play: Play, seat: SeatId, step: i.Step) -> list[bool]:
    """Return of each card in a step whether `seat` has seen it where it lies."""
    places = (parse_place(card) for card in getattr(step, "cards", ()))
    cards = [play.truth.zones[place[0]][place[1]] for place in places if place]
    return [can_read(play.truth, seat, card) for card in cards]


def _compare(
    before: Play, chooser: SeatId, one: i.Step, other: i.Step, entropy: Entropy | None = None
) -> None:
    left, right = again(before), again(before)
    if entropy is not None:
        right.host._entropy = entropy
    first, second = left.ask(chooser, one), right.ask(chooser, other)
    if type(first) is not type(second) or isinstance(first, Refused):
        return
    right.host._entropy = Entropy(before.seed)
    for play in (left, right):
        checks._go_on(play, chooser)
    for seat in (*before.seats, JUDGE, SPECTATOR):
        ours = [len(frame) for frame in left.sent[seat]]
        theirs = [len(frame) for frame in right.sent[seat]]
        if ours == theirs:
            continue
        pairs = enumerate(zip(ours, theirs, strict=False))
        at = next((place for place, pair in pairs if len(set(pair)) > 1), 0)
        raise AssertionError(
            f"{before.spec.id}, seed {before.seed}: the frames of seat {seat} tell {one} "
            f"from {other} by seat {chooser} by length:\n"
            f"{left.sent[seat][at]!r}\n{right.sent[seat][at]!r}"
        )

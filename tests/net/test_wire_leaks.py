"""What really went over the sockets tells nobody what is not theirs to know.

And leaks planted on purpose, each of which is found: a check that finds nothing proves nothing.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.data.value import replace
from app.net.encoding import messages
from app.net.encoding.patch import card_form
from app.session.host import history_recall
from app.session.host.entropy import Entropy
from app.session.room import pointers
from app.session.room.messages.table_talk import Drag, Ghost
from app.session.room.messages.to_people import ToPeople
from app.session.room.pointers import Pointing
from app.session.steps import moving
from tests.net.tapped import (
    DECKS,
    Evening,
    Told,
    check_equal,
    check_handles,
    check_told,
    evening,
    play_everything,
    told_of,
)
from tests.props import test_mutants as planted

Check = Callable[[Path, pytest.MonkeyPatch], None]


# -- the checks ---------------------------------------------------------------------------------


def everything_told(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Nobody is told of a card or a handle before the own eyes saw it."""
    with evening(folder, patch) as one:
        one.lay()
        play_everything(one, 1)
        check_told(one)


def handles(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """No handle tells which card came back from where nobody could follow it."""
    with evening(folder, patch) as one:
        one.lay()
        play_everything(one, 2)
        check_handles(one)


def draws_and_plays(one: Evening) -> None:
    """Let Aki handle cards that only Aki sees, and Ren and Sora look on."""
    for _ in range(3):
        one.ask("Aki", i.Draw(1, "deck.0", "hand.0"))
    one.ask("Aki", i.Look("deck.0", 3))
    hand = one.guests["Aki"].view.cards_in("hand.0")
    one.ask("Aki", i.Move(hand[:2], "deck.0", -1))
    one.ask("Aki", i.Shuffle("deck.0"))
    one.ask("Aki", i.Draw(2, "deck.0", "hand.0"))
    hand = one.guests["Aki"].view.cards_in("hand.0")
    one.guests["Aki"].say(Drag(hand[:2], 0.25, 0.5))
    one.ask("Aki", i.Move(hand[:1], "active.0", up=False))
    one.ask("Aki", i.Move((*hand[1:3], *hand[-2:]), "bench.0", up=False))
    one.ask("Aki", i.PickRandom("hand.0", 2, "deck.0"))
    one.ask("Aki", i.Undo())
    one.ask("Aki", i.Redo())


def which_cards(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Which cards are Aki's is Aki's alone to know."""
    mixed = list(DECKS[0])
    random.Random(5).shuffle(mixed)
    # Of another length each, within what is padded.
    longer = tuple(ref + "x" * (number % 5) for number, ref in enumerate(mixed))
    ours = told_of(folder, patch, draws_and_plays)
    _compare(ours, told_of(folder, patch, draws_and_plays, (longer, DECKS[1])))


def which_order(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """How a deck was shuffled shows only as far as its cards do."""
    honest = Entropy.shuffled

    def shuffled_otherwise(one: Evening) -> None:
        with patch.context() as other:
            other.setattr(
                Entropy, "shuffled", lambda self, items: tuple(reversed(honest(self, items)))
            )
            draws_and_plays(one)

    ours = told_of(folder, patch, draws_and_plays)
    _compare(ours, told_of(folder, patch, shuffled_otherwise))


def which_choice(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Which card of a hand goes where nobody sees it is not told."""

    def puts_back(at: int) -> Callable[[Evening], None]:
        def script(one: Evening) -> None:
            hand = one.guests["Aki"].view.cards_in("hand.0")
            one.ask("Aki", i.Move((hand[at],), "active.0", up=False))
            one.ask("Aki", i.Move((hand[at + 1],), "deck.0"))
            one.ask("Aki", i.Shuffle("deck.0"))
            one.ask("Aki", i.Draw(1, "deck.0", "hand.0"))

        return script

    _compare(told_of(folder, patch, puts_back(0)), told_of(folder, patch, puts_back(4)))


def _compare(ours: Told, theirs: Told) -> None:
    check_equal(ours, theirs, ("Ren", "Sora"))
    assert ours.texts["Aki"] != theirs.texts["Aki"], "nothing was varied"


CHECKS: tuple[Check, ...] = (everything_told, handles, which_cards, which_order, which_choice)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_wire_keeps_what_is_promised(
    check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(tmp_path, monkeypatch)


# -- leaks --------------------------------------------------------------------------------------


@dataclass
class Leak:
    name: str
    plant: Callable[[pytest.MonkeyPatch], None]
    check: Check


def _an_identity_beside_a_ghost(patch: pytest.MonkeyPatch) -> None:
    """A field more in a message of the room; whoever reads it does not notice."""
    honest_write, honest_read = messages.written, messages.read_to_people
    dragged: list[str] = []
    honest_drag = Pointing.drag

    def drag(self: Pointing, person: int, said: Drag, now: float) -> None:
        host = self._audience.host
        assert host is not None
        dragged[:] = [card.ref for card in host.tree.table.cards if card.handle in said.cards]
        honest_drag(self, person, said, now)

    def written(message: Any) -> bytes:
        text = honest_write(message)
        if isinstance(message, Ghost) and message.cards:
            return json.dumps({**json.loads(text), "faces": dragged}).encode()
        return text

    def read(text: bytes) -> ToPeople:
        raw = json.loads(text)
        return honest_read(honest_write_plain(raw) if raw.pop("faces", None) else text)

    def honest_write_plain(raw: dict[str, Any]) -> bytes:
        return json.dumps(raw).encode()

    patch.setattr(Pointing, "drag", drag)
    patch.setattr(messages, "written", written)
    patch.setattr(messages, "read_to_people", read)


def _ghosts_with_handles(patch: pytest.MonkeyPatch) -> None:
    def everything(table: Any, eyes: int) -> frozenset[str]:
        return frozenset(card.handle for card in table.cards if card.handle)

    patch.setattr(pointers, "handles_seen", everything)


def _the_past_of_the_other_seat(patch: pytest.MonkeyPatch) -> None:
    honest = history_recall.recall

    def another(host: Any, eyes: int, node: int, *, seen: bool = False) -> Any:
        return honest(host, 1 - eyes if eyes >= 0 else 0, node, seen=seen)

    patch.setattr(history_recall, "recall", another)


def _order_of_the_deck_list(patch: pytest.MonkeyPatch) -> None:
    """Handles, by which cards are sorted, follow the deck list."""
    honest = moving._way

    def leaky(self: Any, number: int, *rest: Any, **more: Any) -> Any:
        move = honest(self, number, *rest, **more)
        name = move.handle and f"c{number:02}{move.handle[3:]}"
        return replace(move, handle=name)

    patch.setattr(moving, "_way", leaky)


def _names_of_their_own_length(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(card_form, "padded", lambda ref, _width=16: ref)


LEAKS = (
    Leak("an identity beside a ghost", _an_identity_beside_a_ghost, everything_told),
    Leak("ghosts with handles", _ghosts_with_handles, everything_told),
    Leak("the past of the other seat", _the_past_of_the_other_seat, everything_told),
    Leak("names for everybody", planted._names_for_everybody, everything_told),
    Leak("face of a hidden card", planted._face_of_a_hidden_card, everything_told),
    Leak("handle after a move", planted._old_handles_after(f.Moved), handles),
    Leak("handle after a shuffle", planted._old_handles_after(f.Shuffled), handles),
    Leak("one handle for ever", planted._handles_of_one_card_for_ever, handles),
    Leak("names of their own length", _names_of_their_own_length, which_cards),
    Leak("length of a secret name", planted._length_of_a_secret_name, which_cards),
    Leak("order of the deck list", _order_of_the_deck_list, which_order),
    Leak("number in a spare field", planted._number_in_a_spare_field, which_choice),
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_found(
    leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak.plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"told|tell|came back|follow|lengths|other cards"):
        leak.check(tmp_path, monkeypatch)

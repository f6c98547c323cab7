"""No byte and no length tells a seat, or a listener on the cable, what it may not know.

The checks of the invariants, over frames; and leaks planted on purpose, each of which they find.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from app.core import fact as f
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.net.encoding import event_form, fixed_width, row_edit
from app.net.encoding.patch import card_form, patch_writing, seat_writer, zone_form
from tests.helpers.toy_games import TOYS
from tests.helpers.tries import Try, tries
from tests.net import wired_play
from tests.net.wired_play import check_frames, check_handles, check_lengths, check_names
from tests.props import checks
from tests.props import test_mutants as planted

EVERY_GAME = {**TOYS, **GAMES}
Check = Callable[[GameSpec, int], None]
CHECKS: tuple[Check, ...] = (
    check_frames,
    check_handles,
    check_names,
    check_lengths,
    checks.check_unseen_identities,
    checks.check_hidden_choices,
)


@pytest.fixture(autouse=True)
def _frames(monkeypatch: pytest.MonkeyPatch) -> None:
    wired_play.told_in_frames(monkeypatch)


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_frames_keep_what_is_promised(check: Check, game: str) -> None:
    for seed in range(2):
        check(EVERY_GAME[game], seed)


STAGED = ("skirmish",)
"""The game in which what is declared names cards most often."""


@dataclass
class Leak:
    name: str
    plant: Callable[[pytest.MonkeyPatch], None]
    check: Check
    seeds: int = 4
    games: tuple[str, ...] = tuple(TOYS)
    first: Try | None = None
    """Where it was seen when this was written."""


def _names_of_their_own_length(patch: pytest.MonkeyPatch) -> None:
    def bare(ref: str, _width: int = 16) -> str:
        return ref

    patch.setattr(card_form, "padded", bare)
    patch.setattr(event_form, "padded", bare)


def _frames_of_their_own_length(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seat_writer, "framed", lambda text, _step: text.encode())
    _names_of_their_own_length(patch)


def _a_length_for_each_name(patch: pytest.MonkeyPatch) -> None:
    """The frame is as long as the names in it are late in the alphabet."""

    def longer(text: str, step: int) -> bytes:
        return fixed_width.framed(text, step) + b" " * (sum(map(ord, text)) % 3)

    patch.setattr(seat_writer, "framed", longer)


def _only_what_moved_is_an_edit(patch: pytest.MonkeyPatch) -> None:
    """A card that comes to lie where it lay makes a shorter message."""
    honest = row_edit.edit
    patch.setattr(zone_form, "edit", lambda old, new, _touched: honest(old, new, ()))


def _the_stage_only_where_it_changed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(patch_writing, "repeats_stage", lambda _view, _fact: False)


LEAKS = (
    Leak(
        "face of a hidden card", planted._face_of_a_hidden_card, checks.check_unseen_identities, 12
    ),
    Leak("face of a hidden card, by name", planted._face_of_a_hidden_card, check_names, 12),
    Leak("number in a spare field", planted._number_in_a_spare_field, checks.check_hidden_choices),
    Leak("names for everybody", planted._names_for_everybody, checks.check_hidden_choices),
    Leak("names for everybody, by name", planted._names_for_everybody, check_names),
    Leak(
        "kinds that lie open, by name",
        planted._all_kinds_lie_open,
        check_names,
        12,
        first=(11, "duel"),
    ),
    Leak("handle after a shuffle", planted._old_handles_after(f.Shuffled), check_handles),
    Leak("handle after a move", planted._old_handles_after(f.Moved), check_handles),
    Leak("one handle for ever", planted._handles_of_one_card_for_ever, check_handles),
    Leak("length of a name", planted._length_of_a_secret_name, checks.check_unseen_identities),
    Leak(
        "length of a handle",
        planted._length_of_a_handle,
        checks.check_hidden_choices,
        first=(1, "plans"),
    ),
    Leak("order of the deck list", planted._order_of_the_deck_list, check_frames),
    Leak("names of their own length", _names_of_their_own_length, check_lengths),
    Leak("frames of their own length", _frames_of_their_own_length, check_lengths),
    Leak("a length for each name", _a_length_for_each_name, check_lengths),
    Leak("shorter where nothing moved", _only_what_moved_is_an_edit, check_lengths, 12),
    Leak("key card", _the_stage_only_where_it_changed, check_lengths, 12, STAGED, (5, "skirmish")),
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak.plant(monkeypatch)
    for seed, game in tries(leak.seeds, leak.games, leak.first):
        try:
            leak.check(TOYS[game], seed)
        except AssertionError as found:
            if f"seed {seed}" not in str(found):
                raise
            return
    pytest.fail(f"{leak.check.__name__} does not see: {leak.name}")

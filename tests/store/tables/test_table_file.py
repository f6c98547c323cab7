"""A table through its file: exact, small, quick, and never lost to a damage elsewhere in it."""

from __future__ import annotations

import errno
import gzip
import json
import os
import random
import struct
import time
import zlib
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest

from app.core import fact as f
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.seal_facts import SealsOpened
from app.core.intent import Flip, Move, Undo
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.past.history import Node
from app.core.past.invariants import check_history
from app.games.game_registry import GAMES
from app.session.host.host import Host
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Grew, JournalEntry, Labelled, Went
from app.store import atomic
from app.store.file_trouble import StoreError
from app.store.tables.table_file import Opened, read_table, reopen_host, write_table
from app.store.tables.table_file_words import TableFileError
from app.store.tables.table_lines import LineWriter, header_of
from tests.helpers.machine_pace import slowness
from tests.store.toy import TOY, clients, find, lay, played


@pytest.fixture(scope="module")
def host() -> Host:
    return played(300)


@pytest.fixture
def path(tmp_path: Path, host: Host) -> Path:
    path = tmp_path / "卓 one.chabudai"
    write_table(path, host.journal)
    return path


def _lines(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def _packed(path: Path, lines: Iterable[bytes]) -> Path:
    path.write_bytes(gzip.compress(b"".join(lines)))
    return path


def _refusal(path: Path) -> str:
    with pytest.raises(TableFileError) as caught:
        read_table(path)
    assert caught.value.words.ja.endswith("。")
    return str(caught.value)


@lru_cache(maxsize=1)
def _entries(host: Host, _length: int) -> list[JournalEntry]:
    """The entries of a journal, which unpacks them anew each time that it is asked."""
    return list(host.journal)


def _opens_a_prefix(path: Path, host: Host) -> Opened | None:
    """What is opened is the true beginning, or the refusal is a sentence; the file is as it was."""
    before = path.read_bytes()
    try:
        opened = read_table(path)
    except TableFileError:
        assert _refusal(path).endswith(".")
        return None
    assert opened.journal == _entries(host, len(host.journal))[: len(opened.journal)]
    assert path.read_bytes() == before
    return opened


# -- sound files ----------------------------------------------------------------------------


def test_everything_comes_back(path: Path, host: Host) -> None:
    opened = read_table(path)
    tree = opened.tree
    assert opened.damage is None
    assert opened.closed
    assert opened.header.game == "toy"
    assert opened.header.seats == ("Aoi", "蓮")
    assert opened.journal == host.journal
    assert {type(entry) for entry in opened.journal} == {Grew, Went, Labelled}
    assert tree.nodes == host.tree.nodes
    assert tree.children == host.tree.children
    assert tree.labels == host.tree.labels
    assert tree.cursor == host.tree.cursor
    for node in range(len(tree.nodes)):
        assert tree.table_at(node) == host.tree.table_at(node)


def test_who_agreed_to_a_journey_comes_back(tmp_path: Path, path: Path) -> None:
    host, _ = reopen_host(path, find)
    host.go(Went(0, host.tree.cursor, 1, "undo", agreed=(1, -2)))
    write_table(tmp_path / "b.chabudai", host.journal)
    assert read_table(tmp_path / "b.chabudai").journal == host.journal
    *others, line = _lines(tmp_path / "b.chabudai")
    assert b'"agreed":[1,-2]' in line
    assert not any(b"agreed" in other for other in others), "as before where nobody was asked"


@pytest.mark.parametrize("seed", range(6))
def test_redo_leads_where_it_led(tmp_path: Path, seed: int) -> None:
    host = played(150, seed)
    write_table(tmp_path / "a.chabudai", host.journal)
    again, opened = reopen_host(tmp_path / "a.chabudai", find)
    assert opened.damage is None
    assert again.tree.redo_target() == host.tree.redo_target()
    here, there = host.tree, again.tree
    for node in range(len(here.nodes)):
        here.jump(node)
        there.jump(node)
        assert there.redo_target() == here.redo_target()


def test_a_reopened_table_plays_on(path: Path, host: Host) -> None:
    again, _ = reopen_host(path, find)
    before = len(again.tree.nodes)
    for client in clients(again):
        assert client.view == host.view_at(host.tree.cursor, client.seat)
    clients(again)[0].ask(Flip())
    assert len(again.tree.nodes) == before + 1
    assert again.journal[:-1] == host.journal


def test_a_game_that_is_not_here_is_named(path: Path) -> None:
    with pytest.raises(TableFileError, match="“toy”"):
        reopen_host(path, lambda _: None)


def test_standard_tools_read_it(path: Path) -> None:
    lines = [json.loads(line) for line in _lines(path)]
    assert lines[0]["chabudai"] == 1
    assert lines[1]["facts"][0]["kind"] == "began"
    assert all(len(line["crc"]) == 8 for line in lines)


def test_the_same_table_is_the_same_file(path: Path, host: Host) -> None:
    first = path.read_bytes()
    write_table(path, host.journal, read_table(path).header)
    assert path.read_bytes() == first


def test_joined_gzip_members_are_one_file(path: Path, host: Host) -> None:
    lines = _lines(path)
    path.write_bytes(b"".join(gzip.compress(b"".join(part)) for part in (lines[:9], lines[9:])))
    assert read_table(path).journal == host.journal


@pytest.mark.slow
def test_ten_thousand_gestures_open_quickly_and_stay_small(tmp_path: Path) -> None:
    host = played(10_000)
    path = tmp_path / "long.chabudai"
    write_table(path, host.journal)
    best = 99.0
    for _ in range(3):
        start = time.process_time()
        read_table(path)
        best = min(best, time.process_time() - start)
    assert best < 1.5 * slowness()  # 0.7 s on a quiet machine
    assert path.stat().st_size < 200 * 10_000


# -- damaged files --------------------------------------------------------------------------


def test_every_cut_opens_the_good_part_or_says_why_not(tmp_path: Path) -> None:
    host = played(12, cards=8)
    path = tmp_path / "a.chabudai"
    write_table(path, host.journal)
    whole = path.read_bytes()
    opened = []
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        part = _opens_a_prefix(path, host)
        assert part is None or (part.damage is not None and not part.closed)
        opened.append(len(part.journal) if part else 0)
    assert opened == sorted(opened)
    assert opened[-1] == len(host.journal)


@pytest.fixture
def same_bytes(path: Path, host: Host) -> bytes:
    """A file that is the same in every run: without the time it was saved."""
    header = replace(header_of(host.journal), saved="2025-01-31T10:20:30Z")
    write_table(path, host.journal, header)
    return path.read_bytes()


def _flipped(data: bytes, place: int, bit: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]


def _unpacked(data: bytes) -> bytes | None:
    """What standard tools make of a gzip file, None if they refuse it."""
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error):
        return None


@pytest.mark.parametrize("seed", range(3))
def test_a_flipped_bit_costs_what_follows_it_only(
    path: Path, host: Host, same_bytes: bytes, seed: int
) -> None:
    rng = random.Random(seed)
    for _ in range(120):
        flipped = _flipped(same_bytes, rng.randrange(len(same_bytes)), rng.randrange(8))
        path.write_bytes(flipped)
        opened = _opens_a_prefix(path, host)
        if opened is not None and opened.damage is None:
            assert _unpacked(flipped) == _unpacked(same_bytes)
            assert opened.journal == host.journal


def test_bits_that_mean_nothing_to_gzip_are_no_damage(
    path: Path, host: Host, same_bytes: bytes
) -> None:
    """The time and the system in its header, and what fills the last byte before its trailer."""
    last = len(same_bytes) - 9
    places = [(place, bit) for place in (4, 5, 6, 7, 9, last) for bit in range(8)]
    harmless = {
        (place, bit)
        for place, bit in places
        if _unpacked(_flipped(same_bytes, place, bit)) == _unpacked(same_bytes)
    }
    assert {place for place, _ in harmless} >= {4, 5, 6, 7, 9}
    for place, bit in places:
        path.write_bytes(_flipped(same_bytes, place, bit))
        opened = _opens_a_prefix(path, host)
        sound = opened is not None and opened.damage is None and opened.journal == host.journal
        assert sound == ((place, bit) in harmless)


def test_damage_in_the_middle_names_the_last_good_step(path: Path, host: Host) -> None:
    lines = _lines(path)
    lines[200] = lines[200].replace(b"actor", b"actxr")
    opened = read_table(_packed(path, lines))
    assert len(opened.journal) == 199
    node = opened.tree.nodes[-1]
    assert opened.damage is not None
    assert f"after step {node.id} (turn {node.turn}.{node.step})" in opened.damage.en
    assert f"手順{node.id}" in opened.damage.ja


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[:50] + lines[51:],
        lambda lines: [*lines[:50], lines[50], *lines[50:]],
        lambda lines: [*lines[:50], lines[51], lines[50], *lines[52:]],
        lambda lines: [*lines[:50], b"\n", *lines[50:]],
        lambda lines: [*lines[:50], b"\xff\x00\n", *lines[50:]],
        lambda lines: [*lines[:50], b"[" * 5000 + b"\n", *lines[50:]],
    ],
    ids=["lost", "repeated", "swapped", "empty", "noise", "deep"],
)
def test_a_line_out_of_place_ends_the_good_part(
    path: Path, host: Host, change: Callable[[list[bytes]], list[bytes]]
) -> None:
    _packed(path, change(_lines(path)))
    opened = _opens_a_prefix(path, host)
    assert opened is not None
    assert opened.damage is not None
    assert len(opened.journal) in (49, 50)


def _forged(path: Path, host: Host, *extra: object, keep: int = 20) -> Path:
    """A file with sound checks whose last lines were never made by a table."""
    writer = LineWriter()
    lines = [writer.header(header_of(host.journal))]
    lines += [writer.entry(entry) for entry in host.journal[:keep]]
    lines += [writer.entry(entry) for entry in extra]  # type: ignore[arg-type]
    return _packed(path, lines)


MISFITS = [
    f.Moved(0, (f.CardMove(9999, "hand.0"),)),
    f.Moved(0, (f.CardMove(0, "nowhere.0"),)),
    f.Moved(0, (f.CardMove(0, "bench.0"),)),
    f.Shuffled(0, "deck.0", (1, 2, 3)),
    f.Shuffled(0, "nowhere", ()),
    f.Rotated(0, ("unknown",), 90),
    f.Marked(0, (f.MarkChange("card.x", "damage"),)),
    f.Began("toy", (), (), ()),
    SealsOpened(0, ("deck.0",), ()),
    f.Brought(0, 0, "deck.0", ()),
    f.Brought(0, 9, "deck.0", (f.BroughtCard("ace"),)),
    f.Brought(0, 0, "bench.0", (f.BroughtCard("ace"),)),
    f.Brought(0, 0, "deck.0", (f.BroughtCard("a\nb"),)),
    OptionsSet(0, (("tie", "two\nlines"),)),
    OptionsSet(0, tuple((f"option-{number}", "on") for number in range(301))),
    Ruled(0, "", "kept"),
    Ruled(0, "once", "kept", seats=(9,)),
]


@pytest.mark.parametrize("fact", MISFITS, ids=range(len(MISFITS)))
def test_a_fact_that_does_not_fit_ends_the_good_part(path: Path, host: Host, fact: f.Fact) -> None:
    _forged(path, host, Grew(Node(0, 0, 0, (fact,), 0, 0, 0)))
    opened = _opens_a_prefix(path, host)
    assert opened is not None
    assert opened.damage is not None
    assert len(opened.journal) == 20


@pytest.mark.parametrize(
    "entry",
    [
        Went(0, 0, 9999, "jump"),
        Went(0, 0, -1, "jump"),
        Went(9, 0, 0, "jump"),
        Went(0, 0, 0, "undo", agreed=(9,)),
        Labelled(0, 9999, "a", "b"),
        Grew(Node(0, 0, 0, (), 0, 0, 0)),
    ],
    ids=["beyond", "before", "stranger", "nobody agrees", "label", "nothing"],
)
def test_a_step_that_is_not_there_ends_the_good_part(path: Path, host: Host, entry: object) -> None:
    opened = _opens_a_prefix(_forged(path, host, entry), host)
    assert opened is not None
    assert opened.damage is not None
    assert len(opened.journal) == 20


def test_a_beginning_that_cannot_be_laid_is_refused(path: Path, host: Host) -> None:
    zones = host.tree.table.setting.zones
    specs = tuple(zone.spec for zone in zones.values())
    bad = f.Began("toy", (), specs, (f.StartCard("ace", 0, "deck.7"),))
    _forged(path, host, Grew(Node(0, None, 0, (bad,), 0, 0, 0)), keep=0)
    assert "beginning" in _refusal(path)


def test_a_table_that_no_seat_could_see_is_refused(path: Path, host: Host) -> None:
    began = host.tree.nodes[0].facts[0]
    assert isinstance(began, f.Began)
    card = f.StartCard("ace", 0, "hand.0", handle=None)
    _forged(path, host, Grew(Node(0, None, 0, (replace(began, cards=(card,)),), 0, 0, 0)), keep=0)
    assert "beginning" in _refusal(path)


@pytest.mark.parametrize("options", [(("tie", ""),), (("", "on"),)], ids=str)
def test_a_table_laid_with_what_is_no_option_is_refused(
    path: Path, host: Host, options: tuple[tuple[str, str], ...]
) -> None:
    began = host.tree.nodes[0].facts[0]
    assert isinstance(began, f.Began)
    _forged(path, host, Grew(Node(0, None, 0, (replace(began, options=options),), 0, 0, 0)), keep=0)
    assert "beginning" in _refusal(path)


# -- what people agreed on ----------------------------------------------------------------------


def test_options_and_rulings_come_back_with_the_table(tmp_path: Path) -> None:
    agreed = (("tie", "sudden-death"), ("advice", "off"))
    host = lay_table(TOY, ("Aoi", "蓮"), (("ace",), ("ace",)), options=agreed).host
    aoi, ren = clients(host)
    aoi.ask(SetOptions((("tie", "tiebreaker"), ("rule:once", "off"))))
    ren.ask(Rule("once", "よい", ("table",), (0, 1)))
    ren.ask(SetOptions((("advice", "on"),)))
    ren.ask(Undo())
    write_table(tmp_path / "a.chabudai", host.journal)
    again, opened = reopen_host(tmp_path / "a.chabudai", find)
    assert not opened.damage
    assert again.journal == host.journal
    for node in range(len(host.tree.nodes)):
        assert again.tree.table_at(node) == host.tree.table_at(node)
    assert clients(again)[1].view.options == (
        ("advice", "off"),
        ("rule:once", "off"),
        ("tie", "tiebreaker"),
    )
    (event,) = again.told(2, 0)
    assert (event.mark, event.about, event.seats) == ("once", ("table",), (0, 1))


def test_a_table_without_options_is_written_as_ever_and_opens(path: Path, host: Host) -> None:
    assert b'"options"' not in _lines(path)[1]
    again, opened = reopen_host(path, find)
    assert not opened.damage
    assert again.tree.table.options == ()
    assert clients(again)[0].view.option("tie", "tiebreaker") == "tiebreaker"


# -- files that are no tables -----------------------------------------------------------------


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "a.chabudai").touch()
    assert "empty" in _refusal(tmp_path / "a.chabudai")


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n\x1a\n",
        b'{"chabudai":1}',
        gzip.compress(b"hello\n", mtime=0),
        gzip.compress(b'{"jsonl":true}\n', mtime=0),
        gzip.compress(b"[]\n", mtime=0),
    ],
    ids=["picture", "unpacked", "text", "json", "list"],
)
def test_a_foreign_file(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.chabudai"
    path.write_bytes(data)
    assert "not a table" in _refusal(path)


@pytest.mark.parametrize("check", [True, False])
def test_a_newer_version(path: Path, check: bool) -> None:
    newer = b'{"chabudai":2,"squeezed":true}'
    if check:
        newer = b'%s,"crc":"%08x"}' % (newer[:-1], zlib.crc32(newer))
    assert "newer version" in _refusal(_packed(path, [newer + b"\n", b"whatever\n"]))


def test_a_version_made_by_damage_is_damage(path: Path) -> None:
    lines = _lines(path)
    lines[0] = lines[0].replace(b'"chabudai":1', b'"chabudai":3')
    assert "damaged from its beginning" in _refusal(_packed(path, lines))


def test_a_folder_a_missing_file_and_a_device(tmp_path: Path) -> None:
    assert "not a table" in _refusal(tmp_path)
    assert "no such place" in _refusal(tmp_path / "none.chabudai")
    assert "not a table" in _refusal(Path(os.devnull))
    _refusal(tmp_path / "a\0b")
    _refusal(tmp_path / ("a" * 300))


def test_a_file_without_permission(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert "permission" in _refusal(path)


def _bomb(start: bytes, filling: bytes, times: int) -> bytes:
    """A sound gzip file of `start` and then so often `filling`, which is squeezed only once."""

    def squeezed(data: bytes, mode: int) -> bytes:
        squeeze = zlib.compressobj(9, wbits=-15)
        return squeeze.compress(data) + squeeze.flush(mode)

    check, size = zlib.crc32(start), len(start) + times * len(filling)
    for _ in range(times):
        check = zlib.crc32(filling, check)
    body = squeezed(start, zlib.Z_FULL_FLUSH) + squeezed(filling, zlib.Z_FULL_FLUSH) * times
    head = gzip.compress(b"", mtime=0)[:10]
    return head + body + squeezed(b"", zlib.Z_FINISH) + struct.pack("<II", check, size)


def test_a_bomb_is_a_sound_file() -> None:
    assert gzip.decompress(_bomb(b"start", b"ab", 3)) == b"startababab"


@pytest.mark.parametrize("filling", [b"\0", b"\n", b"a"])
def test_a_bomb_is_put_out(path: Path, host: Host, filling: bytes) -> None:
    start = b"".join(_lines(path)[:100])
    path.write_bytes(_bomb(start, filling * 2**20, 80))
    begun = time.process_time()
    opened = _opens_a_prefix(path, host)
    assert opened is not None
    assert opened.damage is not None
    assert len(opened.journal) == 99
    path.write_bytes(_bomb(b"", filling * 2**20, 80))
    _refusal(path)
    assert time.process_time() - begun < 10 * slowness()


def test_a_bomb_of_sound_lines_is_put_out(
    path: Path, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.store.tables.gzip_lines.LARGEST", 20_000)
    opened = _opens_a_prefix(path, host)
    assert opened is None or opened.damage is not None


# -- saving -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_full_disk_leaves_the_old_file_whole(
    path: Path, host: Host, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(atomic.os, "fsync", refuse)
    with pytest.raises(StoreError) as caught:
        write_table(path, host.journal[:5])
    assert path.name in caught.value.words.ja
    assert read_table(path).journal == host.journal
    assert list(path.parent.iterdir()) == [path]


def test_a_table_just_laid(tmp_path: Path) -> None:
    path = tmp_path / "a.chabudai"
    write_table(path, lay().host.journal)
    assert len(read_table(path).tree.nodes) == 1


def test_a_table_from_before_prizes_kept_their_places_goes_on_as_it_began(tmp_path: Path) -> None:
    old = Path(__file__).with_name("closing_up.jsonl")
    path = _packed(tmp_path / "old.chabudai", old.read_bytes().splitlines(keepends=True))
    host, opened = reopen_host(path, GAMES.get)
    assert opened.damage is None
    assert list(check_history(host.tree, lambda fact: fact)) == []
    assert (len(host.tree.table.zones["prizes.0"]), host.tree.table.gaps) == (5, {})
    aki = LocalTable(host).sit(0)
    aki.ask(Move(("prizes.0#1",), "hand.0", -1))
    aki.ask(Move((aki.view.zones["hand.0"].items[0],), "prizes.0", -1))
    assert (aki.view.zones["prizes.0"].count, host.tree.table.gaps) == (5, {})

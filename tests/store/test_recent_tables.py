"""The tables played last: remembered, and never in the way."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.core.text.words import Words
from app.store import recent_tables
from app.store.file_trouble import StoreError
from app.store.recent_tables import MOST, MOST_LEFT, Entry, Piece, SmallPicture
from app.store.tables.autosave import Autosave
from app.store.tables.unfinished import Unfinished, unfinished
from tests.store import toy

PICTURE = SmallPicture(725, (Piece(100, 650, 65, 90), Piece(500, 400, 65, 90, "R")))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "recent.json"


def entry(path: Path, **more: object) -> Entry:
    usual = Entry(
        path=path,
        title="木曜の卓",
        game="pokemon",
        turn=5,
        seats=("Aki", "蓮"),
        when=datetime(2026, 11, 19, 14, 41, tzinfo=UTC),
        branches=2,
        picture=PICTURE,
    )
    return replace(usual, **more)


def test_before_the_first_table_there_is_nothing(file: Path) -> None:
    assert recent_tables.load(file) == ()
    assert recent_tables.decks(file) == ()


def test_a_table_comes_back_as_it_was_remembered(file: Path) -> None:
    table = entry(Path("/tables/木曜.chabudai"))
    assert recent_tables.remember(table, file) == (table,)
    assert recent_tables.load(file) == (table,)


@pytest.mark.parametrize(
    ("over", "ended"),
    [(None, None), (False, None), (True, None), (True, Words("Aki won", "Akiの勝ち"))],
)
def test_how_a_game_ended_comes_back(file: Path, over: bool | None, ended: Words | None) -> None:
    table = entry(Path("/tables/木曜.chabudai"), over=over, ended=ended)
    recent_tables.remember(table, file)
    assert recent_tables.load(file) == (table,)


@pytest.mark.parametrize("said", [["Aki won"], "AW", [1, 2], {"en": "Aki won"}, ["", None]])
def test_an_end_that_makes_no_sense_is_not_known_and_the_table_stays(
    file: Path, said: object
) -> None:
    recent_tables.remember(entry(Path("/tables/木曜.chabudai")), file)
    words = json.loads(file.read_bytes())
    words["tables"][0] |= {"over": "yes", "ended": said}
    file.write_text(json.dumps(words), encoding="utf-8")
    assert recent_tables.load(file) == (entry(Path("/tables/木曜.chabudai")),)


def test_an_autosave_comes_back_with_the_file_it_belongs_to(file: Path) -> None:
    (file.parent / "tables").mkdir(parents=True)
    autosave = file.parent / "tables" / "auto.chabudai"
    autosave.touch()
    kept = entry(autosave, own=False, file=Path("/tables/木曜.chabudai"))
    recent_tables.remember(kept, file)
    assert recent_tables.load(file) == (kept,)


def test_a_file_is_left_out_while_more_of_its_table_is_in_an_autosave() -> None:
    saved, other = entry(Path("/tables/木曜.chabudai")), entry(Path("/tables/other.chabudai"))
    later = saved.when + timedelta(minutes=1)
    autosave = entry(Path("/auto"), own=False, file=saved.path, when=later)
    assert recent_tables.without_older((autosave, saved, other)) == (autosave, other)
    # Saved again since, in another window.
    newer = replace(saved, when=later + timedelta(minutes=1))
    assert recent_tables.without_older((autosave, newer)) == (autosave, newer)


def test_the_record_of_a_seat_comes_back_as_such_and_an_older_list_has_none(file: Path) -> None:
    record = entry(Path("/tables/far.chabudai_seat"), record=True)
    recent_tables.remember(record, file)
    recent_tables.remember(entry(Path("/a")), file)
    assert [one.record for one in recent_tables.load(file)] == [False, True]
    tables = json.loads(file.read_text("utf-8"))["tables"]
    assert [one.get("record") for one in tables] == [None, True]


def test_the_table_played_last_comes_first_and_once(file: Path) -> None:
    first, second = entry(Path("/a")), entry(Path("/b"))
    recent_tables.remember(first, file)
    recent_tables.remember(second, file)
    later = replace(first, turn=6)
    assert recent_tables.remember(later, file) == (later, second)
    assert recent_tables.load(file) == (later, second)


def test_only_the_last_ones_stay(file: Path) -> None:
    for number in range(MOST + 3):
        recent_tables.remember(entry(Path(f"/{number}")), file)
    kept = [str(one.path) for one in recent_tables.load(file)]
    assert kept == [f"/{number}" for number in range(MOST + 2, 2, -1)]


def test_tables_left_in_the_middle_push_none_of_ones_own_out(file: Path, tmp_path: Path) -> None:
    for number in range(MOST):
        recent_tables.remember(entry(Path(f"/{number}")), file)
    left = [
        replace(entry(tmp_path / f"{number}.chabudai"), own=False)
        for number in range(MOST_LEFT + 3)
    ]
    for one in left:
        one.path.write_bytes(b"played")
    recent_tables.remember_all(left, file)
    known = recent_tables.load(file)
    assert [one for one in known if not one.own] == left[:MOST_LEFT]
    assert len([one for one in known if one.own]) == MOST
    later = datetime.now(UTC) + timedelta(hours=1)
    soon = recent_tables.up_to_date(replace(one, when=later) for one in known)
    assert soon == {one.path for one in left[:MOST_LEFT]}, "none of them is read again"


def test_a_forgotten_table_keeps_its_file(file: Path, tmp_path: Path) -> None:
    table = tmp_path / "mine.chabudai"
    table.write_bytes(b"played")
    recent_tables.remember(entry(table), file)
    recent_tables.remember(entry(Path("/other")), file)
    assert [one.path for one in recent_tables.forget(table, file)] == [Path("/other")]
    assert [one.path for one in recent_tables.load(file)] == [Path("/other")]
    assert table.read_bytes() == b"played"


def test_ones_own_table_stays_in_the_list_without_its_file_and_an_autosave_does_not(
    file: Path, tmp_path: Path
) -> None:
    autosave = tmp_path / "autosave.chabudai"
    autosave.write_bytes(b"")
    recent_tables.remember(entry(Path("/gone.chabudai")), file)
    recent_tables.remember(entry(autosave, own=False), file)
    assert len(recent_tables.load(file)) == 2
    autosave.unlink()
    assert [one.path for one in recent_tables.load(file)] == [Path("/gone.chabudai")]


def test_deck_lists_are_remembered_beside_the_tables(file: Path) -> None:
    recent_tables.remember(entry(Path("/a")), file)
    for name in ("one.txt", "two.txt", "one.txt"):
        recent_tables.remember_deck(Path(name), file)
    assert recent_tables.decks(file) == (Path("one.txt"), Path("two.txt"))
    assert len(recent_tables.load(file)) == 1
    recent_tables.forget(Path("one.txt"), file)
    assert recent_tables.decks(file) == (Path("two.txt"),)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"\xff\xfe\x00", b"[" * 10_000, b'{"tables":3}', b" " * (2 << 20)],
    ids=["empty", "cut", "list", "noise", "deep", "number", "large"],
)
def test_a_damaged_list_counts_as_empty_and_is_written_anew(file: Path, data: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(data)
    assert recent_tables.load(file) == ()
    recent_tables.remember(entry(Path("/a")), file)
    assert len(recent_tables.load(file)) == 1


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("path", ""),
        ("path", "a\0b"),
        ("path", 3),
        ("title", None),
        ("turn", "five"),
        ("turn", True),
        ("turn", 10**9),
        ("seats", 2),
        ("when", "yesterday"),
        ("when", 3),
        ("branches", 1.5),
    ],
)
def test_one_damaged_entry_does_not_cost_the_others(file: Path, name: str, wrong: object) -> None:
    recent_tables.remember(entry(Path("/sound")), file)
    recent_tables.remember(entry(Path("/damaged")), file)
    words = json.loads(file.read_bytes())
    words["tables"][0][name] = wrong
    words["tables"].append("noise")
    file.write_text(json.dumps(words))
    assert [one.path for one in recent_tables.load(file)] == [Path("/sound")]


@pytest.mark.parametrize(
    "picture",
    [None, 3, {}, {"height": 0, "pieces": []}, {"height": 700, "pieces": [[1, 2, 3]]}],
)
def test_a_damaged_picture_costs_the_picture_alone(file: Path, picture: object) -> None:
    recent_tables.remember(entry(Path("/a")), file)
    words = json.loads(file.read_bytes())
    words["tables"][0]["picture"] = picture
    file.write_text(json.dumps(words))
    assert recent_tables.load(file) == (entry(Path("/a"), picture=None),)


def test_a_name_that_is_no_text_is_kept(file: Path) -> None:
    odd = entry(Path("/tables/caf\udce9.chabudai"))
    recent_tables.remember(odd, file)
    assert recent_tables.load(file) == (odd,)


def test_a_disk_that_refuses_is_said(tmp_path: Path) -> None:
    (tmp_path / "recent.json").mkdir()
    assert recent_tables.load(tmp_path / "recent.json") == ()
    with pytest.raises(StoreError, match="is a folder"):
        recent_tables.remember(entry(Path("/a")), tmp_path / "recent.json")


def test_a_table_left_open_brings_what_the_list_knew_of_it() -> None:
    known = entry(Path("/autosave"), title="Friday", own=False)
    when = datetime(2026, 11, 20, tzinfo=UTC)
    left = Unfinished(Path("/autosave"), when, "pokemon", ("Aki", "Ren"), 9, 40, Words("", ""))
    assert recent_tables.left_open(left, (known,)) == replace(
        known, turn=9, seats=("Aki", "Ren"), when=when
    )
    unknown = recent_tables.left_open(left)
    assert (unknown.title, unknown.own, unknown.picture) == ("Aki – Ren", False, None)


def test_tables_that_are_known_need_not_be_read_again(tmp_path: Path) -> None:
    host = toy.lay().host
    saving = Autosave(host, pytest.fail, tmp_path)
    toy.play(host, 5, 1)
    saving.close(offer=True)
    (left,) = unfinished(tmp_path)
    remembered = recent_tables.left_open(left)
    assert recent_tables.up_to_date([remembered]) == {saving.path}
    assert unfinished(tmp_path, known=recent_tables.up_to_date([remembered])) == []
    # Played on since, or not there: what the list says of it is old.
    earlier = replace(remembered, when=remembered.when - timedelta(minutes=5))
    assert recent_tables.up_to_date([earlier, entry(tmp_path / "gone", own=False)]) == frozenset()
    assert recent_tables.up_to_date([replace(remembered, own=True)]) == frozenset()

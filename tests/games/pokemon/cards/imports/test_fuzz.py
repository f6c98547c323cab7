"""Whatever is given as card data: a card, a refusal or a clear sentence, soon, and in little room.

Two seconds and 200 MB are what a person may be asked for; the hostile files run in a process of
their own, which measures itself.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.store.card_store import CardStore
from tests.games.pokemon.cards.imports.conftest import PROJECT, english, japanese, read
from tests.games.pokemon.cards.imports.test_card_sources import OWN, TYPE_NULL
from tests.helpers.machine_pace import slowness

ENTRIES = (english(), japanese("XX-001"), TYPE_NULL, OWN)
NAMES = ("x.json", "x.csv", "x.dat")
MOST_SECONDS, MOST_MEGABYTES = 2.0, 200
"""Of a usual machine."""

TABLE = "key,name,name_ja,kind,hp,types\nA-1,Kettle,やかん,item,10,Fire\nA-2,Spoon,さじ,,,\n"

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


def whole(path: Path) -> None:
    """Read a file and bring it; whatever is refused has a reason in both languages."""
    found = read(path)
    assert found
    for one in found:
        if not isinstance(one.what, Brought):
            assert one.what.why.en
            assert one.what.why.ja
    store = CardStore.in_memory()
    summary = bring(store, found, NameTable())
    assert len(list(store)) == summary.cards <= summary.read
    store.close()


@pytest.mark.parametrize("name", NAMES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(min_size=1, max_size=300))
def test_random_bytes(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    whole(tmp_path / name)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_field_that_holds_anything(tmp_path: Path, data: st.DataObject) -> None:
    entry = dict(data.draw(st.sampled_from(ENTRIES)))
    field = data.draw(st.sampled_from(sorted({*entry, "regulationMark", "effect", "rules"})))
    entry[field] = data.draw(values)
    path = tmp_path / "x.json"
    path.write_text(json.dumps([entry, english("sv6-2")]), encoding="utf-8")
    whole(path)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(row=st.lists(st.text(max_size=30), max_size=8))
def test_a_row_that_holds_anything(tmp_path: Path, row: list[str]) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes((TABLE + ",".join(row)).encode("utf-8", "surrogatepass"))
    whole(path)


@pytest.mark.parametrize("name", ["x.json", "x.csv"])
def test_cut_anywhere(tmp_path: Path, name: str) -> None:
    text = TABLE if name == "x.csv" else json.dumps(ENTRIES, ensure_ascii=False)
    data = text.encode()
    path = tmp_path / name
    for end in range(1, len(data), 7):
        path.write_bytes(data[:end])
        whole(path)


def test_flipped_bytes(tmp_path: Path) -> None:
    chance = random.Random(4)
    for name, text in (("x.csv", TABLE), ("x.json", json.dumps(ENTRIES))):
        path = tmp_path / name
        for _ in range(60):
            data = bytearray(text.encode())
            for _ in range(chance.randint(1, 6)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            path.write_bytes(data)
            whole(path)


# -- hostile files --------------------------------------------------------------------------------

SIZE = 10_000_000
CARD = '{"id":"a-1","supertype":"Trainer","number":"1"'
HOSTILE: dict[str, tuple[str, str, int, str]] = {
    # What it begins with, what is repeated, how many bytes that is in all, what it ends with.
    "one line of letters": ("", "a", SIZE, ""),
    "one line of quotation marks": ("", '"', SIZE, ""),
    "one text": ('"', "a", SIZE, ""),
    "escapes": ('"', "\\", SIZE, ""),
    "brackets": ("", "[", SIZE, ""),
    "braces": ("", '{"a":', SIZE, ""),
    "brackets that are closed": ("[" * 900, "[],", SIZE, "]" * 900),
    "empty objects": ("[", "{},", SIZE, ""),
    "empty lists": ("[", "[],", SIZE, ""),
    "numbers": ("[", "1,", SIZE, ""),
    "one number": ("[", "9", SIZE, ""),
    "spaces": ("", " ", SIZE, ""),
    "nothing": ("", "\0", SIZE, ""),
    "lines": ("", "\n", SIZE, ""),
    "separators": ("key,name\n", ",", SIZE, ""),
    "an open quotation mark": ('key,name\nA-1,"', "x\n", SIZE, ""),
    "rows of nothing": ("key,name\n", ",\n", SIZE, ""),
    "rows without names": ("key,name\n", "A-1,\n", SIZE, ""),
    "cards without names": ("[", CARD + "},", SIZE, ""),
    "entries in an object": ('{"cards":[', "{},", SIZE, ""),
    "a card without an end": (f'[{CARD},"rules":[', '"a",', SIZE, ""),
    "marks on a letter": (f'[{CARD},"name":"a', "\u0301", 900_000, '"}]'),
    "marks in a table": ("key,name\nA-1,a", "\u0301", 100_000, ""),
    "spaces in a text": (f'[{CARD},"name":"a","rules":["', " x", 900_000, '"]}]'),
    "spaces in a table": ("key,name,text\nA-1,One,", " x", 100_000, ""),
}

CHILD = """
import json, resource, sys, time
from pathlib import Path
from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.card_sources import read_files
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.store.card_store import CardStore
found = {}
for name, (begin, part, size, end) in json.loads(sys.argv[1]).items():
    data = begin.encode() + part.encode() * (size // len(part.encode())) + end.encode()
    for ending in (".json", ".csv"):
        path = Path(sys.argv[2], "hostile" + ending)
        path.write_bytes(data)
        began = time.process_time()
        summary = bring(CardStore.in_memory(), read_files([path], shipped_sets()), NameTable())
        took = time.process_time() - began
        found[name + ending] = (took, summary.read, summary.refused)
    del data
room = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
status = Path("/proc/self/status")
if status.exists():
    # On Linux the figure above also counts what the process held that started this one.
    row = next(row for row in status.read_text().splitlines() if row.startswith("VmHWM:"))
    room = int(row.split()[1]) // 1024
print(json.dumps({"found": found, "megabytes": room}))
"""


@pytest.mark.slow
def test_hostile_files(tmp_path: Path) -> None:
    pytest.importorskip("resource")
    done = subprocess.run(
        [sys.executable, "-c", CHILD, json.dumps(HOSTILE), str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout)
    most = MOST_SECONDS * slowness()
    slow = {name: took for name, (took, _, _) in told["found"].items() if took > most}
    assert slow == {}
    assert told["megabytes"] < MOST_MEGABYTES
    silent = [name for name, (_, cards, refused) in told["found"].items() if not cards + refused]
    assert silent == []


def test_deep_json(tmp_path: Path) -> None:
    for text in ("[" * 100_000, '{"a":' * 100_000, '[{"id":' + "[" * 90_000 + "]" * 90_000 + "}]"):
        path = tmp_path / "deep.json"
        path.write_text(text, encoding="utf-8")
        (one,) = read(path)
        assert isinstance(one.what, Refused)
        assert "nested far deeper" in one.what.why.en

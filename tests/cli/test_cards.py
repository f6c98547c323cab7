"""`chabudai cards`: importing, finding, listing, forgetting; and `--cards` for one run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.cards.card_import import Bar
from app.places import cards_file
from tests.cli.conftest import Command
from tests.games.pokemon.cards.imports.conftest import english, japanese

JSON_OF = ("cards", "find", "--json", "--limit", "9", "--kind")

OWN = "key,name,name_ja,kind,set_name\nHOME-4,Kettle,やかん,item,Homemade\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with an English card, its Japanese print, one of one's own, and a stray file."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "en.json").write_text(json.dumps([english()]), encoding="utf-8")
    (folder / "ja.json").write_text(json.dumps([japanese("XX-001")]), encoding="utf-8")
    (folder / "own.csv").write_text(OWN, encoding="utf-8")
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    return folder


def test_an_import_says_what_it_did(chabudai: Command, data: Path) -> None:
    said = chabudai("cards", "import", data)
    assert said.code == 0
    first, second, aside = said.out.splitlines()
    assert first == "New 3, changed 0, unchanged 0, refused 0."
    assert second.startswith("The card base holds 3 cards, 3 with both")
    assert "1 file of other kinds (.txt) left alone" in aside
    again = chabudai("cards", "import", data)
    assert again.out.startswith("New 0, changed 0, unchanged 3, refused 0.")


def test_an_import_as_json(chabudai: Command, data: Path) -> None:
    (data / "bad.json").write_text(json.dumps([english("sv6-9", hp=[])]), encoding="utf-8")
    said = chabudai("cards", "import", data, "--json")
    assert said.code == 1
    told = json.loads(said.out)
    assert (told["new"], told["refused"], told["cards"], told["linked"]) == (3, 1, 3, 3)
    assert told["refusals"] == [
        {
            "file": str(data / "bad.json"),
            "entry": "sv6-9",
            "reason": "field “hp”: it is not a text",
        }
    ]
    assert told["damaged_base_kept_as"] is None


def test_what_is_refused_is_told_with_its_place(chabudai: Command, data: Path) -> None:
    (data / "own.csv").write_text(OWN + "HOME-5,Cup,,mug,\n", encoding="utf-8")
    said = chabudai("cards", "import", data / "own.csv")
    assert said.code == 1
    assert f"✗ {data / 'own.csv'}, HOME-5: column “kind”: “mug” is not known. Choose" in said.out


def test_nothing_to_import(chabudai: Command, tmp_path: Path, data: Path) -> None:
    for path in (tmp_path / "nothing", data / "notes.txt"):
        said = chabudai("cards", "import", path)
        assert said.code == 2
        assert str(path) in said.out
        assert "There are no cards in what you gave" in said.err


def test_a_damaged_base_is_kept_aside(chabudai: Command, data: Path) -> None:
    cards_file().parent.mkdir(parents=True)
    cards_file().write_bytes(b"broken")
    said = chabudai("cards", "find", "cotton")
    assert (said.code, said.out.startswith("No card has")) == (1, True)
    assert said.err.startswith("⚠ The card base")
    assert chabudai("cards", "sets").code == 2
    said = chabudai("cards", "import", data)
    assert said.code == 0
    assert "cards.damaged-1.sqlite" in said.err
    assert "Cottonee" in chabudai("cards", "find", "モンメン").out


def test_find_in_either_language_with_filters(chabudai: Command, data: Path) -> None:
    chabudai("cards", "import", data)
    said = chabudai("cards", "find", "もんめ")
    assert said.code == 0
    assert [line.split()[:3] for line in said.out.splitlines()] == [
        ["TWM-1", "Cottonee", "モンメン"],
        ["XX-1", "Cottonee", "モンメン"],
    ]
    only = chabudai(
        "cards", "find", "cotton", "--set", "xx", "--type", "grass", "--kind", "pokemon"
    )
    assert [line.split()[0] for line in only.out.splitlines()] == ["XX-1"]
    assert chabudai("cards", "find", "cotton", "--mark", "Z").code == 1
    (own,) = json.loads(chabudai("cards", "find", "kettle", "--json").out)
    assert (own["key"], own["name"]["ja"], own["set"], own["hp"]) == (
        "HOME-4",
        "やかん",
        "HOME",
        None,
    )


def test_find_without_anything_imported(chabudai: Command) -> None:
    assert "Dragapult ex" in chabudai("cards", "find", "ドラパ").out
    said = chabudai("cards", "find", "cottonee")
    assert said.code == 1
    assert "“chabudai cards import”" in said.out
    assert json.loads(chabudai("cards", "find", "cottonee", "--json").out) == []


def test_find_says_that_the_filters_leave_nothing(
    chabudai: Command, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chabudai("cards", "import", data)
    words = ("cards", "find", "もんめ", "--mark", "Z")
    said = chabudai(*words)
    assert said.code == 1
    assert said.out == "2 cards have “もんめ”, none of them with these filters.\n"
    one = chabudai("cards", "find", "kettle", "--kind", "pokemon")
    assert one.out == "1 card has “kettle”, but does not fit these filters.\n"
    assert "cards import" in chabudai("cards", "find", "qqqq", "--mark", "Z").out
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    told = "「もんめ」を含むカードは2件ありますが、この条件に合うものはありません。\n"
    assert chabudai(*words).out == told


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("supporter", "Supporter"),
        ("Supporter", "Supporter"),
        ("サポート", "Supporter"),
        ("ｻﾎﾟｰﾄ", "Supporter"),
        ("Pokémon", "Pokémon"),
        ("ポケモン", "Pokémon"),
        ("グッズ", "Item"),
        ("どうぐ", "Pokémon Tool"),
        ("pokemon tool", "Pokémon Tool"),
        ("スタジアム", "Stadium"),
        ("basic energy", "Basic Energy"),
        ("special_energy", "Special Energy"),
        ("特殊エネルギー", "Special Energy"),
    ],
)
def test_find_a_kind_in_the_words_that_imports_take(
    chabudai: Command, kind: str, found: str
) -> None:
    said = chabudai("cards", "find", "--kind", kind, "--limit", "3")
    assert said.code == 0
    rows = [row for row in said.out.splitlines() if "There are more" not in row]
    assert all(f"  {found}" in row for row in rows)
    kinds = {one["kind"] for one in json.loads(chabudai(*JSON_OF, kind).out)}
    assert len(kinds) == 1


def test_find_all_trainers_or_energy_by_their_japanese_word(chabudai: Command) -> None:
    for word, kind in (("トレーナーズ", "trainer"), ("エネルギー", "energy")):
        assert chabudai(*JSON_OF, word).out == chabudai(*JSON_OF, kind).out


def test_more_than_fit(chabudai: Command) -> None:
    lines = chabudai("cards", "find", "", "--limit", "5").out.splitlines()
    assert len(lines) == 6
    assert lines[-1].startswith("There are more")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("find", "x", "--type", "fog"), "“fog” is not a type"),
        (("find", "x", "--limit", "0"), "--limit 0 is out of range"),
        (("find", "x", "--kind", "mug"), "invalid choice"),
        (("forget",), "Say which sets to forget"),
        (("forget", "TWM", "--all"), "Say which sets to forget"),
        ((), "required"),
    ],
)
def test_wrong_command_lines(chabudai: Command, words: tuple[str, ...], why: str) -> None:
    said = chabudai("cards", *words)
    assert said.code == 2
    assert why in said.err


def test_sets_and_forgetting_them(chabudai: Command, data: Path) -> None:
    assert chabudai("cards", "sets").code == 1
    assert chabudai("cards", "forget", "TWM").code == 1
    chabudai("cards", "import", data)
    assert [line.split()[0] for line in chabudai("cards", "sets").out.splitlines()] == [
        *("TWM", "HOME", "XX"),
    ]
    assert json.loads(chabudai("cards", "sets", "--json").out)[0] == {
        "set": "TWM",
        "name": "Twilight Masquerade",
        "released": "2024-05-24",
        "cards": 1,
    }
    assert chabudai("cards", "forget", "twm").out == "1 card forgotten.\n"
    assert chabudai("cards", "forget", "twm").code == 1
    assert chabudai("cards", "forget", "--all").out == "2 cards forgotten.\n"


def test_own_names_link_anew(chabudai: Command, home: Path, data: Path) -> None:
    trainer = english("sv6-5", "Kettle", supertype="Trainer", subtypes=["Item"], attacks=[])
    (data / "en.json").write_text(json.dumps([trainer]), encoding="utf-8")
    chabudai("cards", "import", data / "en.json")
    names = home / "config" / "names" / "mine.json"
    names.parent.mkdir(parents=True)
    names.write_text('{"Kettle": "やかん"}', encoding="utf-8")
    said = chabudai("cards", "link")
    assert (said.code, said.out) == (
        0,
        "The card base holds 1 card, 1 with both an English and a Japanese name.\n",
    )
    assert "TWM-5" in chabudai("cards", "find", "やかん").out
    names.write_text("{", encoding="utf-8")
    for words in (("link",), ("import", data / "en.json")):
        said = chabudai("cards", *words)
        assert said.code == 2
        assert "mine.json" in said.err


def test_cards_for_one_run_only(chabudai: Command, data: Path, tmp_path: Path) -> None:
    assert chabudai("cards", "find", "kettle", "--cards", data).code == 0
    assert chabudai("cards", "find", "kettle").code == 1
    assert not cards_file().exists()
    deck = tmp_path / "deck.txt"
    deck.write_text("4 モンメン\n56 Basic {G} Energy", encoding="utf-8")
    words = ("goldfish", deck, "--turns", "0", "--seed", "1", "--json")
    unknown = json.loads(chabudai(*words).out)
    known = json.loads(chabudai(*words, "--cards", data).out)
    assert unknown["warnings"] != []
    assert known["warnings"] == []
    # The game knows them too: the hand has a Basic Pokémon, so the setup goes on.
    assert any("Cottonee" in line["text"] for line in known["log"])


def test_cards_for_one_run_that_are_none(chabudai: Command, tmp_path: Path) -> None:
    said = chabudai("cards", "find", "x", "--cards", tmp_path / "nothing")
    assert said.code == 2
    assert "no such place" in said.err
    assert "There is no card in what --cards names" in said.err


def test_names_that_the_base_knows_hold_for_one_run_too(
    chabudai: Command, data: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps([english("sv6-77", hp="90")]), encoding="utf-8")
    assert chabudai("cards", "find", "モンメン", "--cards", other).code == 1
    chabudai("cards", "import", data)
    assert "TWM-77" in chabudai("cards", "find", "モンメン", "--cards", other).out


def test_a_bar_on_a_terminal_and_nothing_of_it_afterwards(
    chabudai: Command, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chabudai("cards", "import", data).err == ""
    monkeypatch.setattr(Bar, "_is_live", staticmethod(lambda: True))
    told = chabudai("cards", "import", data).err
    assert "100% reading cards" in told
    assert told.endswith("\r\033[K")

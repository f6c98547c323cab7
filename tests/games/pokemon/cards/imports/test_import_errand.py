"""Importing into the person's card base and taking out of it, as command line and window do."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.importing.import_values import Held
from app.games.pokemon.cards.imports.base_contents import held
from app.games.pokemon.cards.imports.card_sources import form_of
from app.games.pokemon.cards.imports.import_errand import ErrandError, forget_sets, import_files
from app.places import cards_file
from tests.games.pokemon.cards.imports.conftest import PROJECT, Write, english, japanese


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))


class CalledOffError(Exception):
    """Somebody wants the import no longer."""


def test_what_was_found_linked_and_is_held(write: Write) -> None:
    assert held() == Held()
    write([english()], "data/en.json")
    folder = write([japanese("XX-001")], "data/ja.json").parent
    done = import_files([folder])
    assert done.aside is None
    assert (done.summary.new, done.summary.newly_linked) == (2, 2)
    assert [one.code for one in done.summary.sets] == ["TWM", "XX"]
    assert held() == Held(2, done.summary.sets)
    again = import_files([folder / "en.json"]).summary
    assert (again.unchanged, again.newly_linked) == (1, 0)
    assert [one.code for one in again.sets] == ["TWM"]


def test_the_file_of_every_entry_is_told(write: Write) -> None:
    write([english(), english("sv6-2")], "data/en.json")
    path = write([japanese("XX-001")], "data/ja.json")
    files: list[str] = []
    import_files([path.parent], opened=files.append)
    named = [str(path.parent / name) for name in ("en.json", "en.json", "ja.json")]
    assert files == ["", *named]


@pytest.mark.parametrize("part", ["reading", "linking", "opened"])
def test_called_off_anywhere_the_base_is_as_it_was(write: Write, part: str) -> None:
    import_files([write([english()])])
    many = write([english(f"sv6-{number}") for number in range(2, 200)], "many.json")

    def stop(*_: object) -> None:
        raise CalledOffError

    with pytest.raises(CalledOffError):
        import_files([many], **{part: stop})  # type: ignore[arg-type]
    assert held().cards == 1
    assert import_files([many]).summary.new == 198


def test_forgetting_is_called_off_too(write: Write) -> None:
    import_files([write([english(), japanese("XX-001")])])

    def stop(*_: object) -> None:
        raise CalledOffError

    with pytest.raises(CalledOffError):
        forget_sets(["TWM"], stop)
    assert held().cards == 2
    assert forget_sets(["TWM"]) == 1
    assert held().cards == 1


def test_forgetting_without_a_base_makes_none() -> None:
    assert forget_sets(None) is None
    assert not cards_file().exists()


def test_a_base_that_is_none_is_told_and_left_there() -> None:
    cards_file().parent.mkdir(parents=True)
    cards_file().write_bytes(b"broken")
    with pytest.raises(ErrandError) as caught:
        forget_sets(None)
    assert "is damaged" in caught.value.words.en
    assert cards_file().read_bytes() == b"broken"


# -- looking whether there are cards --------------------------------------------------------------


def test_the_form_of_card_data_is_known_by_its_first_card(write: Write) -> None:
    assert form_of(write([english()], "a/en.json")) == "english"
    assert form_of(write([japanese()], "b/ja.json")) == "tcgdex"
    assert form_of(PROJECT / "docs" / "samples" / "cards.csv") == "own"
    assert form_of(PROJECT / "docs" / "samples") == "own"


def test_what_holds_no_cards_has_no_form(write: Write, tmp_path: Path) -> None:
    assert form_of(write([1, 2, 3], "c/list.json")) is None
    assert form_of(write(b"\xff\xfe\x00", "c/half.json")) is None
    assert form_of(tmp_path / "nothing") is None
    (tmp_path / "empty").mkdir()
    assert form_of(tmp_path / "empty") is None


def test_it_is_not_looked_for_all_over_the_disk(write: Write, tmp_path: Path) -> None:
    for number in range(150):
        (tmp_path / "deep" / f"{number:03}").mkdir(parents=True)
    write([english()], "deep/149/en.json")
    assert form_of(tmp_path / "deep") is None
    assert form_of(tmp_path / "deep" / "149") == "english"

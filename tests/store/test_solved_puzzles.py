"""Which questions were answered here."""

from __future__ import annotations

from pathlib import Path

from app.store.solved_puzzles import remember, solved


def test_what_was_answered_is_known_by_game_and_kept_once(tmp_path: Path) -> None:
    path = tmp_path / "questions.jsonl"
    assert solved("pokemon", path) == frozenset()
    for name in ("burned", "burned", "asleep"):
        remember("pokemon", name, path)
    remember("whist", "trick", path)
    assert solved("pokemon", path) == {"burned", "asleep"}
    assert len(path.read_text("utf-8").splitlines()) == 3


def test_a_damaged_file_costs_its_damaged_lines_alone(tmp_path: Path) -> None:
    path = tmp_path / "questions.jsonl"
    remember("pokemon", "burned", path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game": 3}\nnonsense\n{"game": "pokemon", "puzzle": "' + "x" * 500 + '"}\n')
    assert solved("pokemon", path) == {"burned"}


def test_a_disk_that_refuses_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    remember("pokemon", "burned", blocked / "questions.jsonl")
    assert solved("pokemon", blocked / "questions.jsonl") == frozenset()

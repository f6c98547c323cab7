"""What is said of an import."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.importing.import_values import Summary, Trouble
from app.cards.importing.import_words import (
    forgotten,
    kept_aside,
    link_line,
    summary_lines,
    trouble_line,
)
from app.core.data.value import replace
from app.core.text.words import Words

DONE = Summary(
    new=1200, changed=3, unchanged=20, refused=7, troubles=(), asides=(), cards=4000, linked=90
)
WHY = Words("it has no name", "名前がありません")


def test_an_import_is_told_in_figures() -> None:
    assert tuple(summary_lines(DONE)) == (
        Words(
            "New 1,200, changed 3, unchanged 20, refused 7.",
            "新規1,200、変更3、変更なし20、読み込めず7。",
        ),
        Words(
            "The card base holds 4,000 cards, 90 with both an English and a Japanese name.",
            "カードのデータベースは4,000枚。うち90枚は日本語名と英語名の両方があります。",
        ),
    )


@pytest.mark.parametrize(
    ("linked", "told"), [(0, "No cards newly linked"), (1, "1 card newly linked"), (2, "2 cards")]
)
def test_what_found_its_other_name_is_told(linked: int, told: str) -> None:
    assert link_line(replace(DONE, newly_linked=linked)).en.startswith(told)


def test_a_trouble_names_its_file_and_entry() -> None:
    assert trouble_line(Trouble("cards.json", "sv6-2", WHY)) == Words(
        "cards.json, sv6-2: it has no name", "cards.jsonのsv6-2：名前がありません"
    )
    assert trouble_line(Trouble("cards.json", "", WHY)).en == "cards.json: it has no name"


def test_a_damaged_base_is_said_with_where_it_is() -> None:
    told = kept_aside(Path("old.sqlite"))
    assert "kept as old.sqlite." in told.en
    assert "old.sqliteとして" in told.ja


def test_cards_that_were_taken_out_are_counted() -> None:
    assert forgotten(1) == Words("1 card forgotten.", "1枚を取り除きました。")

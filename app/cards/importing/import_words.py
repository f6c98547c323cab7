"""What is said of an import, on the command line and in the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.cards.importing.import_values import Summary, Trouble
from app.core.text.wording import CARD, Noun, counted, labelled, number
from app.core.text.words import Words

ENTRY = Noun("entry", "entries", "件")

READING = Words("reading cards", "カードの読み込み")
LINKING = Words("linking English and Japanese", "日本語と英語の対応付け")

NO_IMPORTS = Words("Cards of this game cannot be imported.", "このゲームのカードは取り込めません。")
NO_CARDS = Words("There are no cards in what you gave.", "指定した場所にカードがありません。")


def summary_lines(summary: Summary) -> Iterator[Words]:
    """Yield what an import did, in sentences."""
    new, changed = number(summary.new), number(summary.changed)
    unchanged, refused = number(summary.unchanged), number(summary.refused)
    yield Words(
        f"New {new}, changed {changed}, unchanged {unchanged}, refused {refused}.",
        f"新規{new}、変更{changed}、変更なし{unchanged}、読み込めず{refused}。",
    )
    cards, linked = counted(summary.cards, CARD), number(summary.linked)
    yield Words(
        f"The card base holds {cards.en}, {linked} with both an English and a Japanese name.",
        f"カードのデータベースは{cards.ja}。うち{linked}枚は日本語名と英語名の両方があります。",
    )


def link_line(summary: Summary) -> Words:
    """Return how many cards have found their name in the other language."""
    if not summary.newly_linked:
        return Words(
            "No cards newly linked between English and Japanese.",
            "新たに対応付けたカードはありません。",
        )
    cards = counted(summary.newly_linked, CARD)
    return Words(
        f"{cards.en} newly linked between English and Japanese.",
        f"新たに{cards.ja}で日本語名と英語名を対応付けました。",
    )


def trouble_line(trouble: Trouble) -> Words:
    """Return what was refused or left alone: its place, and why."""
    where = Words(trouble.file, trouble.file)
    if trouble.entry:
        where = Words(f"{trouble.file}, {trouble.entry}", f"{trouble.file}の{trouble.entry}")
    return labelled(where, trouble.why)


def kept_aside(path: Path) -> Words:
    """Return that a damaged base was put aside."""
    return Words(
        f"The card base was damaged: a new one was begun, and the old one is kept as {path}. "
        "Import your other card data again.",
        f"カードのデータベースが壊れていたため、新しく作りました。前のファイルは{path}として残して"
        "あります。ほかのカードデータも取り込み直してください。",
    )


def forgotten(gone: int) -> Words:
    """Return how many cards were taken out of the base."""
    taken = counted(gone, CARD)
    return Words(f"{taken.en} forgotten.", f"{taken.ja}を取り除きました。")

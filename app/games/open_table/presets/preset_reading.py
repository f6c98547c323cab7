"""Reads presets strictly, and says what is wrong with one in words for people."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from app.cards.deck.deck import DeckListError
from app.core.data.value import replace
from app.core.data.wrong_data import why_wrong
from app.core.text.one_line import one_line
from app.core.text.wording import quoted, spread
from app.core.text.words import Words
from app.core.zone import is_rect, names_zone
from app.games._playing_cards.playing_lists import PlayingLists
from app.games.open_table.open_zones import HEIGHT, MAT, WIDTH
from app.games.open_table.presets.preset_model import (
    EACH,
    LONGEST_TEXT,
    MOST_DEALS,
    MOST_LINES,
    MOST_PILES,
    PILE,
    SHARED,
    VERSION,
    Preset,
    PresetPile,
)

SHIPPED = Path(__file__).resolve().parent / "shipped"
MOST_SEATS = 8
MOST_CARDS = 480
"""Of a preset: eight packs and more would not fit on a mat."""
MOST_DEALT = 480
LONGEST_LINE = 200
"""Characters of a title, of the hint, and of a line of cards."""


class PresetError(Exception):
    """A preset that cannot be used; `words` says why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


@cache
def _form() -> TypeAdapter[Preset]:
    return TypeAdapter(Preset)


def read_preset(text: str, name: str = "") -> Preset:
    """Return the preset in a text. Raises PresetError for one that does not fit.

    `name` is that of its file, or what the person calls it.
    """
    if len(text) > LONGEST_TEXT:
        raise _error(name, Words("it is far too long", "長すぎます"))
    try:
        json.loads(text)
    except (ValueError, RecursionError) as problem:
        line = problem.lineno if isinstance(problem, json.JSONDecodeError) else 1
        why = Words(f"line {line} is not JSON", f"{line}行目がJSONとして読み取れません")
        raise _error(name, why) from problem
    try:
        read = _form().validate_json(text)
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        raise _error(name, _of_field(first["loc"], why_wrong(first))) from problem
    wrong = _wrong(read)
    if wrong is not None:
        raise _error(name, wrong)
    return replace(read, id=name)


def write_preset(preset: Preset) -> str:
    """Return a preset as the text that `read_preset` reads: what is as usual is left out."""
    usual = _form().dump_python(Preset(preset.title))
    told: dict[str, Any] = _form().dump_python(replace(preset, id=""))
    kept = {key: found for key, found in told.items() if found != usual[key] or key == "title"}
    return json.dumps({"chabudai_preset": VERSION, **kept}, ensure_ascii=False, indent=1) + "\n"


def cards_of(preset: Preset) -> tuple[str, ...]:
    """Return the keys of the cards that a preset is played with; () for those on the table."""
    return _keys(preset.cards)


@lru_cache(maxsize=64)
def _keys(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Read lines once: menus ask whenever something is selected."""
    return PlayingLists("").read("\n".join(lines)).keys if lines else ()


@cache
def shipped() -> tuple[Preset, ...]:
    """Return the presets that come with the game, in the order of their names."""
    files = sorted(SHIPPED.glob("*.json"))
    return tuple(read_preset(path.read_text("utf-8"), path.stem) for path in files)


# -- what does not fit ----------------------------------------------------------------------------


def _wrong(preset: Preset) -> Words | None:
    """Return what a form cannot say of a preset; None where all of it fits."""
    if preset.chabudai_preset != VERSION:
        return Words("it was made by a newer version", "新しいバージョンで作られています")
    lines = (preset.title.en, preset.title.ja, preset.hint.en, preset.hint.ja, *preset.cards)
    if not preset.title.en or not preset.title.ja or any(not _is_line(line) for line in lines):
        return _of_field(("title",), Words("it is not a single line", "1行になっていません"))
    fewest, most = preset.seats
    if not 1 <= fewest <= most <= MOST_SEATS:
        there = spread(1, MOST_SEATS)
        why = Words(f"choose from {there.en}", f"{there.ja}から選びます")
        return _of_field(("seats",), why)
    for key, found, bound in (
        ("piles", preset.piles, MOST_PILES),
        ("deal", preset.deal, MOST_DEALS),
        ("cards", preset.cards, MOST_LINES),
    ):
        if len(found) > bound:
            return _of_field((key,), Words("there are too many", "多すぎます"))
    return _wrong_cards(preset) or _wrong_piles(preset) or _wrong_deal(preset)


def _is_line(line: str) -> bool:
    return len(line) <= LONGEST_LINE and one_line(line) == line


def _wrong_cards(preset: Preset) -> Words | None:
    if not preset.cards:
        return None
    try:
        deck = PlayingLists("").read("\n".join(preset.cards))
    except DeckListError as problem:
        return _of_field(("cards",), _clause(problem.words))
    if deck.errors:
        return _of_field(("cards", deck.errors[0].line - 1), _clause(deck.errors[0].reason))
    if deck.count > MOST_CARDS:
        return _of_field(("cards",), Words("there are too many", "多すぎます"))
    return None


def _clause(words: Words) -> Words:
    return Words(*(said.rstrip(".。") for said in (words.en, words.ja)))


def _wrong_piles(preset: Preset) -> Words | None:
    names = Counter(pile.title for pile in preset.piles)
    for number, pile in enumerate(preset.piles):
        if not names_zone(pile.title) or names[pile.title] > 1:
            why = Words("every pile needs a name of its own", "山ごとに別の名前が必要です")
            return _of_field(("piles", number, "title"), why)
        if pile.visibility == "owner":
            why = Words("a pile of the table is open or hidden", "卓の山は公開か非公開です")
            return _of_field(("piles", number, "visibility"), why)
        if not _on_mat(pile):
            why = Words("it does not lie on the mat", "マットの上にありません")
            return _of_field(("piles", number, "place"), why)
    return None


def _on_mat(pile: PresetPile) -> bool:
    rects = [rect for rect in (pile.place, pile.alone) if rect is not None]
    return all(
        is_rect(rect) and rect[0] + rect[2] <= WIDTH and rect[1] + rect[3] <= HEIGHT
        for rect in rects
    )


def _wrong_deal(preset: Preset) -> Words | None:
    known = {*EACH, *SHARED, MAT, *(PILE + pile.title for pile in preset.piles)}
    for number, part in enumerate(preset.deal):
        if part.to not in known:
            to = quoted(part.to[:40])
            why = Words(f"there is no {to.en}", f"{to.ja}はありません")
            return _of_field(("deal", number, "to"), why)
        if not 0 <= part.cards <= MOST_DEALT:
            why = Words("it is out of range", "範囲外の値です")
            return _of_field(("deal", number, "cards"), why)
        if (part.at is not None) != (part.to == MAT):
            why = Words("the mat alone takes a place, and needs one", "位置はマットにだけ必要です")
            return _of_field(("deal", number, "at"), why)
        if part.at is not None and not (0 <= part.at[0] <= WIDTH and 0 <= part.at[1] <= HEIGHT):
            why = Words("it does not lie on the mat", "マットの上にありません")
            return _of_field(("deal", number, "at"), why)
    return None


def _of_field(place: tuple[int | str, ...], why: Words) -> Words:
    """Return what is wrong with a field; entries of lists are counted from 1."""
    field = ".".join(str(part + 1) if isinstance(part, int) else part for part in place) or "?"
    return Words(f"field “{field}”: {why.en}", f"項目「{field}」が正しくありません（{why.ja}）")


def _error(name: str, why: Words) -> PresetError:
    called = quoted(name or "JSON")
    return PresetError(
        Words(
            f"Preset {called.en}: {why.en}. Correct the file or remove it.",
            f"並べ方{called.ja}：{why.ja}。ファイルを直すか、取り除いてください。",
        )
    )

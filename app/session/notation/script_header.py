"""The head of a script: which game, who sits where, with which cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckListError
from app.core.data.value import value
from app.core.text.wording import either, spread
from app.core.text.words import Words
from app.games.common_options import options_of
from app.games.game_api import GameSpec
from app.games.game_registry import USUAL
from app.session.notation.script_lines import Line, ScriptError, read_lines
from app.session.room.person_names import LONGEST_NAME, all_told_apart

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards

FindDeck = Callable[[str], tuple[str, ...]]
"""(name or path of a deck list) -> its card keys; raises an error with `words`."""

SEATS = ("Aki", "Ren")
MOST_SEATS = 8

_HEAD = re.compile(
    r"(?P<key>game|title|source|seats|seed|deck|option|stack)(?:\s+(?P<of>[^:：]+?))?"
    r"\s*[:：]\s*(?P<value>.*)",
    re.IGNORECASE,
)


@value
class Header:
    """What a script says before anything happens."""

    game: str = USUAL
    title: str = ""
    source: str = ""
    seats: tuple[str, ...] = SEATS
    decks: tuple[tuple[str, ...], ...] = ()
    """Card keys, one deck per seat."""
    seed: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    stacks: tuple[tuple[int, str, str], ...] = ()
    """(line, player's name, card names) for the first shuffles."""


@value
class _Entry:
    line: Line
    key: str
    of: str
    text: str
    below: tuple[str, ...]
    """The indented lines under it."""


def read_header(
    lines: tuple[Line, ...],
    games: Callable[[str], GameSpec],
    find: FindDeck,
    cards: GameCards,
    usual: str = USUAL,
) -> tuple[Header, GameSpec, tuple[Line, ...]]:
    """Return the head of a script, its game, and the lines that follow. Raises ScriptError.

    `usual` is the game of a script that does not say.
    """
    entries, rest = _entries(lines)
    values = {entry.key: entry for entry in entries if not entry.of}
    spec = _game(values.get("game"), games, usual)
    seats = _seats(values.get("seats"), spec)
    header = Header(
        spec.id,
        _text(values.get("title")),
        _text(values.get("source")),
        seats,
        tuple(_deck(entries, seat, find, cards, spec) for seat in seats),
        _seed(values.get("seed")),
        tuple(_option(entry, spec) for entry in entries if entry.key == "option"),
        tuple(_stack(entry, seats) for entry in entries if entry.key == "stack"),
    )
    for entry in entries:
        if entry.key == "deck":
            _seat_of(entry, seats)
    return header, spec, rest


def game_named(source: str | bytes) -> str:
    """Return which game a script says it plays; "" where it does not say, or is none."""
    try:
        entries, _ = _entries(read_lines(source))
    except ScriptError:
        return ""
    return next((entry.text for entry in entries if entry.key == "game" and not entry.of), "")


def _entries(lines: tuple[Line, ...]) -> tuple[list[_Entry], tuple[Line, ...]]:
    entries: list[_Entry] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        found = _HEAD.fullmatch(line.text)
        if found is None:
            break
        end = index + 1
        while end < len(lines) and lines[end].indented:
            end += 1
        below = tuple(one.text for one in lines[index + 1 : end])
        of = (found["of"] or "").strip()
        entries.append(_Entry(line, found["key"].lower(), of, found["value"].strip(), below))
        index = end
    return entries, lines[index:]


def _text(entry: _Entry | None) -> str:
    return "" if entry is None else " ".join((entry.text, *entry.below)).strip()


def _game(entry: _Entry | None, games: Callable[[str], GameSpec], usual: str) -> GameSpec:
    try:
        spec = games(entry.text if entry else usual)
    except KeyError as problem:
        words = getattr(problem, "words", Words(str(problem), str(problem)))
        raise ScriptError(entry.line.number if entry else 0, words) from problem
    return spec


def _seats(entry: _Entry | None, spec: GameSpec) -> tuple[str, ...]:
    names = (
        SEATS
        if entry is None
        else tuple(n.strip() for n in re.split(r"[,、]", entry.text) if n.strip())
    )
    line = entry.line.number if entry else 0
    fewest, most = spec.seats
    if not fewest <= len(names) <= most:
        players = spread(fewest, most)
        raise ScriptError(
            line,
            Words(
                f"this game has seats for {players.en}; here are {len(names)}.",
                f"このゲームの席は{players.ja}です（{len(names)}席あります）。",
            ),
        )
    if all_told_apart(names) != tuple(names) or max(map(len, names)) > LONGEST_NAME:
        raise ScriptError(
            line,
            Words(
                f"every player needs a name of their own, of at most {LONGEST_NAME} letters.",
                f"プレイヤーの名前は1人ずつ違うものを、{LONGEST_NAME}文字までで書いてください。",
            ),
        )
    return names


def _seat_of(entry: _Entry, seats: tuple[str, ...]) -> int:
    for number, seat in enumerate(seats):
        if entry.of.casefold() == seat.casefold():
            return number
    there = either(seats)
    raise ScriptError(
        entry.line.number,
        Words(
            f"say whose it is: “{entry.key} NAME: …” with the name {there.en}.",
            f"「{entry.key} NAME: …」のように、{there.ja}のだれのものかを書いてください。",
        ),
    )


def _deck(
    entries: list[_Entry], seat: str, find: FindDeck, cards: GameCards, spec: GameSpec
) -> tuple[str, ...]:
    decks = [one for one in entries if one.key == "deck"]
    mine = [one for one in decks if one.of.casefold() == seat.casefold()]
    if not mine and not (spec.brings_decks and spec.needs_decks):
        return ()
    if not mine:
        raise ScriptError(
            decks[-1].line.number if decks else 0,
            Words(
                f"{seat} has no deck. Write “deck {seat}: NAME” with the name of a shipped deck "
                "or of a file, or the list itself in indented lines below it.",
                f"{seat}のデッキがありません。「deck {seat}: 名前」と、付属デッキかファイルの名前を"
                "書くか、下に字下げしてリストを書いてください。",
            ),
        )
    entry = mine[-1]
    try:
        if entry.below and not entry.text:
            return cards.lists.read("\n".join(entry.below), seat).keys
        return find(entry.text)
    except DeckListError as problem:
        raise ScriptError(entry.line.number, problem.words) from problem
    except Exception as problem:
        words = getattr(problem, "words", None)
        if not isinstance(words, Words):
            raise
        raise ScriptError(entry.line.number, words) from problem


def _seed(entry: _Entry | None) -> int | None:
    if entry is None:
        return None
    if not entry.text.isascii() or not entry.text.isdigit() or len(entry.text) > 9:
        raise ScriptError(
            entry.line.number,
            Words(
                f"“{entry.text}” is not a seed. Write a number of at most 9 digits.",
                f"「{entry.text}」はシードではありません。9桁までの数字を書いてください。",
            ),
        )
    return int(entry.text)


def _option(entry: _Entry, spec: GameSpec) -> tuple[str, str]:
    options = options_of(spec)
    option = next((one for one in options if one.id == entry.of), None)
    known = [one.id for one in options]
    if option is not None:
        known = [one.id for one in option.values]
        if option.allows(entry.text):
            return entry.of, entry.text
    there = either(known) if known else Words("none", "なし")
    asked = entry.text if option is not None else entry.of
    raise ScriptError(
        entry.line.number,
        Words(
            f"“{asked}” is nothing this game offers as an option. There are: {there.en}.",
            f"「{asked}」という設定はありません。あるのは{there.ja}です。",
        ),
    )


def _stack(entry: _Entry, seats: tuple[str, ...]) -> tuple[int, str, str]:
    order = "|".join((entry.text, *entry.below))
    return entry.line.number, seats[_seat_of(entry, seats)], order

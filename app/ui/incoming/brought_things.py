"""What somebody brings to the window, by dropping or pasting: tables, deck lists, card data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.cards.deck.deck import DeckListError
from app.cards.importing.packed_files import is_packed
from app.core.data.value import value
from app.core.text.wording import CARD, LINE, Noun, counted, listed, quoted
from app.core.text.words import Words
from app.games.game_registry import GAMES, played_with
from app.session.notation.foreign_text import foreign_in, refused_in
from app.session.positions.position_line import PositionError, holds_line, position_in
from app.store.decks.deck_games import Readings, readings
from app.store.tables.position_files import text_of
from app.store.tables.table_file import is_table
from app.ui.decks.deck_titles import deck_title, list_number

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from app.cards.deck.deck import DeckList
    from app.games.contracts.card_contract import GameCards

Deed = Literal["play", "edit", "open", "import", "lay", "replay", "pick"]
"""Play decks, edit one, open a table, import card data, lay a position, replay another's log, take
one of several lists in a text."""
Source = Path | str
"""A file, or a text that may be a deck list."""
TWO = 2
"""How many sit down with one deck and another that is still to be chosen."""
PLAIN = frozenset({".txt", ".cod", ".o8d", ".dek", ".toml", ".yaml", ".yml"})
"""Endings that card data never has."""
MOST_LISTS = 12
"""Of those in a text, that are offered."""
LONGEST = 40
"""Letters of a title."""
WEB = Words(
    "This is a web address. Open the page, copy the deck's list and paste it here.",
    "これはウェブのアドレスです。ページを開き、デッキのリストをコピーして貼り付けてください。",
)
ONE_TABLE = Words(
    "One table at a time: drop a single table file.",
    "一度に開ける卓は1つです。卓のファイルを1つだけドロップしてください。",
)
MIXED = Words(
    "Either a table or deck lists: not both at once.",
    "卓とデッキリストは同時に開けません。どちらかにしてください。",
)
PACKED = Words(
    "This is packed. Unpack it, and drop the files in it.",
    "圧縮ファイルです。展開してから、中のファイルをドロップしてください。",
)
CARDS_WITH_OTHERS = Words(
    "Some of this is card data, some is not: drop the card data alone.",
    "カードデータとそれ以外が混ざっています。カードデータだけをドロップしてください。",
)
OTHER_GAMES = Words(
    "These decks are for different games. Drop those of one game.",
    "別々のゲームのデッキです。同じゲームのデッキだけをドロップしてください。",
)
OTHER_GAME = Words(
    "This is a position of a game that this program does not have. Update the program.",
    "このプログラムにないゲームの局面です。プログラムを更新してください。",
)
THEN = Words("Choose the other deck next.", "次に相手のデッキを選びます。")
THEN_GAME = Words(
    "Choose the game and the other deck next.", "次にゲームと相手のデッキを選びます。"
)
EDITING = Words(
    "See its cards, check it, learn its odds.", "カードの一覧、判定、確率を見られます。"
)
THIS = Words("this deck", "このデッキ")
"""A list without a name."""
THIS_DECK = Words("A deck list", "デッキリスト")


@value
class Choice:
    """One thing that can be done with what was brought."""

    title: Words
    detail: Words
    sign: str
    """Name of an icon."""
    seats: int = 0
    """How many sit down; 0 where nobody does."""
    deed: Deed = "play"
    game: str = ""
    """For which game the decks are played or edited; "" where that is still to be asked."""
    text: str = ""
    """The list that is taken, of several."""


@value
class Brought:
    """What it is, and what can be done with it; no choices where `wrong` says why not."""

    sources: tuple[Source, ...]
    title: Words
    choices: tuple[Choice, ...] = ()
    wrong: Words | None = None


def sources(mime: QMimeData | None) -> tuple[Source, ...]:
    """Return the files or the text that a drag or the clipboard carries; empty for neither."""
    if mime is None:
        return ()
    if mime.hasUrls():
        files = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        if files:
            return tuple(files)
        return tuple(url.toString() for url in mime.urls())
    text = mime.text() if mime.hasText() else ""
    return (text,) if text.strip() else ()


def understand(found: Sequence[Source], cards: GameCards) -> Brought:
    """Return what was brought. Reads the files; never raises."""
    tables = [one for one in found if isinstance(one, Path) and is_table(one)]
    others = [one for one in found if one not in tables]
    if len(found) == 1 and others:
        text = others[0] if isinstance(others[0], str) else text_of(others[0])
        known = _position(others[0], text) or _log(text)
        if known is not None:
            return known
    cards_in = () if tables else _card_data(others, cards)
    if cards_in:
        return _importing(cards_in, others)
    wrong = _too_much(len(tables), len(others))
    if wrong is not None:
        return _refused(found, wrong)
    if tables:
        name = _quoted(Words(tables[0].stem, tables[0].stem))
        title = Words(f"Open the table {name.en}", f"卓{name.ja}を開く")
        detail = Words("The table before it is kept.", "今の卓は自動で残ります。")
        return Brought((tables[0],), title, (Choice(title, detail, "deck", deed="open"),))
    decks: list[Readings] = []
    for one in others:
        read = _read(one)
        if isinstance(read, DeckListError):
            return _one_of(others, read) if len(others) == 1 else _refused(found, read.words)
        decks.append(read)
    return _of_games(tuple(others), decks)


def _one_of(found: Sequence[Source], problem: DeckListError) -> Brought:
    """Return the lists in a text to choose from; where there are none, why it is no list."""
    if not problem.lists:
        return _refused(found, problem.words)
    choices: list[Choice] = []
    for number, one in enumerate(problem.lists[:MOST_LISTS], start=1):
        title = _quoted(Words(one.title, one.title)) if one.title else list_number(number)
        choices.append(Choice(title, counted(one.count, CARD), "deck", deed="pick", text=one.text))
    many = counted(len(problem.lists), Noun("deck list", "deck lists", "個"))
    title = Words(
        f"This text holds {many.en}. Choose one.",
        f"{many.ja}のデッキリストが入っています。1つ選んでください。",
    )
    return Brought(tuple(found), title, tuple(choices))


def _log(text: str) -> Brought | None:
    """Return what can be done with the log of a game from elsewhere; None for another text."""
    found = foreign_in(text, (GAMES[name] for name in GAMES))
    if found is None:
        return None
    why = refused_in(text, found[1])
    if why is not None:
        return _refused((text,), why)
    game, logs = GAMES[found[0]].title, found[1].title
    title = Words("Replay this game", "この対戦を再現する")
    detail = Words(f"{game.en} · {logs.en}", f"{game.ja}・{logs.ja}")
    return Brought((text,), title, (Choice(title, detail, "run", deed="replay"),))


def _position(source: Source, text: str) -> Brought | None:
    """Return what can be done where a position stands in a text or file; None for another."""
    if not holds_line(text):
        return None
    try:
        position = position_in(text)
    except PositionError as problem:
        return _refused((source,), problem.words)
    if position.game not in GAMES:
        return _refused((source,), OTHER_GAME)
    game, count = GAMES[position.game].title, counted(sum(1 for _ in position.cards), CARD)
    title = Words("Set up this position", "この局面を並べる")
    detail = Words(f"{game.en} · {count.en}", f"{game.ja}・{count.ja}")
    return Brought((text,), title, (Choice(title, detail, "turn_table", deed="lay"),))


def _card_data(found: Sequence[Source], cards: GameCards) -> tuple[Path, ...]:
    """Return the files and folders that hold cards and are no deck lists."""
    paths = [one for one in found if isinstance(one, Path)]
    if cards.imports is None or not paths or all(one.suffix.lower() in PLAIN for one in paths):
        return ()
    return tuple(
        path
        for path in paths
        if path.suffix.lower() not in PLAIN
        and (form := cards.imports.holds_cards(path))
        # A deck list may name cards as one's own data does; the public forms are nobody else's.
        and (form != "own" or isinstance(_read(path), DeckListError))
    )


def _importing(paths: tuple[Path, ...], found: Sequence[Source]) -> Brought:
    if len(paths) < len(found):
        return _refused(found, CARDS_WITH_OTHERS)
    name = _quoted(Words(paths[0].name, paths[0].name))
    if len(paths) > 1:
        name = counted(len(paths), Noun("file", "files", "個のファイル"))
    title = Words(f"Import the cards in {name.en}", f"{name.ja}のカードを取り込む")
    detail = Words("Into your card base.", "自分のカードのデータベースに加えます。")
    choice = Choice(title, detail, "plus", deed="import")
    return Brought(paths, Words("Card data", "カードデータ"), (choice,))


def _too_much(tables: int, others: int) -> Words | None:
    if tables > 1:
        return ONE_TABLE
    if tables and others:
        return MIXED
    return None


def _read(source: Source) -> Readings | DeckListError:
    """Return a deck list as each game reads it that it may be for, or why it is none."""
    if isinstance(source, str) and source.startswith(("http://", "https://")):
        return DeckListError(WEB)
    if isinstance(source, Path) and source.is_dir():
        return DeckListError(
            Words(
                f"“{source.name}” is a folder. Drop the deck list in it.",
                f"「{source.name}」はフォルダーです。中のデッキリストをドロップしてください。",
            )
        )
    try:
        return readings(source)
    except DeckListError as problem:
        return problem if isinstance(source, str) or problem.lists else _no_list(source, problem)


def _no_list(path: Path, problem: DeckListError) -> DeckListError:
    """Return why a file is no deck list."""
    if is_packed(path):
        return DeckListError(PACKED)
    said = problem.words
    return DeckListError(Words(f"“{path.name}”: {said.en}", f"「{path.name}」：{said.ja}"))


def _refused(found: Sequence[Source], why: Words) -> Brought:
    title = Words("This cannot be opened", "これは開けません")
    return Brought(tuple(found), title, (), why)


def _of_games(found: tuple[Source, ...], decks: Sequence[Readings]) -> Brought:
    """Return what can be done with lists: for their game, or for each one they may be for."""
    games = [game for game in decks[0] if all(game in read for read in decks)]
    if not games:
        return _refused(found, OTHER_GAMES)
    most = max(GAMES[one].seats[1] for game in games for one in played_with(game))
    if len(found) > most:
        few = counted(most, Noun("deck", "decks", "個"))
        words = Words(
            f"{few.en} at most: one for each seat.", f"デッキは{few.ja}までです（各席に1つ）。"
        )
        return _refused(found, words)
    by_game = {
        one: [read[game] for read in decks] for game in games for one in _for_so_many(game, found)
    }
    return _offered(found, by_game)


def _for_so_many(game: str, found: Sequence[Source]) -> tuple[str, ...]:
    """Return which games that are played with these cards so many decks are for.

    A game for more players, whose other decks are chosen next, only where no other is for so many.
    """
    count = len(found)
    roomy = [one for one in played_with(game) if count <= GAMES[one].seats[1]]
    least = {one: max(count, GAMES[one].seats[0]) for one in roomy}
    return tuple(one for one in roomy if least[one] == min(least.values()))


def _offered(found: tuple[Source, ...], by_game: Mapping[str, Sequence[DeckList]]) -> Brought:
    first = next(iter(by_game))
    shown = [_name(source, deck) for source, deck in zip(found, by_game[first], strict=True)]
    if len(found) > 1:
        title = _together(shown)
        choices = [
            Choice(_for(title, game, by_game), _told(decks), "turn_table", len(found), game=game)
            for game, decks in by_game.items()
        ]
        return Brought(found, title, tuple(choices))
    name = shown[0]
    alone = Words(f"Play {name.en} alone", f"{name.ja}を1人で遊ぶ")
    two = Words(f"Play {name.en} for two", f"{name.ja}で2人対戦")
    edit = Words(f"Edit {name.en}", f"{name.ja}を編集")
    sure = first if len(by_game) == 1 else ""
    choices = [
        Choice(_for(alone, game, by_game), _told(decks), "hand", 1, game=game)
        for game, decks in by_game.items()
    ]
    choices += [
        Choice(two, THEN if sure else THEN_GAME, "turn_table", TWO, game=sure),
        Choice(_for(edit, first, by_game), EDITING, "note", deed="edit", game=first),
    ]
    title = THIS_DECK if name is THIS else Words(f"Deck {name.en}", f"デッキ{name.ja}")
    return Brought(found, title, tuple(choices))


def _for(title: Words, game: str, games: Mapping[str, object]) -> Words:
    """Return a title, with the game where several come into question."""
    if len(games) == 1:
        return title
    named = GAMES[game].title
    return Words(f"{title.en}: {named.en}", f"{title.ja}（{named.ja}）")


def _together(shown: Sequence[Words]) -> Words:
    """Return the title of a table with several decks."""
    if len(shown) == TWO:
        first, second = shown
        return Words(f"Play {first.en} against {second.en}", f"{first.ja}対{second.ja}で対戦")
    all_ = listed(shown)
    return Words(f"Play {all_.en} at one table", f"{all_.ja}を1つの卓で遊ぶ")


def _told(decks: Sequence[DeckList]) -> Words:
    """Return how many cards the decks have, and what is odd about them."""
    told = listed([counted(deck.count, CARD) for deck in decks])
    if unread := sum(len(deck.errors) for deck in decks):
        lines = counted(unread, LINE)
        told = Words(
            f"{told.en} · ✗ {lines.en} not read", f"{told.ja}・✗ {lines.ja}を読み取れません"
        )
    if odd := sum(len(deck.notes) for deck in decks):
        remarks = counted(odd, Noun("remark", "remarks", "件"))
        told = Words(f"{told.en} · ⚠ {remarks.en}", f"{told.ja}・⚠ 確認{remarks.ja}")
    return told


def _name(source: Source, deck: DeckList) -> Words:
    """Return what a deck is called, in quotation marks where it has a name."""
    if isinstance(source, Path):
        shipped = deck_title(source, "en") != source.stem
        if shipped or not deck.title:
            return _quoted(Words(deck_title(source, "en"), deck_title(source, "ja")))
    return _quoted(Words(deck.title, deck.title)) if deck.title else THIS


def _quoted(name: Words) -> Words:
    return quoted(Words(_short(name.en), _short(name.ja)))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"

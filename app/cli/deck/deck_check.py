"""`chabudai deck check FILE`: whether a deck may be played in a format on a day, and why not."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import date
from typing import TYPE_CHECKING, Any

from app.cards.card_facts import CardsError
from app.cards.deck.finding import SEVERITIES, SIGNS, CheckAsk, Finding
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.deck.deck_limits import check_limits
from app.cli.deck.deck_lookup import add_deck_argument, find_deck
from app.cli.support.game_help import NONE, games_shown, of_each_game
from app.cli.support.game_option import add_game_option, game_for
from app.core.text.wording import CARD, LINE, bracketed, counted, either, labelled, quoted, series
from app.core.text.wording import day as day_words
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES
from app.store.decks.deck_files import format_of

if TYPE_CHECKING:
    from app.cli.support.speaking_parser import SpeakingParser
    from app.games.contracts.card_contract import DeckCheck, DeckFormat, GameCards


def arguments(parser: SpeakingParser, speak: Language) -> None:
    """Declare the options, those of the game that the line says, or of the usual one."""
    add_deck_argument(parser, speak)
    parser.add_argument(
        "--format",
        metavar="NAME",
        help=labelled(Words("format", "レギュレーション"), of_each_game(parser, _formats)).in_(
            speak
        ),
    )
    parser.add_argument(
        "--on",
        metavar="DATE",
        help=Words(
            "the day, as 2026-02-18 (default: today)", "日付（例：2026-02-18。省略時は今日）"
        ).in_(speak),
    )
    parser.add_argument(
        "--region",
        help=labelled(
            Words(
                "where it is played (default: by language)", "プレイする地域（省略時は言語に従う）"
            ),
            of_each_game(parser, _regions),
        ).in_(speak),
    )
    for ask, told in _asks(games_shown(parser)):
        number: dict[str, Any] = {} if ask.most is None else {"type": int}
        parser.add_argument(f"--{ask.id}", metavar=ask.metavar, help=told.in_(speak), **number)
    add_game_option(parser, speak)
    add_cards_option(parser, speak)
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Check the deck. 1 where it is not legal, or a part of it could not be read."""
    game = game_for(options, options.file)
    check = _check(GAMES.cards(game))
    given = {ask.id: getattr(options, ask.id, None) for ask in check.asks}
    check_limits(
        (f"--{ask.id}", given[ask.id], 0, ask.most) for ask in check.asks if ask.most is not None
    )
    # What cannot be asked is said before the deck is looked for.
    _format(check, options.format or check.usual)
    on = _day(options.on)
    region = _region(check, options.region, speak)
    asked = {ask.id: _said(ask, given[ask.id]) for ask in check.asks}
    cards = base_of(options, game)
    deck = find_deck(options.file, cards)
    if deck.game not in ("", cards.game):
        raise CannotError(_check(cards).other_game(deck.game))
    check = _check(cards)
    name: str = options.format or format_of(deck, check)
    deck_format = _format(check, name)
    findings = check.findings(deck, name, on, region, **asked)
    legal = all(finding.severity != "illegal" for finding in findings)
    for error in deck.errors:
        print(f"{SIGNS['unread']} {error.words.in_(speak)}", file=sys.stderr)
    for note in deck.notes:
        print(f"⚠ {note.in_(speak)}", file=sys.stderr)
    unread = [error.words.in_(speak) for error in deck.errors]
    if options.json:
        found = [_as_json(finding, check, speak) for finding in findings]
        told_all = {"legal": legal and not unread, "unread": unread, "findings": found}
        print(json.dumps(told_all, ensure_ascii=False, indent=2))
    else:
        size = counted(deck.count, CARD)
        told = (
            deck.title,
            size.in_(speak),
            _asked(deck_format, on, check.regions[region]).in_(speak),
        )
        print(" · ".join(part for part in told if part))
        print("\n".join(_told(findings, check, speak)))
        sign = "✗" if not legal else SIGNS["suspicious"] if unread else "✓"
        print(sign, _verdict(deck_format, legal=legal, unread=len(unread)).in_(speak))
    return 0 if legal and not deck.errors else 1


# -- what help says -------------------------------------------------------------------------------


def _formats(cards: GameCards) -> Words:
    """Return the names of a game's formats, the usual one first."""
    check = cards.check
    if check is None:
        return NONE
    names = [name for name in check.formats() if name != check.usual]
    usual = Words(f"{check.usual} (default)", f"{check.usual}（省略時）")
    return series([usual, *names])


def _regions(cards: GameCards) -> Words:
    check = cards.check
    if check is None:
        return NONE
    return either([_region_words(region, words) for region, words in check.regions.items()])


def _region_words(region: str, words: Words) -> Words:
    said = bracketed(words)
    return Words(f"{region}{said.en}", f"{region}{said.ja}")


def _asks(games: tuple[str, ...]) -> list[tuple[CheckAsk, Words]]:
    """Return what else may be said of decks of these games, each once, and what help says of it."""
    asks: dict[str, tuple[CheckAsk, Words]] = {}
    for game in games:
        check = GAMES.cards(game).check
        for ask in check.asks if check is not None else ():
            en, ja = ask.help.en, ask.help.ja
            named = Words(f"for {game}: {en}", f"{game}：{ja}") if len(games) > 1 else ask.help
            asks.setdefault(ask.id, (ask, named))
    return [*asks.values()]


# -- what is asked --------------------------------------------------------------------------------


def _check(cards: GameCards) -> DeckCheck:
    """Return the check of a game. Raises CannotError where it has none."""
    if cards.check is None:
        raise CannotError(
            Words("Decks of this game are not checked.", "このゲームのデッキは調べられません。")
        )
    return cards.check


def _format(check: DeckCheck, name: str) -> DeckFormat:
    """Return the format with a name. Raises CannotError where there is none, or it is broken."""
    broken = check.broken()
    if name in broken:
        raise CannotError(broken[name])
    known = check.formats()
    if name not in known:
        names = either(list(known))
        raise CannotError(
            Words(
                f"There is no format {name}. Choose {names.en}.",
                f"{name}というレギュレーションはありません。{names.ja}から選んでください。",
            )
        )
    return known[name]


def _region(check: DeckCheck, asked: str | None, speak: Language) -> str:
    """Return where the deck is played. Raises CannotError where there is no such region."""
    if asked is not None and asked not in check.regions:
        named, there = quoted(asked), either(list(check.regions))
        raise CannotError(
            Words(
                f"There is no region {named.en}. Choose {there.en}.",
                f"{named.ja}という地域はありません。{there.ja}から選んでください。",
            )
        )
    return asked or check.home[speak]


def _day(text: str | None) -> date:
    """Return the day that is meant, today where none is. Raises CannotError for no day."""
    if text is None:
        return date.today()  # noqa: DTZ011 - the day on the person's calendar
    try:
        return date.fromisoformat(text)
    except ValueError as problem:
        raise CannotError(
            Words(
                f"“{text}” is not a day. Write it as 2026-02-18.",
                f"「{text}」は日付として読み取れません。2026-02-18のように指定してください。",
            )
        ) from problem


def _said(ask: CheckAsk, text: Any) -> Any:
    """Return what is meant by what else was said. Raises CannotError for what is nothing."""
    try:
        return None if text is None else ask.read(text)
    except CardsError as problem:
        raise CannotError(problem.words) from problem


# -- what is told ---------------------------------------------------------------------------------


def _as_json(finding: Finding, check: DeckCheck, speak: Language) -> dict[str, object]:
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "cards": list(finding.cards),
        "message": finding.words.in_(speak),
        "source": check.source(finding.source).in_(speak),
    }


def _asked(deck_format: DeckFormat, on: date, region: Words) -> Words:
    """Return format, day and region: "Standard, 3 Feb 2026 (Japan)"."""
    title, when, where = (
        deck_format.title,
        day_words(*on.timetuple()[:3]),
        bracketed(region),
    )
    return Words(f"{title.en}, {when.en}{where.en}", f"{title.ja}、{when.ja}{where.ja}")


def _told(findings: tuple[Finding, ...], check: DeckCheck, speak: Language) -> list[str]:
    """Return the findings, those of each severity under its heading."""
    lines = []
    for severity, words in SEVERITIES.items():
        found = [finding for finding in findings if finding.severity == severity]
        if found:
            lines += ["", f"{SIGNS[severity]} {words.in_(speak)}"]
        for finding in found:
            source = bracketed(check.source(finding.source)).in_(speak)
            lines += [f"   {finding.words.in_(speak)}", f"      {finding.rule}{source}"]
    return [*lines, ""]


def _verdict(deck_format: DeckFormat, *, legal: bool, unread: int) -> Words:
    """Return what the deck is told; nobody can tell what a line that was not read would be."""
    title = deck_format.title
    if not legal:
        return Words(f"Not legal in {title.en}.", f"{title.ja}では使えないデッキです。")
    if unread:
        lines = counted(unread, LINE)
        return Words(
            f"{lines.en} not read; nothing found against the rest in {title.en}.",
            f"{lines.ja}を読み取れません。{title.ja}で違反は見つかりません。",
        )
    return Words(f"Legal in {title.en}.", f"{title.ja}で使えるデッキです。")

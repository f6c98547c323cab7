"""`chabudai deck odds FILE`: what the opening hands of a deck will hold, counted and tried."""

from __future__ import annotations

import argparse
import json
import secrets

from app.cards.deck.deck import DeckList
from app.cards.odds.deck_pool import Group, NoHandError, OddsError, Pool, all_groups, group_of
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.deck.deck_limits import check_limits
from app.cli.deck.deck_lookup import add_deck_argument, find_deck
from app.cli.deck.odds_text import Asked, as_json, as_text
from app.cli.support.common_arguments import add_seed
from app.cli.support.game_option import add_game_option, game_for
from app.cli.support.progress_line import Progress
from app.core.text.wording import number, spread
from app.core.text.words import Language, Words

TURNS = 3
MOST_TURNS = 60
MOST_OPENINGS = 10_000_000


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    add_deck_argument(parser, speak)
    range_ = spread(0, MOST_TURNS)
    parser.add_argument(
        "--turns",
        type=int,
        metavar="N",
        default=TURNS,
        help=Words(
            f"up to which own turn, {range_.en} (default: {TURNS})",
            f"何番目の自分の番まで求めるか、{range_.ja}（省略時は{TURNS}）",
        ).in_(speak),
    )
    going = parser.add_mutually_exclusive_group()
    going.add_argument(
        "--first",
        action="store_const",
        dest="going",
        const="first",
        help=Words("count the table's turns for going first", "先攻として番を数える").in_(speak),
    )
    going.add_argument(
        "--second",
        action="store_const",
        dest="going",
        const="second",
        help=Words("count the table's turns for going second", "後攻として番を数える").in_(speak),
    )
    _names(parser, speak)
    _simulation(parser, speak)
    add_game_option(parser, speak)
    add_cards_option(parser, speak)
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def _names(parser: argparse.ArgumentParser, speak: Language) -> None:
    parser.add_argument(
        "--card",
        metavar="NAME",
        nargs="+",
        action="extend",
        default=[],
        help=Words(
            "these cards in detail, each by itself (default: all, in short)",
            "このカードを1種類ずつくわしく（省略時は全種類の一覧）",
        ).in_(speak),
    )
    parser.add_argument(
        "--group",
        metavar="NAME",
        action="append",
        default=[],
        help=Words(
            "several cards of which any will do, with commas between",
            "どれでもよいカードのまとまり（カンマ区切り）",
        ).in_(speak),
    )


def _simulation(parser: argparse.ArgumentParser, speak: Language) -> None:
    parser.add_argument(
        "--simulate",
        type=int,
        metavar="N",
        default=0,
        help=Words("try that many openings as well", "この回数のシミュレーションもする").in_(speak),
    )
    add_seed(
        parser,
        speak,
        Words("make the simulation repeatable", "シミュレーションを再現できるようにする"),
    )
    parser.add_argument(
        "--aside",
        "--prizes",
        dest="aside",
        type=int,
        metavar="N",
        help=Words(
            "cards that are set aside at the opening, such as Prize cards "
            "(default: as is usual in the game)",
            "最初に別に置く枚数（サイドなど。省略時はそのゲームの通常の枚数）",
        ).in_(speak),
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Print the odds; 1 for a deck that keeps no hand."""
    check_limits(
        (
            ("--turns", options.turns, 0, MOST_TURNS),
            ("--simulate", options.simulate, 0, MOST_OPENINGS),
            ("--aside", options.aside, 0, MOST_TURNS),
            ("--seed", options.seed, 0, 2**63),
        )
    )
    cards = base_of(options, game_for(options, options.file))
    deck = find_deck(options.file, cards)
    try:
        pool = cards.pool_of(deck, options.aside)
        groups = _groups(options, pool)
    except NoHandError as problem:
        return _no_hand(options, deck, problem.words, speak)
    except OddsError as problem:
        raise CannotError(problem.words) from problem
    asked = Asked(
        deck,
        pool,
        groups,
        options.turns,
        options.going,
        detailed=bool(options.card or options.group),
    )
    tried = None
    if options.simulate:
        # numpy takes as long to load as all the rest of this command.
        from app.cards.odds.simulate import simulate  # noqa: PLC0415 - only where it is wanted

        seed = secrets.randbits(32) if options.seed is None else options.seed
        with Progress(options.simulate, speak, _tried) as progress:
            tried = simulate(pool, groups, options.turns, options.simulate, seed, progress.report)
    if options.json:
        print(json.dumps(as_json(asked, tried, speak), ensure_ascii=False, indent=2))
    else:
        print("\n".join(as_text(asked, tried, speak)))
    return 0


def _groups(options: argparse.Namespace, pool: Pool) -> tuple[Group, ...]:
    """Return what is asked for. Raises OddsError for a name that is not in the deck."""
    chosen = [group_of(pool, [name]) for name in options.card]
    chosen += [group_of(pool, _split(names)) for names in options.group]
    return tuple(chosen) or all_groups(pool)


def _split(names: str) -> list[str]:
    """Return the names in a list with commas, of which Japanese has one of its own."""
    return [name for part in names.split("、") for name in part.split(",") if name.strip()]


def _no_hand(options: argparse.Namespace, deck: DeckList, words: Words, speak: Language) -> int:
    """Tell that every hand would be redrawn."""
    if options.json:
        found = {"deck": deck.title, "cards": deck.count, "basics": 0, "mulligan": 1.0}
        print(json.dumps({**found, "notes": [words.in_(speak)]}, ensure_ascii=False, indent=2))
    else:
        print(f"✗ {words.in_(speak)}")
    return 1


def _tried(done: int) -> Words:
    return Words(
        f"{number(done)} openings tried (Ctrl+C stops)",
        f"{number(done)}回を計算（Ctrl+Cで中止）",
    )

"""`chabudai match GAME PLAYER PLAYER`: two programs play many games, and which is the better one.

Two games each begin with the same chance and the seats exchanged, so that neither luck nor who
sits where is counted as strength.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys

from app.cli.command_line import CannotError
from app.cli.deck.table_decks import decks_for
from app.cli.matches.match_play import Match, play_match
from app.cli.matches.match_score import MatchScore
from app.cli.matches.match_words import as_json, remarks, told
from app.cli.support.common_arguments import add_agreed, add_seed
from app.cli.support.game_option import known_game
from app.cli.support.host_choices import agreed_options
from app.cli.support.player_choice import known_player
from app.cli.support.progress_line import Progress
from app.core.options import with_options
from app.core.text.wording import number, spread
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES

GAMES_PLAYED = 100
MOST_GAMES = 1_000_000
LARGEST_SEED = 1 << 32
STOPPED = 130
"""The exit code after Ctrl+C."""


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("game", metavar="GAME", help=Words("which game", "ゲームの種類").in_(speak))
    parser.add_argument(
        "players",
        metavar="PLAYER",
        nargs=2,
        help=Words(
            "a computer player of the game (a wrong name lists them)",
            "ゲームのコンピューター（違う名前を指定すると一覧を表示）",
        ).in_(speak),
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        default=GAMES_PLAYED,
        help=Words(
            f"how many games (default: {GAMES_PLAYED})",
            f"対戦の回数（省略時は{GAMES_PLAYED}）",
        ).in_(speak),
    )
    parser.add_argument(
        "--decks",
        metavar="DECK",
        nargs="+",
        default=[],
        help=Words(
            "the deck of both, or two that are exchanged: deck lists, or names of shipped decks "
            "(default: the first shipped one)",
            "共通のデッキ、または交換しながら使う2つのデッキ。デッキリストか付属デッキの名前"
            "（省略時は最初の付属デッキ）",
        ).in_(speak),
    )
    add_agreed(
        parser,
        speak,
        Words(
            "what the tables agree on; may be given several times",
            "卓のルール（複数指定できます）",
        ),
    )
    add_seed(
        parser,
        speak,
        Words(
            "makes the games repeatable (default: drawn, and told)",
            "同じ対戦を再現できるようにする（省略時は抽選して表示）",
        ),
    )
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Play and print. 1 where a player asked for what is not possible, 130 after Ctrl+C."""
    match = _match(options)
    score, code = MatchScore(), 0
    try:
        with Progress(options.games, speak, lambda _done: _so_far(score)) as progress:
            play_match(match, options.games, score, progress.report)
    except KeyboardInterrupt:
        code = STOPPED
    if options.json:
        print(json.dumps(as_json(score)))
    else:
        heading, *lines = told(match, score)
        print(heading.in_(speak), *(f"  {line.in_(speak)}" for line in lines), sep="\n")
    for remark in remarks(score):
        print(f"⚠ {remark.in_(speak)}", file=sys.stderr)
    return code or int(bool(score.refused))


def _match(options: argparse.Namespace) -> Match:
    """Return what is played. Raises CannotError."""
    _check(options.games, "--games", 1, MOST_GAMES)
    if options.seed is not None:
        _check(options.seed, "--seed", 0, LARGEST_SEED)
    spec = GAMES[known_game(options.game)]
    first, second = (known_player(spec, name) for name in options.players)
    if spec.result is None:
        raise CannotError(
            Words(
                f"{spec.title.en} does not say who has won, so its games cannot be counted. "
                "Choose another game.",
                f"{spec.title.ja}は勝者を判定しないため、勝敗を数えられません。"
                "別のゲームを選んでください。",
            )
        )
    seed = secrets.randbits(32) if options.seed is None else options.seed
    decks = decks_for(spec, options.decks, "--decks")
    agreed = with_options(decks.agreed, agreed_options(options.option, spec))
    return Match(spec, (first, second), decks.keys, seed, agreed)


def _check(asked: int, option: str, least: int, most: int) -> None:
    if not least <= asked <= most:
        room = spread(least, most)
        raise CannotError(
            Words(
                f"{option} {asked} is out of range. Choose {room.en}.",
                f"{option} {asked}は範囲外です。{room.ja}で指定してください。",
            )
        )


def _so_far(score: MatchScore) -> Words:
    won, drawn, lost = map(number, (score.wins, score.draws, score.losses))
    return Words(
        f"{won} won, {drawn} drawn, {lost} lost (Ctrl+C stops)",
        f"{won}勝{lost}敗{drawn}分（Ctrl+Cで中止）",
    )

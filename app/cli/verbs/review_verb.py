"""`chabudai review FILE`: where the win changed hands in a game of secret plans, turn by turn."""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from typing import Any

from app.cli.command_line import CannotError
from app.cli.support.columns import columns
from app.cli.support.common_arguments import add_seed
from app.cli.support.progress_line import Progress
from app.cli.support.table_lookup import find_seat, open_host
from app.core.ids import SeatId
from app.core.text.wording import either
from app.core.text.words import Language, Words
from app.games.contracts.computer_contract import asked_for_reviews
from app.games.game_registry import GAMES
from app.session.computer.game_review import (
    ReviewedTurn,
    ended_for,
    played_turns,
    reviewed,
    turning_point,
)
from app.session.computer.review_words import causes, headline, of_hundred
from app.session.host.host import Host

_HEADS = (
    Words("turn", "ターン"),
    Words("before", "開始時"),
    Words("own plan", "自分の計画"),
    Words("both plans", "両者の計画"),
    Words("after", "終了時"),
)


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("file", metavar="FILE", help=Words("table file", "卓のファイル").in_(speak))
    parser.add_argument(
        "--seat",
        metavar="S",
        default="1",
        help=Words(
            "whose eyes: 1, 2, … or a name (default: 1)",
            "だれの視点か：1、2、…または名前（省略時は1）",
        ).in_(speak),
    )
    add_seed(
        parser,
        speak,
        Words(
            "guesses other hidden cards (default: 0)",
            "見えないカードの推測を変える（省略時は0）",
        ),
    )
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Judge each turn and print. 1 where only a part of the file is sound."""
    host, opened = open_host(options.file)
    seat = find_seat(options.seat, host)
    if seat < 0:
        raise CannotError(
            Words(
                f"{options.seat} plans nothing. Choose a player's seat, as --seat 1.",
                f"{options.seat}は計画しません。--seat 1のようにプレイヤーの席を指定してください。",
            )
        )
    turns = _reviewed(host, seat, options.seed or 0, speak)
    name = host.tree.table.setting.seats[seat].name
    if options.json:
        print(json.dumps(_plain(turns, seat), ensure_ascii=False, indent=2))
    else:
        print("\n".join(_told(turns, name, speak)))
    if opened.damage is not None:
        print(f"⚠ {opened.damage.in_(speak)}", file=sys.stderr)
    return 1 if opened.damage is not None else 0


def _reviewed(host: Host, seat: SeatId, seed: int, speak: Language) -> tuple[ReviewedTurn, ...]:
    """Return the turns of the line on which the table stands, judged. Raises CannotError."""
    spec, players = host.spec, host.spec.players
    load = players[name].judges if (name := asked_for_reviews(players)) else None
    if load is None:
        raise CannotError(_nobody_judges(spec.title))
    turns = played_turns(host.tree.path(host.tree.cursor), lambda node: host.view_at(node, seat))
    if not turns:
        raise CannotError(
            Words(
                "No plans were opened in this game yet. Play a turn, save the table, and look "
                "back then.",
                "この対戦ではまだ計画が公開されていません。1ターン以上進めて保存してから"
                "振り返ってください。",
            )
        )
    judge, judged = load(), []
    with Progress(len(turns), speak, _so_far) as progress:
        for done, turn in enumerate(turns):
            progress.report(done)
            judged.append(judge(turn.before, turn.opened, Random(seed)))  # noqa: S311
    last = host.view_at(host.tree.cursor, seat)
    ended = ended_for(seat, spec.result(last)) if spec.result is not None else None
    return reviewed(turns, judged, ended)


def _so_far(done: int) -> Words:
    return Words(f"turn {done + 1}", f"ターン{done + 1}")


def _nobody_judges(title: Words) -> Words:
    having = [spec.title for spec in GAMES.values() if asked_for_reviews(spec.players)]
    en, ja = either([one.en for one in having]).en, either([one.ja for one in having]).ja
    return Words(
        f"Nobody judges the turns of {title.en}. Take a table of {en}.",
        f"{title.ja}のターンを判定するコンピューターはありません。{ja}の卓を指定してください。",
    )


def _told(turns: tuple[ReviewedTurn, ...], name: str, speak: Language) -> list[str]:
    """Return the chances turn by turn, of 100, and what moved them where it mattered."""
    rows = [[words.in_(speak) for words in _HEADS]]
    for turn in turns:
        one = turn.judged
        shares = (one.stood, one.planned, one.met, turn.after)
        rows.append([str(turn.number), *map(of_hundred, shares)])
    about = Words(f"{name}'s chances, of 100:", f"{name}の勝率（%）：")
    lines = [about.in_(speak), *columns(rows, range(len(_HEADS)))]
    point = turning_point(turns)
    lines.append(headline(turns, name).in_(speak))
    if point is not None:
        lines += [f"  {words.in_(speak)}" for words in causes(point)]
    return lines


def _plain(turns: tuple[ReviewedTurn, ...], seat: SeatId) -> dict[str, Any]:
    point = turning_point(turns)
    return {
        "seat": seat + 1,
        "turns": [
            {
                "turn": turn.number,
                "step": turn.node,
                "before": round(turn.judged.stood, 4),
                "best": round(turn.judged.promised, 4),
                "own": round(turn.judged.planned, 4),
                "met": round(turn.judged.met, 4),
                "after": None if turn.after is None else round(turn.after, 4),
                "plan": [words.en for words in turn.judged.best],
            }
            for turn in turns
        ],
        "turned": None if point is None else point.number,
    }

"""`chabudai goldfish DECK`: a deck's opening turns, played alone and without a window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from app.cards.deck.deck import DeckList
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.deck.deck_lookup import find_deck
from app.cli.support.common_arguments import add_seed
from app.cli.support.game_option import add_game_option
from app.cli.support.preset_option import (
    add_preset_option,
    preset_named,
    seats_for,
    spec_with_preset,
)
from app.cli.support.speaking_parser import SpeakingParser
from app.core.intent import Procedure, Step
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.wording import either, spread
from app.core.text.words import Language, Words, plain
from app.core.view import SeatView
from app.games.common_options import agreed_with
from app.games.contracts.beginning_contract import Beginning
from app.games.contracts.preset_contract import TablePreset
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES, played_with
from app.games.lexicon import lexicon
from app.games.seats.seat_counts import room_for
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Grew, Refused
from app.session.seat.seat_client import SeatClient

NAMES = ("Aki", "Ren", "Sora", "Mei", "Riku", "Yui", "Haru", "Nao")
TURNS = 3
MOST_TURNS = 100
MOST_GESTURES = 60
"""In one turn; a turn of the opening has a dozen."""


def arguments(parser: SpeakingParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "deck",
        metavar="DECK",
        nargs="?",
        help=Words(
            "deck list, or the name of a shipped deck; not needed with --preset, and in a game "
            "without decks",
            "デッキリスト、または付属デッキの名前。--presetがあるとき、デッキの要らないゲームでは省略可",
        ).in_(speak),
    )
    add_seed(
        parser,
        speak,
        Words(
            "make random results repeatable (shown in the log)",
            "シャッフルとコインを再現できるようにする（ログに表示）",
        ),
    )
    parser.add_argument(
        "--turns",
        type=int,
        metavar="N",
        default=TURNS,
        help=Words(
            f"turns to play, {spread(0, MOST_TURNS).en} (default: {TURNS})",
            f"番の数、{spread(0, MOST_TURNS).ja}（省略時は{TURNS}）",
        ).in_(speak),
    )
    add_game_option(parser, speak)
    add_preset_option(parser, speak)
    add_cards_option(parser, speak)
    parser.add_argument(
        "--png",
        metavar="FILE",
        help=Words("write a picture of the board", "盤面の画像を保存する").in_(speak),
    )
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Play and print."""
    if not 0 <= options.turns <= MOST_TURNS:
        range_ = spread(0, MOST_TURNS)
        raise CannotError(
            Words(
                f"--turns {options.turns} is out of range. Choose {range_.en}.",
                f"--turns {options.turns}は範囲外です。{range_.ja}で指定してください。",
            )
        )
    named = () if options.deck is None else (options.deck,)
    spec = spec_with_preset(options, *named)
    preset = preset_named(spec, options.preset)
    _check_alone(spec)
    _check_deck(spec, preset, options.deck)
    cards = base_of(options, spec.id)
    deck = find_deck(options.deck, cards) if named else None
    # A game that is not for one is dealt at every place, and looked at from the first.
    seats = seats_for(spec, preset, spec.seats[0])
    keys = () if deck is None else deck.keys
    agreed = agreed_with(spec, (deck,))
    table = lay_table(spec, NAMES[:seats], (keys,) * seats, options.seed, options=agreed)
    client = table.sit(0)
    if preset is not None:
        client.ask(preset.step)
    refused = _play(spec, [client, *map(table.sit, range(1, seats))], options.turns)
    lines = log_lines(table, 0, speak, lexicon(spec, cards))
    if options.json:
        told = _as_json(deck, options.seed, lines, client.view, speak)
        told["hand"] = _hand(spec, client.view)
        if preset is not None:
            told["preset"] = preset.name
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        for warning in deck.remarks if deck is not None else ():
            print(f"⚠ {warning.in_(speak)}")
        for number, sentence in lines:
            print(f"{number:>6}  {sentence}")
    for words in refused:
        print(f"⚠ {words.in_(speak)}", file=sys.stderr)
    if options.png:
        save_picture(table, 0, Path(options.png), speak)
        if not options.json:
            print(Words(f"Picture: {options.png}", f"画像：{options.png}").in_(speak))
    return 1 if refused else 0


def _check_alone(spec: GameSpec) -> None:
    """Raise CannotError for a variant that several play, where another one is played alone."""
    alone = [game for game in played_with(spec.id) if GAMES[game].seats[0] == 1]
    if spec.seats[0] == 1 or not alone:
        return
    room, others = room_for(spec), either([f"--game {game}" for game in alone])
    raise CannotError(
        Words(
            f"{spec.title.en} is played by {room.en}, and a goldfish game by one. Play the deck "
            f"alone with {others.en}, or set up a table for everybody with chabudai host --game "
            f"{spec.id}.",
            f"{spec.title.ja}は{room.ja}用のため、1人では試せません。{others.ja}でデッキを1人で"
            f"試すか、chabudai host --game {spec.id}で全員の卓を用意してください。",
        )
    )


def _check_deck(spec: GameSpec, preset: TablePreset | None, deck: str | None) -> None:
    """Raise CannotError where a deck is missing, and where there is no use for one."""
    if deck is None and preset is None and spec.brings_decks and spec.needs_decks:
        raise CannotError(
            Words(
                f"{spec.title.en} is played with a deck. Give a deck list or the name of a deck.",
                f"{spec.title.ja}にはデッキが必要です。"
                "デッキリストかデッキの名前を指定してください。",
            )
        )
    if deck is not None and not spec.brings_decks:
        raise CannotError(
            Words(
                f"{spec.title.en} is played without decks. Leave {deck} away.",
                f"{spec.title.ja}ではデッキを使いません。{deck}を省いてください。",
            )
        )


def _play(spec: GameSpec, clients: list[SeatClient], turns: int) -> list[Words]:
    """Play as far as the game says how; return what was refused, and why."""
    if spec.opening is None or spec.beginning is None:
        return _turn_over(spec, clients, turns)
    _play_opening(clients[0], turns, spec.opening, spec.beginning)
    return []


def _turn_over(spec: GameSpec, clients: list[SeatClient], turns: int) -> list[Words]:
    """Set every place up, and let turns pass: more nobody knows of a game without an opening.

    Returns what was refused, and why.
    """
    refused: list[Words] = []

    def runs(client: SeatClient, procedure: str) -> None:
        answer = client.ask(Procedure(procedure))
        if isinstance(answer, Refused):
            name, why = client.view.setting.seats[client.seat].name, answer.reason
            refused.append(
                Words(
                    f"“{procedure}” of {name} is refused: {why.en}",
                    f"{name}の「{procedure}」は実行できません：{why.ja}",
                )
            )

    if "setup" in spec.procedures:
        for client in clients:
            runs(client, "setup")
    while "end_turn" in spec.procedures and clients[0].view.turn.number < turns:
        before = clients[0].view.turn
        runs(clients[max(before.seat or 0, 0) % len(clients)], "end_turn")
        if clients[0].view.turn == before:
            break
    return refused


def _play_opening(
    client: SeatClient,
    turns: int,
    next_gesture: Callable[[SeatView], Step | None],
    beginning: Beginning,
) -> None:
    """Set up and play `turns` turns; a deck that could not be set up is played all the same."""
    while client.view.turn.number <= turns:
        for _ in range(MOST_GESTURES):
            step = next_gesture(client.view)
            if step is None:
                break
            client.ask(step)
        if client.view.turn.number == turns:
            return
        before = client.view.turn
        begins = beginning.begin(without=beginning.awaited(client.view))
        client.ask(Procedure("end_turn") if before.number else begins)
        if client.view.turn == before:
            return


def log_lines(
    table: LocalTable, seat: int, speak: Language, words: Lexicon
) -> list[tuple[str, str]]:
    """Return (turn.step, sentence) of every gesture, as `seat` was told it."""
    host = table.host
    setting = host.tree.table_at(0).setting
    lines = []
    for entry in host.journal:
        if isinstance(entry, Grew):
            sentence = describe_all(host.told(entry.node.id, seat), speak, setting, words)
            lines.append((f"{entry.node.turn}.{entry.node.step}", plain(sentence)))
    return lines


def _as_json(
    deck: DeckList | None,
    seed: int | None,
    lines: list[tuple[str, str]],
    view: SeatView,
    speak: Language,
) -> dict[str, object]:
    return {
        "deck": "" if deck is None else deck.title,
        "cards": 0 if deck is None else deck.count,
        "seed": seed,
        "warnings": [] if deck is None else [warning.in_(speak) for warning in deck.remarks],
        "log": [{"step": number, "text": sentence} for number, sentence in lines],
        "turn": view.turn.number,
    }


def _hand(spec: GameSpec, view: SeatView) -> list[str | None]:
    zone = f"{spec.layout.hand}.0"
    return [view.cards[handle].ref for handle in view.cards_in(zone)] if zone in view.zones else []


def save_picture(table: LocalTable, seat: int, path: Path, speak: Language) -> None:
    """Paint the board as `seat` sees it; works without a display. Raises CannotError."""
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.ui.table.pictures.board_picture import paint_board  # noqa: PLC0415 - Qt only where a picture is wanted

    if not paint_board(table, seat, speak, path):
        raise CannotError(
            Words(
                f"The picture cannot be written to {path}. Choose another folder, and a name "
                "that ends in .png.",
                f"{path}に画像を書き込めません。別のフォルダーと、.pngで終わる名前を指定してください。",
            )
        )

"""`chabudai play GAME`: a game at the terminal, against a program or a second person.

For games whose turns are planned: plans are typed a line each, locked, and the turn is told.
"""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.cli.deck.table_decks import TableDecks, decks_for
from app.cli.support.common_arguments import add_agreed, add_seed
from app.cli.support.game_option import known_game
from app.cli.support.host_choices import agreed_options
from app.cli.support.player_choice import known_player
from app.cli.text_play import play_commands as c
from app.cli.text_play.text_game import TextGame
from app.cli.text_play.text_terminal import TextTerminal
from app.core.data.value import value
from app.core.intents.agreement_intents import SetOptions
from app.core.options import Options, with_options
from app.core.text.wording import either
from app.core.text.words import Language, Words
from app.games.contracts.computer_contract import played_by
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table
from app.store.file_trouble import StoreError
from app.store.tables.table_file import write_table

if TYPE_CHECKING:
    from app.games.game_api import GameSpec

NAMES = ("Aki", "Ren")
OPPONENT = 1
"""The seat of who is played against."""
STOPPED = 130
"""The exit code after Ctrl+C."""


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("game", metavar="GAME", help=Words("which game", "ゲームの種類").in_(speak))
    parser.add_argument(
        "--against",
        metavar="PLAYER",
        help=Words(
            "a computer player of the game (default: two people take turns at the terminal)",
            "相手をするコンピューター（省略時は2人が交代で入力）",
        ).in_(speak),
    )
    parser.add_argument(
        "--deck",
        metavar="DECK",
        action="append",
        default=[],
        help=Words(
            "the deck of both; twice: yours, then the opponent's (default: the first shipped one)",
            "共通のデッキ。2回指定すると自分、相手の順（省略時は最初の付属デッキ）",
        ).in_(speak),
    )
    add_agreed(
        parser,
        speak,
        Words(
            "what the table agrees on; may be given several times",
            "卓のルール（複数指定できます）",
        ),
    )
    add_seed(parser, speak)
    parser.add_argument(
        "--save",
        metavar="FILE",
        help=Words(
            "keep the table in a new file, after every turn",
            "ターンごとに卓を新しいファイルに保存する",
        ).in_(speak),
    )
    parser.add_argument(
        "--lang",
        choices=("en", "ja"),
        default=speak,
        help=Words("language of the game", "対戦で使う言語").in_(speak),
    )


@value
class _Wanted:
    """What is played."""

    spec: GameSpec
    against: str
    """The program that is played against; "" for a person."""
    decks: TableDecks
    seed: int | None
    agreed: Options
    save: Path | None
    speak: Language


def run(options: argparse.Namespace, _speak: Language) -> int:
    """Play until nobody wants another game. 130 after Ctrl+C."""
    wanted = _wanted(options)
    terminal = TextTerminal(wanted.speak)
    table: list[LocalTable] = []
    code = 0
    try:
        _play(wanted, terminal, table)
    except EOFError:
        terminal.say(
            Words("No more lines: the game ends here.", "入力が終わったため、対戦を終えます。")
        )
    except KeyboardInterrupt:
        print()
        code = STOPPED
    _say_kept(wanted, terminal, table)
    return code


def _wanted(options: argparse.Namespace) -> _Wanted:
    """Return what is played. Raises CannotError."""
    spec = GAMES[known_game(options.game)]
    if spec.text_play is None:
        having = either([game for game in GAMES if GAMES[game].text_play is not None])
        raise CannotError(
            Words(
                f"{spec.title.en} is not played at the terminal. Choose {having.en}, or start "
                "chabudai without a verb for the window.",
                f"{spec.title.ja}はターミナルでは遊べません。{having.ja}を選ぶか、コマンドなしで"
                "chabudaiを起動してウィンドウで遊んでください。",
            )
        )
    against = known_player(spec, options.against) if options.against is not None else ""
    save = Path(options.save) if options.save is not None else None
    if save is not None and save.exists():
        raise CannotError(
            Words(
                f"{save} exists already. Choose a new name for --save.",
                f"{save}はすでにあります。--saveには新しい名前を指定してください。",
            )
        )
    decks = decks_for(spec, options.deck, "--deck")
    agreed = with_options(decks.agreed, agreed_options(options.option, spec))
    return _Wanted(spec, against, decks, options.seed, agreed, save, options.lang)


def _play(wanted: _Wanted, terminal: TextTerminal, laid: list[LocalTable]) -> None:
    """Play one game after the other; `laid` holds the table of the last one."""
    assert wanted.spec.text_play is not None  # checked before
    text = wanted.spec.text_play()
    if wanted.against:
        terminal.say(_introduced(wanted.spec, wanted.against))
    terminal.say(text.intro)
    terminal.say(
        Words("Type help for what can be typed.", "「ヘルプ」で入力できるものを表示します。")
    )
    decks, answer = wanted.decks, c.AGAIN
    seed = secrets.randbits(32) if wanted.seed is None else wanted.seed
    while answer != c.QUIT:
        if answer == c.SWAP:
            decks = decks.swapped
        table = _lay(wanted, decks, None if wanted.seed is None else seed)
        laid[:] = [table]
        players = {OPPONENT: wanted.against} if wanted.against else {}
        game = TextGame(
            table, text, players, seed, terminal, wanted.speak, lambda kept: _keep(wanted, kept)
        )
        if not game.play():
            return
        seed += 1
        answer = _another(terminal)


def _lay(wanted: _Wanted, decks: TableDecks, seed: int | None) -> LocalTable:
    table = lay_table(wanted.spec, NAMES, decks.keys, seed, options=wanted.agreed)
    if wanted.against:
        table.sit(0).ask(SetOptions((played_by(OPPONENT, wanted.against),)))
    return table


def _introduced(spec: GameSpec, against: str) -> Words:
    own, other = NAMES
    title = spec.players[against].title
    return Words(
        f"You are {own}. {other} is the computer player “{title.en}”.",
        f"あなたは{own}、相手の{other}はコンピューター「{title.ja}」です。",
    )


def _another(terminal: TextTerminal) -> str:
    """Ask what comes after a game. Raises EOFError."""
    terminal.say(
        Words(
            "Another game? Type again, swap (decks exchanged) or quit.",
            "もう一度対戦しますか。「もう一度」「交代」（デッキを交換）「終了」から入力してください。",
        )
    )
    while True:
        answer = c.meant(terminal.ask(), c.ANSWERS)
        if answer:
            return answer
        terminal.say(
            Words(
                "Type again, swap or quit.",
                "「もう一度」「交代」「終了」のどれかを入力してください。",
            )
        )


# -- what is kept ---------------------------------------------------------------------------------


def _keep(wanted: _Wanted, table: LocalTable) -> None:
    if wanted.save is None:
        return
    try:
        write_table(wanted.save, table.host.journal)
    except StoreError as problem:
        raise CannotError(problem.words) from problem


def _say_kept(wanted: _Wanted, terminal: TextTerminal, laid: list[LocalTable]) -> None:
    """Keep the last table, or say that it is not kept. Raises CannotError."""
    if not laid:
        return
    if wanted.save is None:
        terminal.say(
            Words(
                "The table was not saved. Add --save to keep the next one.",
                "卓は保存していません。次から保存するには--saveを付けてください。",
            )
        )
        return
    _keep(wanted, laid[0])
    terminal.say(
        Words(
            f"Table: {wanted.save} (chabudai open shows it in the window)",
            f"卓：{wanted.save}（chabudai openでウィンドウに表示できます）",
        )
    )

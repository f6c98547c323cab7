"""`chabudai join INVITE`: opens the window at a table in the network."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.core.text.words import Language, Words

if TYPE_CHECKING:
    from app.ui.app.shell import Shell


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "way",
        metavar="INVITE|ADDRESS",
        nargs="?",
        default="",
        help=Words(
            "an invite, or the address that the host's window shows; without it back to the table "
            "that was not left",
            "招待、またはホストの画面に表示されているアドレス（省略すると、離れていない卓に戻る）",
        ).in_(speak),
    )
    parser.add_argument(
        "--name",
        default="",
        metavar="NAME",
        help=Words("what you are called there", "卓で使う名前").in_(speak),
    )
    parser.add_argument(
        "--role",
        choices=("player", "spectator"),
        default="player",
        help=Words("play, or watch", "対戦するか、観戦するか").in_(speak),
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=Words(
            "which seat, from 1 (default: the first that is free)",
            "席の番号（1から。省略時は最初の空席）",
        ).in_(speak),
    )
    parser.add_argument(
        "--code",
        default="",
        metavar="DIGITS",
        help=Words("the spoken code, with an address", "アドレスで参加するときの参加コード").in_(
            speak
        ),
    )
    add_cards_option(parser, speak)


def run(options: argparse.Namespace, speak: Language) -> int:
    """Open the window and join; what is missing is asked for there."""
    del speak
    _check(options)
    base_of(options)
    from app.cli.support.window_opening import show_window  # noqa: PLC0415 - only where a window is wanted

    def join(window: Shell) -> None:
        window.pages.show_home()
        if not options.way and not options.name and options.seat is None:
            window.lan_desk().back.go_or_join()
            return
        seat = None if options.seat is None else options.seat - 1
        window.lan_desk().joining.ask(
            options.way,
            name=options.name,
            role=options.role,
            seat=seat,
            code=options.code,
            at_once=bool(options.way),
        )

    return show_window(ready=join)


def _check(options: argparse.Namespace) -> None:
    """Raise CannotError for a way that leads nowhere, before a window opens."""
    if options.seat is not None and options.seat < 1:
        raise CannotError(
            Words(
                f"There is no seat {options.seat}. Seats are counted from 1.",
                f"{options.seat}番の席はありません。席の番号は1からです。",
            )
        )
    if not options.way:
        return
    from app.net.auth.invite import InviteError, read_way  # noqa: PLC0415 - likewise
    from app.net.transport.host_address import AddressError  # noqa: PLC0415 - a verb's own

    try:
        read_way(options.way)
    except (InviteError, AddressError) as problem:
        raise CannotError(problem.words) from problem

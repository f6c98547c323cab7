"""What `chabudai host` was told of seats, decks and options, read and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.cli.support.preset_option import check_fits, seats_for
from app.core.ids import is_number
from app.core.options import with_options
from app.core.text.wording import DECK, both, counted, either, quoted, spread
from app.core.text.words import Words
from app.games.common_options import options_of
from app.games.contracts.computer_contract import seat_option
from app.games.seats.first_seat import may_draw
from app.games.seats.seat_counts import room_for

RANDOM = "random"

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.options import Options
    from app.games.contracts.preset_contract import TablePreset
    from app.games.game_api import GameSpec


def seats_of(
    spec: GameSpec, asked: int | None, decks: int, preset: TablePreset | None = None
) -> int:
    """Return how many play: as asked, else as many as decks, or two. Raises CannotError.

    `decks` is how many decks are named; a `preset` may need more.
    """
    least, most = spec.seats
    seats = asked if asked is not None else max(decks, seats_for(spec, preset, 2))
    room, game = room_for(spec), spec.title
    if asked is not None and not least <= asked <= most:
        choice = both(str(least)) if least == most else spread(least, most)
        raise CannotError(
            Words(
                f"{game.en} has room for {room.en}, not for {asked}. Choose --seats {choice.en}.",
                f"{game.ja}は{room.ja}用で、{asked}人では遊べません。"
                f"--seatsは{choice.ja}で指定してください。",
            )
        )
    named = counted(decks, DECK)
    if decks and not spec.brings_decks:
        raise CannotError(
            Words(
                f"{game.en} is played without decks of your own. Name none.",
                f"{game.ja}に持参のデッキは使いません。デッキを指定しないでください。",
            )
        )
    if decks > most:
        raise CannotError(
            Words(
                f"{game.en} has room for {room.en}, and these are {named.en}. Name {most} of them "
                "at most: the others bring their own.",
                f"{game.ja}は{room.ja}用で、指定されたデッキは{named.ja}です。{most}個までに"
                "してください（残りの人は各自が持参します）。",
            )
        )
    if decks > seats:
        raise CannotError(
            Words(
                f"These are {named.en}, and --seats {seats} has room for {seats}. "
                f"Choose --seats {decks}, or name fewer decks.",
                f"デッキが{named.ja}ありますが、--seats {seats}では{seats}人しか座れません。"
                f"--seats {decks}にするか、デッキを減らしてください。",
            )
        )
    check_fits(spec, preset, seats)
    return seats


def first_of(spec: GameSpec, asked: str | None, seats: int) -> SeatId | None:
    """Return the seat that goes first; None where it is drawn. Raises CannotError.

    `asked` is "random", or the number of a seat counted from 1; None for the first.
    """
    if asked is None:
        return 0
    if not may_draw(spec, seats):
        game = spec.title
        raise CannotError(
            Words(
                f"The table settles who goes first in {game.en}. Leave --first out.",
                f"{game.ja}の先攻は卓で決めます。--firstは指定しないでください。",
            )
        )
    if asked == RANDOM:
        return None
    if is_number(asked) and 1 <= int(asked) <= seats:
        return int(asked) - 1
    choice, wrong = spread(1, seats), quoted(asked)
    raise CannotError(
        Words(
            f"--first {wrong.en} is not a seat at this table. Choose {choice.en}, or {RANDOM}.",
            f"--first {wrong.ja}の席はありません。{choice.ja}か{RANDOM}で指定してください。",
        )
    )


def agreed_options(given: list[str], spec: GameSpec) -> Options:
    """Return what a new table agrees on, also which computers play. Raises CannotError."""
    agreed: dict[str, str] = {}
    played = range(spec.seats[1] if spec.players else 0)
    computers = [seat_option(spec.players, seat) for seat in played]
    known = {option.id: option for option in (*options_of(spec, hosted=True), *computers)}
    for one in given:
        name, _, chosen = one.partition("=")
        option = known.get(name)
        if option is None or not option.allows(chosen):
            values = [value.id for value in option.values] if option is not None else [*known]
            there, asked = either(values), quoted(one)
            raise CannotError(
                Words(
                    f"--option {asked.en} is nothing this game knows. Choose {there.en}.",
                    f"--option {asked.ja}は使えません。{there.ja}から選んでください。",
                )
            )
        agreed[name] = chosen
    return with_options((), tuple(agreed.items()))

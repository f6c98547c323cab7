"""What `chabudai host` was told of seats, decks and options, read and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.core.options import with_options
from app.core.text.wording import DECK, PLAYER, counted, either, quoted, spread, spread_of
from app.core.text.words import Words
from app.games.common_options import options_of

if TYPE_CHECKING:
    from app.core.options import Options
    from app.games.game_api import GameSpec


def seats_of(spec: GameSpec, asked: int | None, decks: int) -> int:
    """Return how many play: as many as asked for, else the decks, two at least. Raises CannotError.

    `decks` is how many decks are named.
    """
    least, most = spec.seats
    seats = asked if asked is not None else max(decks, min(2, most))
    room, game = spread_of(least, most, PLAYER), spec.title
    if asked is not None and not least <= asked <= most:
        choice = spread(least, most)
        raise CannotError(
            Words(
                f"{game.en} has room for {room.en}, not for {asked}. Choose --seats {choice.en}.",
                f"{game.ja}は{room.ja}用で、{asked}人では遊べません。"
                f"--seatsは{choice.ja}で指定してください。",
            )
        )
    named = counted(decks, DECK)
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
    return seats


def agreed_options(given: list[str], spec: GameSpec) -> Options:
    """Return what a new table agrees on. Raises CannotError."""
    agreed: dict[str, str] = {}
    known = {option.id: option for option in options_of(spec, hosted=True)}
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

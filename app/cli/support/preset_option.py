"""`--preset NAME`: what a new table is laid with, for games that have presets."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.cli.support.game_option import said_game, spec_for
from app.core.text.wording import both, either, quoted, spread
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES
from app.games.seats.seat_counts import usual_count

if TYPE_CHECKING:
    from app.games.contracts.preset_contract import TablePreset
    from app.games.game_api import GameSpec


def add_preset_option(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare `--preset`."""
    parser.add_argument(
        "--preset",
        metavar="NAME",
        help=Words(
            "which game a new table is set up for, where the table has presets (a wrong name lists "
            "them)",
            "新しい卓を並べる遊びの名前。並べ方のある卓だけ（違う名前を指定すると一覧を表示）",
        ).in_(speak),
    )


def spec_with_preset(options: argparse.Namespace, *decks: str) -> GameSpec:
    """Return the game of a new table: as said, else that of the deck, or of the preset.

    Raises CannotError for a game that is not there.
    """
    if options.preset is None or said_game(options) or decks:
        return spec_for(options, *decks)
    known = (spec for spec in GAMES.values() if options.preset in presets_of(spec))
    having = (spec for spec in GAMES.values() if spec.presets is not None)
    return next(known, None) or next(having, None) or spec_for(options)


def presets_of(spec: GameSpec) -> dict[str, TablePreset]:
    """Return the presets of a game by name, one's own in place of shipped ones; {} for none."""
    offered = spec.presets().offered() if spec.presets is not None else ()
    return {preset.name: preset for preset in offered}


def preset_named(spec: GameSpec, name: str | None) -> TablePreset | None:
    """Return what a table is laid with; None where nothing was said. Raises CannotError."""
    if name is None:
        return None
    known = presets_of(spec)
    if name in known:
        return known[name]
    game, asked = spec.title, quoted(name)
    if not known:
        raise CannotError(
            Words(
                f"{game.en} has no presets. Leave --preset out, or choose another --game.",
                f"{game.ja}に並べ方はありません。--presetを外すか、別の--gameを選んでください。",
            )
        )
    there = either(list(known))
    raise CannotError(
        Words(
            f"--preset {asked.en} is none of {game.en}. Choose {there.en}.",
            f"--preset {asked.ja}は{game.ja}にありません。{there.ja}から選んでください。",
        )
    )


def seats_for(spec: GameSpec, preset: TablePreset | None, usual: int) -> int:
    """Return how many seats a table has of which nobody says how many: as a preset needs."""
    count = usual_count(spec, usual)
    if preset is None:
        return count
    fewest, most = preset.seats
    return min(max(count, fewest), most)


def check_fits(spec: GameSpec, preset: TablePreset | None, seats: int) -> None:
    """Raise CannotError for a preset that is not for a table with so many seats."""
    if preset is None or preset.fits(seats):
        return
    fewest, most = preset.seats
    choice = both(str(fewest)) if fewest == most else spread(fewest, most)
    others = [one.name for one in presets_of(spec).values() if one.fits(seats)]
    there = either(others) if others else None
    en = f", or {there.en} for {seats}" if there is not None else ""
    ja = f"（{seats}人用は{there.ja}）" if there is not None else ""
    title = preset.title
    raise CannotError(
        Words(
            f"{title.en} is for {choice.en}, not for {seats}. Choose --seats {choice.en}{en}.",
            f"{title.ja}は{choice.ja}人用で、{seats}人では遊べません。"
            f"--seatsは{choice.ja}で指定してください{ja}。",
        )
    )

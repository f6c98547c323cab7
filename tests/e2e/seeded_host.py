"""Hosts a new table with a fixed seed, as `chabudai host --json` hosts one with chance of its own.

python -m tests.e2e.seeded_host SEED GAME FILE PORT DECK...

A deck is the name of a list, or its cards with commas between.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from app.cli.deck.deck_lookup import find_deck
from app.cli.support.host_teller import HostTeller
from app.games.game_registry import GAMES
from app.net.server.hosted_table import HostedTable
from app.net.server.hosting import Hosting
from app.session.room.lobby import Setup


def main() -> None:
    seed, game, file, port, *named = sys.argv[1:]
    spec, path = GAMES[game], Path(file)
    decks = tuple(_keys(name, game) for name in named)
    setup = Setup(len(decks), seed=int(seed), decks=decks)
    hosting = Hosting(spec, setup, path, port=int(port), listen=("127.0.0.1",))
    tell = HostTeller("en", path, as_json=True)

    async def host() -> None:
        await HostedTable(hosting, GAMES.get, tell).run()

    asyncio.run(host())


def _keys(deck: str, game: str) -> tuple[str, ...]:
    return tuple(deck.split(",")) if "," in deck else find_deck(deck, GAMES.cards(game)).keys


if __name__ == "__main__":
    main()

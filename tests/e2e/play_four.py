"""A Battle Royal of four at one window, with the curtain between any two of them; and saved.

python -m tests.e2e.play_four FOLDER [pictures]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.deck.deck_lookup import find_deck
from app.core.intent import Procedure
from app.games.game_registry import GAMES
from app.games.pokemon.procedures.game_result import OVER
from app.ui.table.table_document import new_document
from tests.e2e.duel_tasks import Guided
from tests.e2e.duel_turn import Player
from tests.e2e.duel_watch import Watch
from tests.e2e.one_window import OneWindow
from tests.e2e.play_duel import run

if TYPE_CHECKING:
    from app.ui.app.window import Window

GAME = "battle-royal"
NAMES = ("Aki", "Ren", "Mio", "Sora")
DECKS = ("glc-fire", "glc-grass", "glc-fighting", "glc-psychic")
SEED = 4
ROUND = 4
"""Turns that are played before one after the other gives up."""


def play(window: Window, folder: Path, *, pictures: bool) -> dict[str, object]:
    watch = Watch(window, folder if pictures else None)
    decks = tuple(find_deck(name, GAMES.cards(GAME)).keys for name in DECKS)
    document = new_document(GAME, NAMES, decks, window.cards, window.tell, SEED)
    document.apart = True
    window.put_on_board(document)
    hands = OneWindow(window)
    hands.wait(0.3)
    watch.follow()
    player = Player(hands)
    guided = Guided(hands, player, watch)
    guided.sit_down(0)
    guided.set_up()
    for _ in range(ROUND):
        number = hands.view.turn.number
        assert hands.view.turn.seat == hands.seat, "whose turn it is sits here"
        watch.did["benched"] += player.put_on_bench()
        watch.did["attached"] += player.attach()
        watch.picture(f"turn-{number}")
        hands.press_button("end_turn")
        guided.follow_turn()
        guided.see_to_it()
        assert hands.view.turn.number == number + 1
    while hands.view.turn.phase != OVER:
        window.ask(Procedure("concede"))
        hands.wait(0.3)
        watch.did["conceded"] += 1
        guided.follow_turn()
        guided.see_to_it()
    hands.save_as(folder / "four.chabudai")
    return {
        "log": window.log_text().splitlines(),
        "did": watch.did,
        "leaks": watch.leaks,
        "phase": hands.view.turn.phase,
    }


def main() -> None:
    folder, *more = Path(sys.argv[1]), *sys.argv[2:]
    run(lambda window: play(window, folder, pictures="pictures" in more), folder)


if __name__ == "__main__":
    main()

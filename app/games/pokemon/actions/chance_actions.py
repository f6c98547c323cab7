"""Coins and dice, and what counts instead of how they fell."""

from __future__ import annotations

from app.core.intent import Announce, Flip, Roll
from app.core.text.wording import COIN, HEAD, counted
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Selection
from app.games.table_tools import Does, Steps, always, offer

MOST_COINS = 9
MOST_SET = 6
"""Heads that can be set by menu; of more, people write a note."""


def _flips(number: int) -> Does:
    """Return what flips several coins; its key means that only where no card is pointed at."""

    def does(view: SeatView, selection: Selection) -> Steps:
        zone = view.setting.zones.get(selection.zone)
        over_pile = zone is not None and zone.spec.holds == "pile"
        if selection.units or selection.cards or over_pile:
            return ()
        return (Flip(number),)

    return does


def _flipping(number: int) -> Words:
    coins = counted(number, COIN)
    return Words(f"Flip {coins.en}", f"コインを{coins.ja}投げる")


def _counting(number: int) -> Words:
    heads = counted(number, HEAD)
    return Words(f"The throw counts as {heads.en}", f"オモテ{heads.ja}として扱う")


ACTIONS: tuple[GameAction, ...] = (
    offer("coin", Words("Flip a coin", "コインを投げる"), always(Flip()), "C", "table"),
    offer(
        "coins_until_tails",
        Words("Flip until tails", "ウラが出るまで投げる"),
        always(Flip(until_tails=True)),
        "Shift+C",
        "table",
    ),
    *(
        offer(
            f"coins_{number}",
            _flipping(number),
            _flips(number),
            f"Alt+{number}",
            "coins",
        )
        for number in range(2, MOST_COINS + 1)
    ),
    offer(
        "coin_heads",
        Words("The coin counts as heads", "コインをオモテとして扱う"),
        always(Announce("coin_heads")),
        group="coins",
    ),
    offer(
        "coin_tails",
        Words("The coin counts as tails", "コインをウラとして扱う"),
        always(Announce("coin_tails")),
        group="coins",
    ),
    *(
        offer(
            f"coins_as_{number}",
            _counting(number),
            always(Announce("coins_as", number=number)),
            group="coins",
        )
        for number in range(2, MOST_SET + 1)
    ),
    offer("dice", Words("Roll a die", "サイコロを振る"), always(Roll()), "K", "table"),
    offer(
        "dice_2", Words("Roll two dice", "サイコロを2個振る"), always(Roll(count=2)), group="coins"
    ),
)

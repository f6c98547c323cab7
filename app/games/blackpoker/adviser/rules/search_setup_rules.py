"""What may be looked at and has to be shown; trumps in use; decks and hands before the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.advising.common_plays import Looked, Shown, Shuffled, Standing, TurnBegun
from app.games.blackpoker.adviser.blackpoker_plays import Asked, Start, WentOn
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player
from app.games.blackpoker.adviser.rules.start_timing import known
from app.games.blackpoker.flow.trump_setup import OPENING
from app.games.blackpoker.rules.card_values import is_joker
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, GRAVE, HAND, TOLD_BELOW
from app.games.contracts.learning.lesson_contract import OPTION

SEARCHING = ("search", "bj", "recruit", "addBulwark")
SHOWN = {"6": ("search", "reunion", "bj"), "9": ("search", "reunion")}
"""Actions whose card is shown, by edition."""
JOKERS = 2


@code(
    "PEEK",
    "illegal",
    Looked,
    Shown,
    en="Nobody looks at hidden cards without an effect, not even at their own deck.",
    ja="効果によらずに伏せられたカードを見てはいけません（自分のデッキも）。",
    source="rule book 4.7.1",
)
def _peek(position: Position, play: Looked | Shown) -> Iterator[Found]:
    zone, _, whose = play.zone.partition(".")
    if play.by < 0 or not whose.isdecimal() or position.trumping:
        return
    own = int(whose) == play.by
    mine = position.doing is not None and position.doing.seat == play.by
    if zone == DECK:
        allowed = own and mine and position.does(*SEARCHING)
    else:
        seen = own or zone not in (BULWARKS, GRAVE, HAND)
        allowed = seen or (mine and position.does("handeth"))
    if not allowed:
        yield player(play.by)


@code(
    "MUST_SHOW",
    "suspicious",
    WentOn,
    en="What Search, Reunion or B.J takes is shown; after Search and B.J the deck is shuffled.",
    ja="サーチ・再会・B・Jで選んだカードは見せ、サーチとB・Jのあとはデッキを切ります。",
    source="act list",
)
def _must_show(position: Position, _play: WentOn) -> Iterator[Found]:
    doing = position.doing
    if doing is None or not doing.took or doing.action not in SHOWN[position.edition]:
        return
    if not doing.shown:
        yield Said(
            Words("The card that was taken is shown.", "手札に加えたカードを見せます。"),
            player(doing.seat),
        )
    elif doing.action != "reunion" and not doing.shuffled:
        yield Said(
            Words("The deck is shuffled afterwards.", "そのあとデッキを切ります。"),
            player(doing.seat),
        )


@code(
    "DECK_COUNT_ANSWER",
    "reminder",
    Asked,
    en="Asked for the deck: below ten the exact number, otherwise “ten or more”.",
    ja="デッキの枚数は、10枚未満なら正確に、10枚以上なら「10枚以上」と答えます。",
    source="rule book 4.7.1",
)
def _deck_count_answer(position: Position, play: Asked) -> Iterator[Found]:
    deck = position.players[play.of].deck if 0 <= play.of < len(position.players) else None
    if deck is not None and deck < TOLD_BELOW:
        yield Said(
            Words(f"The answer is {deck}.", f"「{deck}枚」と答えます。"),
            player(play.of),
            right=deck,
        )
        return
    yield Said(Words("The answer is “ten or more”.", "「10枚以上」と答えます。"), player(play.of))


@code(
    "TRUMP_INACTIVE",
    "illegal",
    Start,
    en="An action of a trump is started while the trump lies open.",
    ja="切札のアクションは、その切札が表のあいだだけ起こせます。",
    source="rule book 4.6.5",
)
def _trump_inactive(position: Position, play: Start) -> Iterator[Found]:
    action = position.action(play.action) or known(play.action)
    if action is None or "-" not in action.trump or action.by or play.triggered:
        return
    if action.trump not in position.open_trumps(play.by):
        yield player(play.by)


@code(
    "DECK_SIZE",
    "illegal",
    Standing,
    Shuffled,
    en="A pack has each card once and two Jokers at most: 54 cards, or as many as was agreed on.",
    ja="デッキは同じカードが1枚ずつ、ジョーカーは2枚までで、54枚（または決めた枚数）までです。",
    source="rule book 2.2, 4.1.3; frames",
    when="always",
)
def _deck_size(position: Position, play: Standing | Shuffled) -> Iterator[Found]:
    """Look at decks as they stand, and at one that is shuffled before the first turn.

    Of another's deck a seat sees too little to say how large it is.
    """
    if position.number > (1 if isinstance(play, Standing) else 0):
        return
    agreed = position.option("deck-size", "54")
    most = int(agreed) if agreed.isdecimal() else 54
    owned = Counter(position.owned)
    for one in position.players:
        if isinstance(play, Shuffled) and play.zone != f"{DECK}.{one.seat}":
            continue
        mine = {ref: count for (seat, ref), count in owned.items() if seat == one.seat}
        twice = any(count > 1 for ref, count in mine.items() if not is_joker(ref))
        jokers = sum(count for ref, count in mine.items() if is_joker(ref))
        piles = (one.deck or 0) + one.hand + (one.grave or 0)
        if twice or jokers > JOKERS or (position.number == 0 and piles > most):
            yield player(one.seat)


@code(
    "SETUP_DRAW",
    "suspicious",
    TurnBegun,
    en="Before the first turn everybody takes seven cards, and the cards turned over to see "
    "who starts go to the graveyards.",
    ja="最初の手番の前に全員が7枚引き、先攻決めにめくったカードは墓地へ置きます。",
    source="rule book 4.2.1",
    when="setup",
)
def _setup_draw(position: Position, play: TurnBegun) -> Iterator[Found]:
    """Look at how the game begins; a lesson begins in the middle of one."""
    if position.option(OPTION, ""):
        return
    wrong: list[str] = []
    for one in position.players:
        right = (OPENING, OPENING + 1) if one.seat == play.seat else (OPENING,)
        if one.hand not in right or one.grave == 0:
            wrong += player(one.seat)
    if wrong:
        yield tuple(wrong)

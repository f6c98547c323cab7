"""What tables of every game agree on beside the game's own options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.contracts.table_option import OptionValue, TableOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.cards.deck.deck import DeckList
    from app.core.options import Options
    from app.games.game_api import GameSpec

ON = OptionValue("on", Words("On", "オン"))
OFF = OptionValue("off", Words("Off", "オフ"))

TURN_LOCK = TableOption(
    "turn-lock",
    Words("Turn lock", "手番ロック"),
    (OFF, ON),
    Words(
        "For tables over the network: outside their own turn, players arrange their hand, talk "
        "and do what the rules ask of them; anything else they ask for. When it is off, the "
        "adviser speaks up instead.",
        "ネットワークの卓での設定です。自分の番でないときにできるのは、手札の並べ替え、会話、"
        "ルールで求められた操作だけになり、ほかは許可を求めます。オフのときは助言で知らせます。",
    ),
)
"""Whether players outside their turn are refused what is not theirs to do then."""
LOCKED: Options = ((TURN_LOCK.id, ON.id),)
"""What is set where the lock is on."""
CHANCE = TableOption(
    "chance",
    Words("Chance", "抽選"),
    (OptionValue("mixed", Words("mixed by all seats, on record", "全員で決める（記録つき）")),),
)
"""How chance is made: said by a table whose seats mix it, once and for all, and set by nobody."""
MIXED: Options = ((CHANCE.id, CHANCE.usual),)
"""What such a table says of itself, where everybody sees it and signs it."""


def for_another_table(options: Options) -> Options:
    """Return what another table takes over from one: not how its chance is made."""
    return tuple(pair for pair in options if pair[0] != CHANCE.id)


BY_ALL = OptionValue("all", Words("Everybody agrees", "全員の同意"))
BY_CHAIR = OptionValue("chair", Words("Whoever is in charge of the table", "卓の管理者"))
RULES_BY = TableOption(
    "rules-by",
    Words("Who changes the rules of the table", "卓のルールを変える人"),
    (BY_ALL, BY_CHAIR),
    Words(
        "For tables over the network. A judge may always change them.",
        "ネットワークの卓での設定です。ジャッジはいつでも変えられます。",
    ),
)
"""Who may change what a hosted table agreed on, this included."""


def options_of(spec: GameSpec, *, hosted: bool = False) -> tuple[TableOption, ...]:
    """Return all that a table of a game agrees on, but for advice; the game's own first.

    At a hosted table the lock is usual, at one screen it is not.
    """
    if not hosted:
        return (*spec.options, TURN_LOCK)
    return (*spec.options, RULES_BY, replace(TURN_LOCK, values=TURN_LOCK.values[::-1]))


def hosted_options(options: Options) -> Options:
    """Return what a table that others join begins with: locked, unless somebody said otherwise."""
    return tuple(sorted(dict((*LOCKED, *options)).items()))


def agreed_with(spec: GameSpec, decks: Iterable[DeckList | None]) -> Options:
    """Return what a table with such decks agrees on where nobody chose otherwise."""
    formats = tuple(deck.format for deck in decks if deck is not None)
    asks = spec.agreed_with_decks
    return asks(formats) if asks is not None and formats else ()

"""Plays with cards and piles: played, put down, drawn, taken, looked at. See `plays.py`."""

from __future__ import annotations

from app.core.data.value import value
from app.games.pokemon.cards.card_record import Card

By = int
"""The player who does it; -1 for the table itself."""
Uid = str
Zone = str
"""A zone's name: "hand", "deck", "discard", "lost", "prizes", "attached", "stage", "mat",
"active", "bench", "stadium"; "" where it is not said."""
Amounts = tuple[tuple[Uid, int], ...]
"""Points of damage by Pokémon."""


@value
class PlayTrainer:
    """An Item, Supporter or Tool is played; a Tool also counts as `AttachCard`."""

    by: By
    card: Card | None
    source: Zone = "hand"
    onto: Uid = ""
    evolution: Card | None = None
    """With Rare Candy: the Stage 2 that goes on `onto`."""
    discarded: int | None = None
    """Cards discarded from the hand to pay for it, where that is said."""
    chosen: int | None = None
    """How many its "up to N" chose, where that is said."""
    prize_counts: tuple[int, int] | None = None
    """(own Prizes left, opponent's) at that moment, where the position does not say."""
    goal: Zone = ""
    """Where it lies afterwards, where that is said: "stage" for one left in the play area."""
    players: tuple[By, ...] = ()
    """The players its effect is done to, where that is said."""
    deck_of: By | None = None
    """Whose deck it is said to be used on."""


@value
class PlayStadium:
    """A Stadium is put into play."""

    by: By
    card: Card | None
    source: Zone = "hand"
    discarded: tuple[Card, ...] | None = None
    """Stadiums that went to a discard pile for it; None where nobody said."""
    discarded_to: By | None = None
    """Whose discard pile they went to; None where nobody said."""
    players: tuple[By, ...] = ()
    """The opponents that one of its sides works on, where that is said."""


@value
class PutDown:
    """Cards are put into play as Pokémon of their own (場に出す)."""

    by: By
    cards: tuple[Card | None, ...]
    spot: Zone
    """"active" or "bench"."""
    player: By
    """Onto whose side."""
    source: Zone = "hand"
    up: bool = True
    effect: bool = False


@value
class TakePrizes:
    """Prize cards are taken (サイドをとる)."""

    by: By
    taken: tuple[tuple[By, int], ...]
    """Who takes how many."""
    ko: Uid = ""
    """For which Knocked Out Pokémon; empty where nobody said."""
    from_player: By | None = None
    """Whose Prizes they are; None for the taker's own."""
    effect: bool = False
    """Whether an effect lets them be taken, without a Knock Out."""
    also: tuple[Uid, ...] = ()
    """Further Pokémon that were Knocked Out along with `ko`."""


@value
class DrawCards:
    """Cards are drawn from a deck."""

    by: By
    count: int
    reason: str = ""
    """"turn", "mulligan", "opening", "effect"; empty where nobody said."""
    deck_of: By | None = None
    announced: bool | None = None
    """Whether the number was said before: for what the opponent's mulligans are worth."""


@value
class Redraw:
    """A hand goes back for a new one (マリガン)."""

    by: By
    shown: bool | None = None
    hand: tuple[Card, ...] | None = None
    """The hand that went back, where it is known."""
    number: int | None = None
    """Which of this player's mulligans it is, counted from 1, where that is said."""
    shown_to: tuple[By, ...] | None = None
    """Who saw the hand, where that is told by name."""


@value
class SetPrizes:
    """Prize cards are set out."""

    by: By
    count: int
    up: bool = False
    """Whether any of them lies face up."""


@value
class UseStadium:
    """The effect of a Stadium is used."""

    by: By
    card: Card | None


@value
class MoveCards:
    """Cards go from pile to pile, or lie open."""

    by: By
    cards: tuple[Card | None, ...]
    source: Zone
    goal: Zone
    goal_player: By | None = None
    owners: tuple[By, ...] = ()
    verb: str = "move"
    effect: bool = False
    """Whether an effect is said to do it."""
    source_player: By | None = None
    """Whose zone they come from, where that is said."""
    at_random: bool = False
    """Whether they are picked at random."""
    backs_seen: bool = False
    """Whether it is said that the backs of their sleeves are seen meanwhile."""


@value
class LookAt:
    """Hidden cards are looked at."""

    by: By
    zone: Zone
    player: By | None = None
    """Whose zone."""
    count: int = 0
    """How many from the top; 0 for all."""
    effect: bool = False
    """Whether an effect is said to do it."""


@value
class Search:
    """A pile is searched by an effect (山札から探す), told as a whole: only cases tell it so."""

    by: By
    cause: Card | None = None
    zone: Zone = "deck"
    shown: bool | None = None
    """Whether what was found was shown; None where nobody said."""
    shuffled: bool | None = None
    """Whether the pile was shuffled afterwards; None where nobody said."""
    player: By | None = None
    """Whose pile it is, where that is said."""


@value
class Reveal:
    """Cards are shown."""

    by: By
    zone: Zone
    player: By | None = None
    count: int = 0
    effect: bool = False
    """Whether an effect is said to do it."""


@value
class ShuffleZone:
    """A pile is shuffled."""

    by: By
    zone: Zone
    player: By | None = None


@value
class FlipCoins:
    """Coins are flipped."""

    by: By
    results: tuple[int, ...] = ()
    """1 heads, 0 tails."""
    about: Uid = ""
    """The Pokémon it is said to be flipped for."""
    for_attack: bool = False
    """Whether it is said to be flipped for an attack."""


@value
class TurnUp:
    """Pokémon or Prizes are turned face up, or down."""

    by: By
    zone: Zone
    player: By | None = None
    up: bool = True


@value
class Choose:
    """It is said on which opponents a lasting effect works: a Stadium's, for one."""

    by: By
    cause: Card | None
    players: tuple[By, ...]


CardPlay = (
    Choose
    | PlayTrainer
    | PlayStadium
    | PutDown
    | TakePrizes
    | DrawCards
    | Redraw
    | SetPrizes
    | UseStadium
    | MoveCards
    | LookAt
    | Search
    | Reveal
    | ShuffleZone
    | FlipCoins
    | TurnUp
)

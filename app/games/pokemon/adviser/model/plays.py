"""Plays: what somebody does, in the words of the rules.

One gesture may be several plays. They are read from an intent before it is sent, from what a seat
is told afterwards, and from case files. What is not said is None.
"""

from __future__ import annotations

from app.core.data.value import value
from app.games.advising import common_plays
from app.games.pokemon.adviser.model.card_plays import Amounts, By, CardPlay, Uid, Zone
from app.games.pokemon.adviser.model.turn_plays import Announce, BeginTurn, Checkup, Claim, PassTurn
from app.games.pokemon.cards.card_record import Card

Standing = common_plays.Standing
"""Nothing is done: what stands on the table after a gesture is looked at."""


@value
class Attack:
    """An attack (ワザ) is used."""

    by: By
    attacker: Uid
    attack: str = ""
    """Its name in English; empty if nobody said."""
    index: int | None = None
    """Which of those it can name (`attacks.attacks_of`), where that is known."""
    target: Uid = ""
    damage: Amounts = ()
    """Damage that was dealt, after Weakness and Resistance, as people entered it."""
    counters: Amounts = ()
    """Damage counters that its effect put, in points."""
    entered: bool = False
    """Whether people entered what it does: only then `damage` is all of it."""
    failed: bool = False
    """Whether it failed: Confused and tails."""
    spot: int | None = None
    """Which Active Spot it is used from, counted from 0, where that is said."""
    targets: tuple[Uid, ...] | None = None
    """All Active Pokémon it is said to aim at, where several or none are."""
    players: tuple[By, ...] = ()
    """The opponents that its text is done to, where that is said."""
    copied_from: By | None = None
    """Whose attack it copies, where that is said."""
    apart: bool = True
    """Whether `damage` and `counters` are told apart; otherwise `damage` may hold counters."""
    effects: tuple[Uid, ...] = ()
    """Pokémon that its effect is said to be put on."""


@value
class Evolve:
    """An Evolution card is put on a Pokémon (進化)."""

    by: By
    onto: Uid
    card: Card | None
    source: Zone = "hand"
    candy: Card | None = None
    """The card that lets a stage be left out: Rare Candy (ふしぎなアメ)."""
    effect: bool = False
    """Whether an effect puts it there (an attack, an Ability, a Trainer other than the candy)."""


@value
class Devolve:
    """The highest stage is taken off (退化)."""

    by: By
    unit: Uid
    card: Card | None
    goal: Zone = "hand"
    effect: bool = False
    """Whether an effect is said to do it."""


@value
class AttachCard:
    """A card is attached to a Pokémon."""

    by: By
    onto: Uid
    card: Card | None
    source: Zone = "hand"
    manual: bool = True
    """By hand, once a turn; not by an effect."""
    came_from: Uid = ""
    """The Pokémon it was moved from."""
    replaced: tuple[Card, ...] = ()
    """Tools that were taken off for it, where that is said."""


@value
class Detach:
    """A card attached to a Pokémon goes elsewhere."""

    by: By
    unit: Uid
    card: Card | None
    goal: Zone
    verb: str = "move"
    owner: By | None = None
    goal_player: By | None = None
    effect: bool = False
    """Whether an effect is said to do it."""


@value
class Retreat:
    """The Active Pokémon retreats (にげる)."""

    by: By
    unit: Uid
    to: Uid = ""
    paid: tuple[Card | None, ...] | None = None
    """Energy cards discarded for it; None where nobody said yet."""
    free: bool = False
    """Said to cost nothing."""


@value
class Switch:
    """Two Pokémon of a side change places by an effect (入れ替え)."""

    by: By
    out: Uid
    into: Uid
    chosen_by: By | None = None
    cause: Card | None = None
    """The card whose effect it is, where that is said."""


@value
class Promote:
    """A Benched Pokémon takes an empty Active Spot."""

    by: By
    unit: Uid
    chosen_by: By | None = None
    """Who chose it, where that is not who moved it."""
    effect: bool = False
    """Whether an effect lets somebody else choose."""


@value
class MoveToBench:
    """A Pokémon leaves the Active Spot for the Bench without another taking its place."""

    by: By
    unit: Uid


@value
class KnockOut:
    """A Pokémon is Knocked Out (きぜつ): all its cards leave play together."""

    by: By
    unit: Uid
    goal: Zone = "discard"
    discarded: tuple[Card, ...] | None = None
    """Which of its cards went to the discard pile; None where nobody said."""
    effect: bool = False
    """Whether an effect says that it is Knocked Out, whatever its HP."""
    goal_player: By | None = None
    """Whose pile it goes to; None where that is its owner's, or nobody said."""


@value
class LeavePlay:
    """A whole Pokémon leaves play otherwise: returned, discarded."""

    by: By
    unit: Uid
    goal: Zone
    verb: str = "move"
    effect: bool = False
    """Whether an effect is said to do it."""
    goal_player: By | None = None
    """Whose pile it goes to; None where that is its owner's, or nobody said."""


@value
class UseAbility:
    """An Ability (特性) is used."""

    by: By
    unit: Uid
    ability: str = ""
    """Its name in English."""
    spot: str = ""
    """Where its card is, if it is not in play: "hand", "discard"."""
    chosen: int | None = None
    """How many its "up to N" chose, where that is said."""
    players: tuple[By, ...] = ()
    """The opponents it is used on, where that is said."""


@value
class ChangeDamage:
    """Damage on a Pokémon changes outside of the damage entry of an attack."""

    by: By
    unit: Uid
    points: int
    """Above 0 put on, below 0 taken off."""
    counters: bool | None = None
    """Placed as counters, not dealt as damage; None where nobody said."""


@value
class ChangeCondition:
    """A Special Condition is put on or ends."""

    by: By
    unit: Uid
    key: str
    on: bool
    counters: int | None = None
    """Damage counters it puts at a checkup, or did until it ended; turns that Paralyzed lasts."""
    by_attack: bool | None = None
    """Whether an attack does it; None where nobody said."""


@value
class TurnCard:
    """A Pokémon is turned on the table."""

    by: By
    unit: Uid
    degrees: int


Play = (
    Attack
    | Evolve
    | Devolve
    | AttachCard
    | Detach
    | Retreat
    | Switch
    | Promote
    | MoveToBench
    | KnockOut
    | LeavePlay
    | Checkup
    | UseAbility
    | ChangeDamage
    | ChangeCondition
    | TurnCard
    | BeginTurn
    | PassTurn
    | Announce
    | Claim
    | Standing
    | CardPlay
)

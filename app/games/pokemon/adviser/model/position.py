"""A position as the rules read it: players, their Pokémon, and what happened this turn.

Made from a seat's view and memory (`reading`) or from a case file (`case_file`). What is not known
is None, and a rule that needs it stays silent or lowers what it says.
"""

from __future__ import annotations

from typing import Literal

from app.cards.name_keys import name_key
from app.core.card import Marks, mark_of, value_of
from app.core.data.asked_once import asked_once
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.pokemon.adviser.model.plays import Attack, Play
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.variants.players import BACK, Players
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.variant import Variant

Player = int
"""Index in the order of turns: 0 went first in a case; the seat at a table."""
Spot = Literal["active", "bench"]

LONG_AGO = 0
"""The turn of what happened before anybody remembers."""


@value
class Condition:
    """A Special Condition (特殊状態) on a Pokémon."""

    key: str
    """"asleep", "paralyzed", "confused", "poisoned" or "burned"."""
    counters: int = 1
    """Damage counters it puts at a checkup: Poisoned usually 1, Burned 2. Of Paralyzed at a table:
    how many ends of its own turn it still sees."""
    source: Player | None = None
    """Who gave it, where that is remembered."""
    since: int | None = None
    """The turn it was given in."""


@value
class Mon:
    """A Pokémon in play."""

    uid: str
    """The unit's id at a table, the case's own name for it in a case."""
    player: Player
    """Whose side it stands on."""
    spot: Spot
    card: Card | None
    """The card on top; None where the seat does not know it or a case leaves it open."""
    stack: tuple[Card, ...] = ()
    """All its stages from the bottom to the top, the top one included; as far as known."""
    energy: tuple[Card, ...] = ()
    tools: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()
    """What else is attached."""
    owners: tuple[Player, ...] = ()
    """Owner of every card of it, in the order stack, energy, tools, others."""
    unknown: int = 0
    """Attached cards that nobody can see."""
    damage: int = 0
    """In points."""
    hp_left: int | None = None
    """What is left of its HP, where a case gives that instead of the damage."""
    conditions: tuple[Condition, ...] = ()
    turned: int = 0
    """How far the card is turned, clockwise in degrees."""
    entered: int = LONG_AGO
    """Number of the turn it came into play."""
    evolved: int = LONG_AGO
    """Number of the turn it evolved last; LONG_AGO if it never did."""
    devolved: int = LONG_AGO
    marks: Marks = ()
    """What was noted on it by hand: locks, changed costs, extra HP."""
    down: bool = False
    """Whether it lies face down."""
    plain: bool = False
    """A case's stand-in: any Basic Pokémon without a text that matters."""
    energy_marks: tuple[Marks, ...] = ()
    """What was noted on each card of `energy`; empty where nothing was."""
    straight: bool = False
    """Whether a case says that it was put straight into the Active Spot."""

    def has(self, key: str) -> bool:
        """Whether a condition is on it."""
        return any(one.key == key for one in self.conditions)

    def noted(self, key: str) -> bool:
        """Whether people noted this on it ("no_attack")."""
        return mark_of(self.marks, key) is not None

    def number(self, key: str) -> int:
        """Return the number noted on it ("hp"); 0 if there is none."""
        return value_of(self.marks, key)

    @property
    def hp(self) -> int | None:
        """Its HP, what people noted included; None where they are not known."""
        if self.card is None or not self.card.hp:
            return None
        return max(10, self.card.hp + self.number("hp") - self.number("hp_less"))

    @property
    def left(self) -> int | None:
        """HP left, at least 0; None where that is not known."""
        if self.hp_left is not None:
            return max(0, self.hp_left)
        return None if self.hp is None else max(0, self.hp - self.damage)

    @property
    def name(self) -> Words:
        """What it is called in a sentence."""
        return self.card.name if self.card is not None else Words("this Pokémon", "このポケモン")


@value
class Side:
    """A player and what lies on the player's side of the table."""

    player: Player
    name: str
    team: int = 0
    mons: tuple[Mon, ...] = ()
    """Active Pokémon first, then the Bench in its order."""
    prizes: int | None = 6
    """Prize cards left."""
    prizes_up: int = 0
    """Prize cards that lie face up."""
    deck: int | None = 20
    """Cards in the deck."""
    hand: tuple[Card, ...] | None = None
    """The cards in hand, where the adviser may know all of them."""
    hand_count: int | None = None
    discard: tuple[Card, ...] | None = None
    lost: tuple[Card, ...] = ()
    marks: Marks = ()
    """What was noted on the player: locks, GX and VSTAR used, mulligans."""
    turns: int | None = None
    """How many turns the player has begun."""
    shown: bool = True
    """Whether it is told which Pokémon are in play: a case may leave that open."""
    out: bool = False
    """Whether the player is out of the game, and the others go on."""

    @property
    def actives(self) -> tuple[Mon, ...]:
        """The Active Pokémon; one, but for a moment of handling."""
        return tuple(mon for mon in self.mons if mon.spot == "active")

    @property
    def bench(self) -> tuple[Mon, ...]:
        """The Benched Pokémon."""
        return tuple(mon for mon in self.mons if mon.spot == "bench")

    def noted(self, key: str) -> bool:
        """Whether people noted this on the player ("no_items")."""
        return mark_of(self.marks, key) is not None

    def number(self, key: str) -> int:
        """Return the number noted on the player."""
        return value_of(self.marks, key)


@value
class InStadium:
    """A Stadium in play."""

    uid: str
    card: Card | None
    owner: Player
    player: Player | None = None
    """Who played it, where that is remembered."""
    turned: int = 0
    """How far the card is turned: some work on one side only."""
    faces: Player | None = None
    """Whom it works on, where it works on one side only and that is said."""


@value
class Turn:
    """Whose turn it is, and what was used in it."""

    player: Player
    number: int
    """Counted over all players from 1; 0 in setup."""
    phase: str = "main"
    """"setup", "draw", "main", "between_attacks", "attack", "checkup", "end" or "over"."""
    drew: bool = True
    used: tuple[tuple[str, int], ...] = ()
    """The ledger, which people correct by hand: ("energy", 1)."""
    plays: tuple[Play, ...] = ()
    """What was done this turn, in order, as far as remembered; nothing of the gesture in hand."""
    hit: tuple[str, ...] = ()
    """Pokémon that took an attack's damage or effect this turn."""
    also: tuple[Player, ...] = ()
    """Who plays it at the same time; nobody in a game by the rules."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody whose turn it is."""
        return (self.player, *self.also)

    def count(self, key: str) -> int:
        """Return how often something was used this turn."""
        for name, times in self.used:
            if name == key:
                return times
        return 0

    @property
    def attacks(self) -> tuple[Attack, ...]:
        """The attacks of this turn."""
        return tuple(play for play in self.plays if isinstance(play, Attack))


@value
class Cause:
    """Something that Knocked a Pokémon Out, or had a part in it."""

    player: Player | None
    """Whose doing it is; None where nobody knows."""
    what: str = ""
    """"attack", a condition ("poisoned", "burned"), or "" for another effect."""


@value
class PlayedTurn:
    """A turn that is over, the checkup after it left out."""

    player: Player
    plays: tuple[Play, ...] = ()


@value
class KnockedOut:
    """A Knock Out that is remembered."""

    turn_of: Player
    """In whose turn (or in the checkup after it)."""
    owner: Player
    turn: int = LONG_AGO
    card: Card | None = None
    prizes: int = 1
    """What it is worth in Prize cards."""
    cause: Player | None = None
    """Who knocked it out: the attacker, or the giver of the condition; None where nobody knows."""


@value
class Record:
    """What is remembered of the game beyond this turn."""

    kos: tuple[KnockedOut, ...] = ()
    mulligans: tuple[tuple[Player, ...], ...] = ()
    """Round by round, who had no Basic Pokémon; two names in a round share it."""
    setup: tuple[Play, ...] = ()
    """What was done before the first turn."""
    turns: tuple[PlayedTurn, ...] = ()
    """The turns before this one, the latest last: as many as it takes that each player's last one
    is among them."""
    checkup: tuple[Play, ...] = ()
    """What was done in the checkup before this turn, or in the one under way."""
    used_game: frozenset[tuple[Player, str]] = frozenset()
    """(player, "gx" or "vstar") of what was used once in this game."""
    is_case: bool = False
    """A case: what it does not mention did not happen."""
    complete: bool = False
    """Whether everything since the first shuffle is remembered: a case or a table that was joined
    late may only be silent about what it does not hold."""
    kept: frozenset[tuple[str, str]] = frozenset()
    """(rule, what it is about) that people agreed to keep."""
    checked: bool | None = None
    """Whether a case says that the checkup before this turn was done; None where it does not."""

    @property
    def last_turn(self) -> tuple[Play, ...]:
        """What was done in the turn before this one."""
        return self.turns[-1].plays if self.turns else ()

    @property
    def earlier(self) -> tuple[Play, ...]:
        """What was done in all turns that are remembered, in order."""
        return tuple(play for turn in self.turns for play in turn.plays)

    def last_turn_of(self, player: Player) -> tuple[Play, ...]:
        """Return what was done in a player's own last turn before this one."""
        return next((one.plays for one in reversed(self.turns) if one.player == player), ())

    def since_turn_of(self, player: Player) -> tuple[Play, ...]:
        """Return what was done in the others' turns since a player's own last one."""
        plays: tuple[Play, ...] = ()
        for one in reversed(self.turns):
            if one.player == player:
                break
            plays = (*one.plays, *plays)
        return plays


@asked_once
def _mons(sides: tuple[Side, ...]) -> tuple[Mon, ...]:
    return tuple(mon for side in sides for mon in side.mons)


@asked_once
def _by_uid(sides: tuple[Side, ...]) -> dict[str, Mon]:
    return {mon.uid: mon for mon in reversed(_mons(sides))}


@value
class Position:
    """All that a rule may look at."""

    sides: tuple[Side, ...]
    turn: Turn
    record: Record = Record()
    stadiums: tuple[InStadium, ...] = ()
    first: Player = 0
    """Who went first."""
    variant: Variant = STANDARD
    """What is played, and what it does differently."""
    date: str = ""
    """The day that is played, an ISO date; "" where nobody said."""
    options: tuple[tuple[str, str], ...] = ()
    """What the table agreed on; see `games/pokemon/table/pokemon_options.py`."""
    marks: Marks = ()
    """What was noted on the table."""
    loose: tuple[tuple[str, Card | None, Player], ...] = ()
    """(uid, card, owner) of what lies in the play area."""
    gesture: tuple[Play, ...] = ()
    """All plays of the gesture that is judged, the one in hand among them."""
    choices: tuple[tuple[str, Player], ...] = ()
    """(uid of a Pokémon or Stadium, opponent chosen for what it does), as far as it is said."""
    causes: tuple[tuple[str, tuple[Cause, ...]], ...] = ()
    """(uid, what Knocked it Out), where a case says it."""
    seen_by: Player | None = None
    """Whose view this is; None for a judge and for cases, who see all there is."""

    # -- finding ---------------------------------------------------------------------------

    def side(self, player: Player) -> Side:
        """Return a player's side; where partners share the field, with all of their Pokémon."""
        side = self.sides[player]
        return self._shared(side, side.name) if self.shares_field else side

    @property
    def shares_field(self) -> bool:
        """Whether partners hold the field together: two against two."""
        return "active" in self.variant.shared

    @property
    def fields(self) -> tuple[Side, ...]:
        """What stands on the field, by who holds it: a player, or a team as its first member."""
        if not self.shares_field:
            return self.sides
        teams = {side.team: side for side in reversed(self.sides)}
        return tuple(
            self._shared(side, " & ".join(one.name for one in self.team_of(side.player)))
            for side in sorted(teams.values(), key=lambda side: side.player)
        )

    def _shared(self, side: Side, name: str) -> Side:
        team = self.team_of(side.player)
        mons = sorted((mon for one in team for mon in one.mons), key=lambda mon: mon.spot)
        shown = all(one.shown for one in team)
        return replace(side, name=name, mons=tuple(mons), shown=shown)

    def team_of(self, player: Player) -> tuple[Side, ...]:
        """Return the sides of a player's team, each with the own Pokémon alone."""
        return tuple(self.sides[one] for one in self.players.partners(player))

    def allied(self, one: Player, other: Player) -> bool:
        """Whether two are the same player, or partners; nobody is the table's partner."""
        if one == other:
            return True
        sit = 0 <= one < len(self.sides) and 0 <= other < len(self.sides)
        return sit and self.sides[one].team == self.sides[other].team

    def mon(self, uid: str) -> Mon | None:
        """Return the Pokémon called `uid`, if it is in play."""
        return _by_uid(self.sides).get(uid)

    @property
    def mons(self) -> tuple[Mon, ...]:
        """Every Pokémon in play, the first player's first."""
        return _mons(self.sides)

    @property
    def players(self) -> Players:
        """Who plays with whom, and who is out."""
        out = frozenset(side.player for side in self.sides if side.out)
        return Players(tuple(side.team for side in self.sides), out, self.noted(BACK))

    def foes(self, player: Player) -> tuple[Side, ...]:
        """Return the sides of the opponents that still play."""
        team = self.sides[player].team
        return tuple(side for side in self.sides if side.team != team and not side.out)

    def foe(self, player: Player) -> Side | None:
        """Return the opponent's side, where there is exactly one opponent.

        With several it is for a rule to ask which one is meant, or all of them.
        """
        foes = self.foes(player)
        return foes[0] if len(foes) == 1 else None

    def opponent_meant(self, attack: Attack) -> Player | None:
        """Return who "your opponent" is in an attack's text; None where that is not known.

        With several opponents it is the owner of the attacked Pokémon (BR080).
        """
        foes = self.foes(attack.by) if 0 <= attack.by < len(self.sides) else ()
        if len(foes) == 1:
            return foes[0].player
        if foes and self.shares_field:
            return foes[0].player  # what the partners hold together is one
        mon = self.mon(attack.target) if attack.target else None
        return mon.player if mon is not None and mon.player != attack.by else None

    def is_meant(self, attack: Attack, player: Player) -> bool:
        """Whether an attack's text means a player by "your opponent".

        Two against two means both opponents (TV054).
        """
        if self.shares_field:
            return not self.allied(attack.by, player)
        return self.opponent_meant(attack) == player

    def next_player(self) -> Player:
        """Return whose turn is next."""
        return self.players.following(self.turn.player)

    def round_ago(self) -> int:
        """Return the number of the first turn since which every other player has had one."""
        return self.number - max(1, len(self.sides) - 1)

    def chosen_for(self, uid: str) -> Player | None:
        """Return the opponent chosen for what a Pokémon or Stadium does; None if not known."""
        return next((player for source, player in self.choices if source == uid), None)

    # -- what is agreed and noted ------------------------------------------------------------

    def option(self, key: str, usual: str = "") -> str:
        """Return what the table agreed on, `usual` if it did not say."""
        for name, chosen in self.options:
            if name == key:
                return chosen
        return usual

    def noted(self, key: str) -> bool:
        """Whether people noted this on the table ("no_tools")."""
        return mark_of(self.marks, key) is not None

    # -- time --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of this turn, counted over all players."""
        return self.turn.number

    def turns_of(self, player: Player) -> int | None:
        """Return how many turns a player has begun, this one included; None if not known."""
        return self.sides[player].turns if 0 <= player < len(self.sides) else None

    def goes_second(self, player: Player) -> bool:
        """Whether a player counts as going second (後攻), for what a text says of it.

        Whoever is not of the first player's team; in a Battle Royal the last player alone (BR178).
        """
        seats = len(self.sides)
        if self.variant.id == "battle-royal":
            return seats > 1 and player == (self.first - 1) % seats
        if not (0 <= player < seats and 0 <= self.first < seats):
            return player != self.first
        return self.sides[player].team != self.sides[self.first].team

    def is_first_turn(self, player: Player) -> bool:
        """Whether it is the player's own first turn, with nothing noted that lifts its limits."""
        on_turn = self.turn.player == player and self.number > 0
        return on_turn and self.turns_of(player) == 1 and not self.side(player).noted("first_turn")

    # -- names -------------------------------------------------------------------------------

    def in_stadium(self, *names: str) -> bool:
        """Whether a Stadium with one of these English names is in play."""
        keys = {name_key(name) for name in names}
        return any(
            one.card is not None and name_key(one.card.name.en) in keys for one in self.stadiums
        )


def named(card: Card | None, *names: str) -> bool:
    """Whether a card has one of these English names, in any spelling."""
    return card is not None and name_key(card.name.en) in {name_key(name) for name in names}


def same_name(one: Card | None, other: Card | None) -> bool:
    """Whether two known cards have the same name in a language; the texts in brackets go."""
    if one is None or other is None:
        return False
    return name_key(one.name.en) == name_key(other.name.en) or (
        name_key(one.name.ja) == name_key(other.name.ja)
    )

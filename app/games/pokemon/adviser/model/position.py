"""A position as the rules read it: players, their Pokémon, and what happened this turn.

Made from a seat's view and memory (`reading`) or from a case file (`case_file`). What is not known
is None, and a rule that needs it stays silent or lowers what it says.
"""

from __future__ import annotations

from itertools import chain

from app.cards.name_keys import name_key
from app.core.card import Marks, mark_of
from app.core.data.asked_once import asked_of_each, asked_once, asked_while
from app.core.data.value import replace, value
from app.games.advising.seat_memory import Kept
from app.games.pokemon.adviser.model.plays import Attack, Play
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon, Player, Side
from app.games.pokemon.adviser.model.turn_record import Cause, Record, Turn
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.variants.players import BACK, Players
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.variant import Variant


@asked_once
def _mons(sides: tuple[Side, ...]) -> tuple[Mon, ...]:
    return tuple(chain.from_iterable(side.mons for side in sides))


@asked_once
def _affected(sides: tuple[Side, ...]) -> tuple[Mon, ...]:
    return tuple(chain.from_iterable(map(_affected_on, sides)))


@asked_of_each
def _affected_on(side: Side) -> tuple[Mon, ...]:
    return tuple([mon for mon in side.mons if mon.conditions or mon.turned])


@asked_once
def _by_uid(sides: tuple[Side, ...]) -> dict[str, Mon]:
    return {mon.uid: mon for mon in reversed(_mons(sides))}


@asked_once
def _foes(sides: tuple[Side, ...], player: Player) -> tuple[Side, ...]:
    team = sides[player].team
    return tuple(side for side in sides if side.team != team and not side.out)


@asked_while("sides", "marks")
def _players(position: Position) -> Players:
    out = frozenset(side.player for side in position.sides if side.out)
    return Players(tuple(side.team for side in position.sides), out, position.noted(BACK))


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
    kept: Kept = frozenset()
    """What people agreed to keep."""
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
    def affected(self) -> tuple[Mon, ...]:
        """Every Pokémon with a Special Condition, or turned."""
        return _affected(self.sides)

    @property
    def players(self) -> Players:
        """Who plays with whom, and who is out."""
        return _players(self)

    def foes(self, player: Player) -> tuple[Side, ...]:
        """Return the sides of the opponents that still play."""
        return _foes(self.sides, player)

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

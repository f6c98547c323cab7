"""Random games by the rules, played by somebody who knows them and nothing of the adviser.

The player reads cards as a person does: what evolves from what, which Energy pays for an attack,
what a retreat costs. It does by chance whatever is legal, and leaves what it cannot read; so
whatever is said of its games, but for reminders, is wrong.

    python -m tests.games.pokemon.adviser.legal_games 500
    python -m tests.games.pokemon.adviser.legal_games 150 10000    150 games from seed 10000 on
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from app.core.advice import Advice
from app.core.card import value_of
from app.core.intent import (
    Attach,
    Batch,
    Draw,
    Intent,
    Move,
    Procedure,
    PutMark,
    SwapUnits,
)
from app.core.intents.turn_intents import Use
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.cards.card_record import Card, has_rule_box
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.session.seat.seat_adviser import SeatAdviser
from tests.games.pokemon.adviser.shared_cards import shared_cards
from tests.games.pokemon.adviser.what_binds import Bans
from tests.games.pokemon_table import Game, action

TURNS = 40
"""Turns that are played at most."""
IN_A_TURN = 30
"""What is tried in a turn at most."""
BEFORE_ATTACK = 12
"""What is tried before an attack, which ends the turn."""
WAYS = (
    *("bench", "evolve", "energy", "tool", "stadium", "supporter", "item"),
    *("ability", "retreat", "attack"),
)
ONCE = ("energy", "stadium", "supporter", "retreat", "attack")
LASTS = re.compile(r"next turn|can't|cannot")
"""How an attack speaks that forbids something: this player heeds it or leaves it."""
FEWER = re.compile(r"can't have more than (\d) benched")
"""How a Stadium speaks under which fewer fit on a Bench."""
KEEPS = re.compile(r"can't play any pokémon that has an ability")
"""How an Ability speaks that keeps Pokémon with an Ability in the opponent's hand."""
HANGS = re.compile(r"damage|flip|coin|each|more|less|nothing|prevent|weakness")
"""How an attack speaks whose damage may be another than the printed one."""
RETREATS = 0.1
"""How likely this player retreats who could."""
DRAW = re.compile(r"^draw (\d+)(?: cards)?\.$")
SEARCHES: dict[str, tuple[str, Callable[[Card], bool]]] = {
    "Nest Ball": ("bench", lambda card: card.stage == "basic"),
    "Buddy-Buddy Poffin": ("bench", lambda card: card.stage == "basic" and card.hp <= 70),
    "Energy Search": ("hand", lambda card: card.kind == "basic_energy"),
    "Poké Pad": ("hand", lambda card: card.kind == "pokemon" and not has_rule_box(card)),
    "Fighting Gong": (
        "hand",
        lambda card: "F" in card.types and (card.kind == "basic_energy" or card.stage == "basic"),
    ),
}
"""Items that this player knows by heart: where one card from the deck goes, and which ones may."""
HEALS = re.compile(r"^heal (\d+) damage from 1 of your (?:own )?(?:(\{\w\}|\w+) )?pokémon\.$")
"""How a card speaks that heals one Pokémon, of any type or of one."""
SWITCHES = ("Switch", "Boss's Orders")
"""Cards that this player knows by heart: one of its own Pokémon, or one of the opponent's."""
CHANGES_DAMAGE = r"damage|\bhp\b|weakness|from attacks|for \d+ more"
DRAWS = re.compile(
    r"once (?:during|in) your turn[,:] (?:you may )?(?:draw|look at (?:the top|your deck's top))",
    re.IGNORECASE,
)
"""How an Ability speaks that asks for nothing."""
WITHOUT = 0.4
"""How likely nothing of a game changes damage: then attacks are reckoned to the end."""
_LETTERS = {words.en.casefold(): letter for letter, words in TYPE_WORDS.items()}
LINES = 20
"""Pokémon of a deck, or a few more."""
ENERGY = ("MEE-1", "MEE-2", "MEE-3", "MEE-4", "MEE-5", "MEE-6", "MEE-7", "MEE-8")


def deck_of(chance: Random, *, plain: bool = False) -> tuple[str, ...]:
    """Return a deck of four whole lines of evolution, Tools, Stadiums and Energy of their types.

    A `plain` one has nothing that changes damage: no Tools, no Stadiums, no Abilities.
    """
    base = list(known_base())
    mons = {card.key: card for card in base if card.kind == "pokemon"}
    by_name: dict[str, list[Card]] = {}
    for card in mons.values():
        by_name.setdefault(card.name.en, []).append(card)
    able = [card for card in mons.values() if card.stage in ("basic", "stage1", "stage2")]
    lines: list[str] = []
    while len(lines) < LINES:
        line = [chance.choice(able)]
        while line[-1].evolves_from is not None:
            below = by_name.get(line[-1].evolves_from.en)
            if not below:
                break
            line.append(chance.choice(below))
        if line[-1].stage == "basic" and not (plain and any(card.abilities for card in line)):
            lines += [card.key for card in line] * 2 + [line[-1].key] * 2
    types = {letter for key in lines for letter in mons[key].types}
    basics = [key for key in ENERGY if set(known_base().get(key).types) & types] or list(ENERGY)
    tools = [card.key for card in base if card.kind == "tool" and not _asks(card, "attach this")]
    stadiums = [card.key for card in base if card.kind == "stadium" and not _does_much(card)]
    rest = [*(chance.choice(tools) for _ in range(6)), *(chance.choice(stadiums) for _ in range(4))]
    if plain:
        rest = []
    played = [card.key for card in base if _is_played(card)]
    rest += [chance.choice(played) for _ in range(8)]
    deck = [*lines, *rest, *(chance.choice(basics) for _ in range(26))]
    chance.shuffle(deck)
    return tuple(deck)


def _asks(card: Card, words: str) -> bool:
    """Whether a card speaks of something that this player does not heed."""
    return bool(card.attacks) or (card.text is not None and words in card.text.en.casefold())


def _does_much(card: Card) -> bool:
    """Whether a Stadium does something by itself as cards are put down, or to one side alone."""
    return _asks(card, "whenever any player puts") or card.name.en == "Parallel City"


def _is_played(card: Card) -> bool:
    """Whether it is a Supporter or Item that this player knows how to play."""
    if card.text is None or card.kind not in ("supporter", "item"):
        return False
    said = card.text.en.casefold()
    if card.name.en in SWITCHES or HEALS.match(said) is not None:
        return True
    if card.kind == "supporter":
        return DRAW.match(said) is not None
    return card.name.en in SEARCHES


class LegalGame:
    """A game that is played by the rules, with an adviser at each seat."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()
        self.cards: dict[str, set[str]] = {}
        """The cards that were used, by what was done with them."""
        self.bans = Bans()
        self.entered: dict[str, int] = {}
        self.evolved: dict[str, int] = {}
        self.used: dict[str, int] = {}
        """The turns in which Pokémon came, evolved, and used an Ability last."""
        plain = self.chance.random() < WITHOUT
        decks = (deck_of(self.chance, plain=plain), deck_of(self.chance, plain=plain))
        self.game = Game(decks=decks, seed=seed)
        for seat, deck in enumerate(decks):
            basics = [key for key in deck if known_base().get(key).stage == "basic"]
            for zone in ("active", "bench", "bench"):
                key = self.chance.choice(basics)
                basics.remove(key)
                self.game.stand(key, f"{zone}.{seat}")
            view = self.game._judge.view
            for zone, many in (("hand", 7), ("prizes", 6)):
                for _ in range(many):
                    self.game._judge.ask(
                        Move((view.cards_in(f"deck.{seat}")[0],), f"{zone}.{seat}", -1)
                    )
                    view = self.game._judge.view
        table, self.said = self.game.table, list[tuple[str, Advice]]()
        self.advisers = []
        for seat in (0, 1):
            client = table.sit(seat)
            made = SeatAdviser(
                self.game.spec.adviser(),
                seat,
                client.node,
                client.view,
                table.host.retell,
                _raise,
            )
            client.listeners.append(made.told)
            self.advisers.append(made)
        self.game.start(first="0")

    def play(self) -> list[tuple[str, Advice]]:
        """Play to the end, or for so many turns; what was said, with what it was said of."""
        for _ in range(TURNS):
            seat, number = self.game.view().turn.seat, self.game.view().turn.number
            if not all(self._units(side, "active", "bench") for side in (0, 1)):
                break  # who has no Pokémon left has lost
            used: set[str] = set()
            for tried in range(IN_A_TURN):
                way = self.chance.choice(WAYS)
                if way in used or (way == "attack" and tried < BEFORE_ATTACK):
                    continue
                if getattr(self, f"_{way}")(seat, number):
                    if way in ONCE:
                        used.add(way)
                    if way == "attack":
                        break
            if self.game.view().turn.phase == "over" or not self._end(seat):
                break
        return self.said

    def _do(self, what: str, intent: Intent, seat: int) -> None:
        self.done[what] += 1
        foreseen = self.advisers[seat].foresee(intent)
        self.game.do(intent, seat)
        node = self.game.table.host.tree.cursor
        told = list(foreseen)
        for adviser in self.advisers:
            adviser.catch_up()
            told += adviser.advice_at(node)
        self.said += [(what, one) for one in told if one.severity != "reminder"]

    def _view(self, seat: int) -> SeatView:
        return self.game.view(seat)

    def _units(self, seat: int, *zones: str) -> list[str]:
        view = self._view(seat)
        return [unit for zone in zones for unit in view.zones[f"{zone}.{seat}"].items]

    def _top(self, unit: str, seat: int) -> Card:
        view = self._view(seat)
        return known_base().get(view.cards[view.units[unit].base].ref or "")

    def _attached(self, unit: str, seat: int) -> list[tuple[str, Card]]:
        view = self._view(seat)
        handles = view.units[unit].attached
        return [(handle, known_base().get(view.cards[handle].ref or "")) for handle in handles]

    def _hand(self, seat: int, *kinds: str) -> list[tuple[str, Card]]:
        view = self._view(seat)
        cards = [
            (h, known_base().get(view.cards[h].ref or "")) for h in view.cards_in(f"hand.{seat}")
        ]
        found = [(handle, card) for handle, card in cards if card.kind in kinds]
        self.chance.shuffle(found)
        return found

    # -- what may be done ------------------------------------------------------------------------

    def _bench(self, seat: int, number: int) -> bool:
        cards = self._hand(seat, "pokemon")
        basics = [one for one in cards if one[1].stage == "basic" and self._plays(one[1], seat)]
        if not basics or len(self._units(seat, "bench")) >= self._most():
            return False
        self._do("bench", Move((basics[0][0],), f"bench.{seat}", -1, verb="bench"), seat)
        self.entered[self._units(seat, "bench")[-1]] = number
        self._note("bench", basics[0][1])
        return True

    def _evolve(self, seat: int, number: int) -> bool:
        if number <= 2:
            return False
        for handle, card in self._hand(seat, "pokemon"):
            source = card.evolves_from.en if card.evolves_from is not None else ""
            for unit in self._units(seat, "active", "bench"):
                fresh = number in (self.entered.get(unit), self.evolved.get(unit))
                fits = self._top(unit, seat).name.en == source
                if not fresh and fits and self._plays(card, seat):
                    self._do("evolve", Attach((handle,), unit, "base"), seat)
                    self.evolved[unit] = number
                    self._note("evolve", card)
                    return True
        return False

    def _energy(self, seat: int, _number: int) -> bool:
        cards, units = self._hand(seat, "basic_energy"), self._units(seat, "active", "bench")
        if not cards:
            return False
        unit = self.chance.choice([*units, *self._units(seat, "active") * 8])
        asked = {letter for one in self._top(unit, seat).attacks for letter in one.cost}
        fitting = [one for one in cards if not asked.isdisjoint(one[1].types)] or cards
        self._do("energy", Batch((Attach((fitting[0][0],), unit), Use("energy"))), seat)
        return True

    def _tool(self, seat: int, _number: int) -> bool:
        cards = self._hand(seat, "tool")
        bare = [
            unit
            for unit in self._units(seat, "active", "bench")
            if all(card.kind != "tool" for _, card in self._attached(unit, seat))
        ]
        if not cards or not bare:
            return False
        self._do("tool", Attach((cards[0][0],), self.chance.choice(bare)), seat)
        self._note("tool", cards[0][1])
        return True

    def _most(self) -> int:
        """How many fit on a Bench now."""
        return min([5, *(self._fits(card) for card in self._stadiums())])

    def _fits(self, card: Card) -> int:
        found = FEWER.search(card.text.en.casefold()) if card.text is not None else None
        return int(found[1]) if found is not None else 5

    def _stadiums(self) -> list[Card]:
        view = self._view(0)
        return [known_base().get(view.cards[h].ref or "") for h in view.cards_in("stadium")]

    def _plays(self, card: Card, seat: int) -> bool:
        """Whether no Ability of the opponent's Active Pokémon keeps a Pokémon in the hand."""
        if not card.abilities or card.name.en.startswith("Team Rocket's"):
            return True
        foes = [self._top(unit, 1 - seat) for unit in self._units(1 - seat, "active")]
        texts = [one.text.en.casefold() for foe in foes for one in foe.abilities]
        return not any(KEEPS.search(text) for text in texts)

    def _note(self, way: str, card: Card) -> None:
        self.cards.setdefault(way, set()).add(card.name.en)

    def _supporter(self, seat: int, number: int) -> bool:
        """Play a Supporter that only draws, heals or calls a Pokémon."""
        cards = [one for one in self._hand(seat, "supporter") if _is_played(one[1])]
        if number == 1 or not cards or self.bans.shut(seat, "supporter", number):
            return False
        handle, card = cards[0]
        if DRAW.match(card.text.en.casefold() if card.text is not None else "") is None:
            return self._aimed("supporter", seat, handle, card)
        found = DRAW.match(card.text.en.casefold()) if card.text is not None else None
        left = self._view(seat).zones[f"deck.{seat}"].count
        if found is None or left < int(found[1]):
            return False
        play = action("play").make(self._view(seat), Selection((handle,)))
        assert play is not None
        self._do("supporter", play, seat)
        self._do("draw", Draw(int(found[1]), f"deck.{seat}", f"hand.{seat}"), seat)
        self._note("supporter", card)
        return True

    def _item(self, seat: int, number: int) -> bool:
        """Play an Item that takes one card from the deck, heals or switches."""
        cards = [one for one in self._hand(seat, "item") if _is_played(one[1])]
        if not cards or self.bans.shut(seat, "item", number):
            return False
        handle, card = cards[0]
        if card.name.en not in SEARCHES:
            return self._aimed("item", seat, handle, card)
        goal, may = SEARCHES[card.name.en]
        if goal == "bench" and len(self._units(seat, "bench")) >= self._most():
            return False
        view = self.game._judge.view
        deck = {view.cards[one].ref or "" for one in view.cards_in(f"deck.{seat}")}
        found = sorted(key for key in deck if may(known_base().get(key)))
        if not found:
            return False
        play = action("play").make(self._view(seat), Selection((handle,)))
        assert play is not None
        self._do("item", play, seat)
        taken = (("card", self.chance.choice(found)), ("goal", goal))
        self._do("search", Procedure("search", taken), seat)
        if goal == "bench":
            self.entered[self._units(seat, "bench")[-1]] = number
        self._note("item", card)
        return True

    def _aimed(self, way: str, seat: int, handle: str, card: Card) -> bool:
        """Play a card that heals one Pokémon or brings one into the Active Spot."""
        heals = HEALS.match(card.text.en.casefold()) if card.text is not None else None
        aimed = self._heal(seat, heals) if heals is not None else self._swap(seat, card)
        if aimed is None:
            return False
        play = action("play").make(self._view(seat), Selection((handle,)))
        assert play is not None
        self._do(way, play, seat)
        self._do("heal" if heals is not None else "swap", aimed, seat)
        self._note(way, card)
        return True

    def _heal(self, seat: int, heals: re.Match[str]) -> Intent | None:
        """Return that damage is taken off one of the Pokémon that a text means."""
        kind = heals[2] or ""
        letter = kind[1:2].upper() if kind.startswith("{") else _LETTERS.get(kind, "")
        damage = {
            unit: value_of(self._view(seat).units[unit].marks, "damage")
            for unit in self._units(seat, "active", "bench")
            if not letter or letter in self._top(unit, seat).types
        }
        hurt = [unit for unit, points in damage.items() if points]
        if not hurt or (kind and not letter):
            return None
        unit = self.chance.choice(hurt)
        return PutMark((unit,), "damage", value=max(0, damage[unit] - int(heals[1])))

    def _swap(self, seat: int, card: Card) -> Intent | None:
        """Return that a Benched Pokémon comes into the Active Spot: an own one, or the foe's."""
        side = seat if card.name.en == "Switch" else 1 - seat
        active, bench = self._units(side, "active"), self._units(side, "bench")
        if not active or not bench:
            return None
        return SwapUnits(active[0], self.chance.choice(bench))

    def _stadium(self, seat: int, number: int) -> bool:
        if self.bans.shut(seat, "stadium", number):
            return False
        benches = max(len(self._units(side, "bench")) for side in (0, 1))
        view = self._view(seat)
        there = {
            known_base().get(view.cards[h].ref or "").name.en for h in view.cards_in("stadium")
        }
        cards = [
            one
            for one in self._hand(seat, "stadium")
            if one[1].name.en not in there and benches <= self._fits(one[1])
        ]
        if not cards:
            return False
        play = action("play").make(view, Selection((cards[0][0],)))
        assert play is not None
        self._do("stadium", play, seat)
        self._note("stadium", cards[0][1])
        return True

    def _changed(self, words: str) -> bool:
        """Whether a text in play speaks of these words: then this player leaves it to others."""
        view = self._view(0)
        texts = [known_base().get(view.cards[h].ref or "").text for h in view.cards_in("stadium")]
        for side in (0, 1):
            for unit in self._units(side, "active", "bench"):
                texts += [one.text for one in self._top(unit, side).abilities]
                texts += [one.text for _, one in self._attached(unit, side)]
        return any(one is not None and re.search(words, one.en.casefold()) for one in texts)

    def _ability(self, seat: int, number: int) -> bool:
        """Use an Ability that draws, once each turn by each Pokémon that has it."""
        if number == 1 or not self._view(seat).zones[f"deck.{seat}"].count:
            return False
        for unit in self._units(seat, "active", "bench"):
            card = self._top(unit, seat)
            free = [one for one in card.abilities if DRAWS.match(one.text.en)]
            if (
                free
                and self.used.get(unit) != number
                and self._view(seat).zones[f"deck.{seat}"].count
            ):
                use = action("ability").make(self._view(seat), Selection(units=(unit,)))
                assert use is not None
                self._do("ability", use, seat)
                self._do("draw", Draw(1, f"deck.{seat}", f"hand.{seat}"), seat)
                self.used[unit] = number
                self._note("ability", card)
                return True
        return False

    def _retreat(self, seat: int, number: int) -> bool:
        active, bench = self._units(seat, "active"), self._units(seat, "bench")
        if not active or not bench or self._changed("retreat"):
            return False
        if self.bans.stays(active[0], number) or self.chance.random() > RETREATS:
            return False
        attached = self._attached(active[0], seat)
        energy = [handle for handle, card in attached if card.kind == "basic_energy"]
        cost = self._top(active[0], seat).retreat
        if len(energy) < cost:
            return False
        paid = ",".join(self.chance.sample(energy, cost))
        said = {"unit": active[0], "to": self.chance.choice(bench), "energy": paid}
        self._do("retreat", Procedure("retreat", tuple(said.items())), seat)
        return True

    def _attack(self, seat: int, number: int) -> bool:
        active = self._units(seat, "active")
        if number == 1 or not active or self._changed("cost [^.]*more"):
            return False
        letters = Counter(
            letter
            for _, card in self._attached(active[0], seat)
            if card.kind == "basic_energy"
            for letter in card.types
        )
        card = self._top(active[0], seat)
        attacks = list(enumerate(card.attacks))
        self.chance.shuffle(attacks)
        for index, one in attacks:
            cost = Counter(one.cost)
            free = cost.pop("C", 0)
            paid = all(letters[letter] >= many for letter, many in cost.items())
            said = one.text.en if one.text is not None else ""
            lasts = LASTS.search(said.casefold()) is not None
            if lasts and not self.bans.knows(said):
                continue
            if self.bans.rests(active[0], one.name.en, number):
                continue
            if paid and sum(letters.values()) >= sum(cost.values()) + free:
                plain = one.damage.isdecimal() and not HANGS.search(said.casefold())
                plain = plain and not self._changed(CHANGES_DAMAGE)
                hit = (("hit", "1"),) if plain else ()
                self._do("attack", Procedure("attack", (("attack", str(index)), *hit)), seat)
                self._note("attack that lasts" if lasts else "attack", card)
                foe = next(iter(self._units(1 - seat, "active")), "")
                self.bans.take(said, one.name.en, active[0], foe, seat, number)
                return True
        return False

    # -- what follows ----------------------------------------------------------------------------

    def _end(self, seat: int) -> bool:
        """End the turn, and do what the table asks for; False once the game is over."""
        for _ in range(12):
            view = self._view(seat)
            if view.turn.phase == "over":
                return False
            asked = next((t for t in self.game.tasks().values() if t.choices), None)
            if asked is not None and asked.choices[0].intent is not None:
                choice = self.chance.choice([c for c in asked.choices if c.intent is not None])
                assert choice.intent is not None
                self._do(asked.id, choice.intent, asked.seat)
            elif view.turn.seat == seat:
                self._do("end", Procedure("end_turn"), seat)
            else:
                return True
        return self._view(seat).turn.seat != seat


def _raise(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem


def main(games: int, first: int = 0) -> int:
    """Play so many games, from this seed on, and tell what was done and said."""
    done, cards, said = Counter[str](), dict[str, set[str]](), 0
    for seed in range(first, first + games):
        game = LegalGame(seed)
        for what, one in game.play():
            said += 1
            print(f"{seed}: {what}: {one.severity} {one.rule}: {one.message.en}")  # noqa: T201
        done.update(game.done)
        for way, names in game.cards.items():
            cards.setdefault(way, set()).update(names)
    every = set().union(*cards.values())
    print(f"{games} games, {sum(done.values())} actions, {len(every)} cards used, {said} said")  # noqa: T201
    print(", ".join(f"{way} {many}" for way, many in done.most_common()))  # noqa: T201
    for way, names in sorted(cards.items()):
        print(f"{way}, {len(names)} cards: {', '.join(sorted(names))}")  # noqa: T201
    return min(said, 1)


if __name__ == "__main__":
    numbers = [int(one) for one in sys.argv[1:]] or [500]
    data = Path(__file__).parents[5] / "shared"
    if (data / "data" / "ptcg").is_dir():
        with shared_cards(data):
            sys.exit(main(*numbers))
    sys.exit(main(*numbers))

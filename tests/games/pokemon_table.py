"""A Pokémon table in a few words: lay it, put cards where the example needs them, play."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Attach, Intent, Move
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.core.text.describe import describe_all
from app.core.text.words import Language, plain
from app.core.view import SeatView
from app.games.contracts.out_contract import tasks_of
from app.games.game_api import Drop, GameAction, GameSpec, Selection
from app.games.lexicon import lexicon
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, SPEC, TEAM_BATTLE_SPEC
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited
from app.games.table_tools import place_of
from app.games.task_model import Task
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Answer
from tests.helpers.shipped import shipped_base

DREEPY, DRAKLOAK, DRAGAPULT = "TWM-128", "TWM-129", "TWM-130"
DUSKULL, LATIAS, SNORUNT, FEZANDIPITI = "PRE-35", "SSP-76", "ASC-46", "ASC-142"
IONO, ULTRA_BALL, BELT, TOWER, ARTAZON = "PAL-185", "MEG-131", "PAL-173", "TWM-153", "PAL-171"
FIRE, PSYCHIC, DEVOLUTION = "MEE-2", "MEE-5", "PAR-177"

DECK = (
    *(DREEPY,) * 4,
    *(DRAKLOAK,) * 4,
    *(DRAGAPULT,) * 3,
    *(DUSKULL,) * 4,
    *(LATIAS,) * 2,
    *(IONO,) * 4,
    *(ULTRA_BALL,) * 4,
    *(BELT,) * 2,
    *(TOWER,) * 2,
    ARTAZON,
    *(DEVOLUTION,) * 2,
    *(FIRE,) * 5,
    *(PSYCHIC,) * 5,
)


class Game:
    """A table and its seats, spoken to in the table's words."""

    def __init__(
        self,
        seats: int = 2,
        deck: tuple[str, ...] = DECK,
        seed: int = 7,
        decks: tuple[tuple[str, ...], ...] = (),
        options: Options = (),
        spec: GameSpec = SPEC,
    ) -> None:
        """Lay a table of a variant; `decks` for players with different ones."""
        names = ("Aki", "Ren", "Mei", "Kai")[:seats]
        brought = decks or (deck,) * seats
        self.spec = spec
        self.table: LocalTable = lay_table(spec, names, brought, seed, options=options)
        for seat in range(seats):
            self.table.sit(seat)
        self._judge = self.table.sit(JUDGE)
        self._seen: dict[tuple[int, int], SeatView] = {}
        """What was seen at the nodes that were wound back to."""

    def view(self, seat: int = 0) -> SeatView:
        return self.table.sit(seat).view

    def ask(self, intent: Intent, seat: int = 0) -> Answer:
        return self.table.sit(seat).ask(intent)

    def do(self, intent: Intent, seat: int = 0) -> None:
        answer = self.ask(intent, seat)
        assert isinstance(answer, Accepted), answer

    def act(self, name: str, seat: int = 0, selection: Selection | None = None) -> None:
        view, chosen = self.view(seat), selection or Selection()
        offered = action(name)
        assert offered.when(view, chosen), f"{name} is not offered"
        intent = offered.make(view, chosen)
        assert intent is not None
        self.do(intent, seat)

    def start(self, seat: int = 0, **arguments: str) -> None:
        """Begin the game with what lies there, whoever is ready."""
        begins = BEGINNING.begin(without=awaited(self.view()))
        self.do(replace(begins, arguments=(*begins.arguments, *arguments.items())), seat)

    def put(self, ref: str, zone: str, owner: int | None = None) -> str:
        """Lay a card of the deck of a zone's holder somewhere, as a judge can; its handle."""
        owner = int(zone.rpartition(".")[2]) if owner is None else owner
        judge = self._judge.view
        card = next(
            c.handle
            for c in (judge.cards[h] for h in judge.cards_in(f"deck.{owner}"))
            if c.ref == ref
        )
        self.do(Move((card,), zone, -1), JUDGE)
        return self._judge.view.cards_in(zone)[-1]

    def stand(self, ref: str, zone: str, *attached: str, owner: int | None = None) -> str:
        """Put a Pokémon in play with cards attached; its unit. `owner` is said in shared zones."""
        owner = int(zone.rpartition(".")[2]) if owner is None else owner
        self.put(ref, zone, owner)
        unit = self.view(0).zones[zone].items[-1]
        for other in attached:
            card = self.put(other, place_of(self.view(0), "discard", owner), owner)
            self.do(Attach((card,), unit), JUDGE)
        return unit

    def tasks(self, seat: int = 0) -> dict[str, Task]:
        """Return what is to be done, by the id of each task."""
        asked = tasks_of(self.view(seat), self.spec.tasks, self.spec.out)
        return {task.id: task for task in asked}

    def choose(self, task: str, number: int = 0) -> None:
        """Do one of the choices of a task, as the seat that it names."""
        asked = self.tasks()[task]
        intent = asked.choices[number].intent
        assert intent is not None
        self.do(intent, asked.seat)

    def turn(self, seat: int = 0) -> None:
        self.do(NextTurn(seat), JUDGE)

    def wind_back(self, node: int) -> None:
        """Set the table and its seats back to a node, as if nothing had happened since."""
        self.table.host.tree.jump(node)
        for seat, client in self.table.seats.items():
            if (node, seat) not in self._seen:
                self._seen[node, seat] = self.table.host.view_at(node, seat)
            client._view = self._seen[node, seat]
            client.node = node

    def refs(self, zone: str, seat: int = 0) -> list[str | None]:
        view = self.view(seat)
        return [view.cards[handle].ref for handle in view.cards_in(zone)]

    def marks(self, unit: str, seat: int = 0) -> dict[str, int]:
        return {mark.key: mark.value for mark in self.view(seat).units[unit].marks}

    def unit(self, zone: str, index: int = 0) -> str:
        return self.view(0).zones[zone].items[index]

    def card(self, ref: str, zone: str = "hand.0", seat: int = 0) -> str:
        """Return the first card `ref` that a seat sees in a zone."""
        view = self.view(seat)
        return next(h for h in view.cards_in(zone) if view.cards[h].ref == ref)

    def drops(
        self, selection: Selection, zone: str, unit: str = "", index: int = 0, seat: int = 0
    ) -> list[Drop]:
        assert self.spec.drops is not None
        return list(self.spec.drops(self.view(seat), selection, zone, unit, index))

    def coins(self, node: int | None = None) -> list[int]:
        """Return how the coins of the last gesture fell."""
        tree = self.table.host.tree
        events = self.table.host.told(tree.cursor if node is None else node, 0)
        return [result for event in events if event.verb == "coins" for result in event.results]

    def verbs(self, seat: int = 0) -> list[str]:
        """Return the verbs of the last gesture."""
        return [event.verb for event in self.table.host.told(self.table.host.tree.cursor, seat)]


def action(name: str) -> GameAction:
    return next(a for a in SPEC.actions if a.id == name)


def on(game: Game, zone: str = "active.0", index: int = 0) -> Selection:
    """Select a Pokémon by where it stands."""
    return Selection(units=(game.unit(zone, index),))


def title(game: Game, name: str, selection: Selection) -> str:
    """Return what an entry of the menu is called there, in English."""
    return action(name).words(game.view(), selection).en


def log(game: Game, language: Language = "en", seat: int = 0) -> str:
    """Return the newest line of a seat's log."""
    host = game.table.host
    events = host.told(host.tree.cursor, seat)
    words = lexicon(game.spec, shipped_base())
    return plain(describe_all(events, language, game.view().setting, words))


def titles(drops: Iterable[Drop]) -> list[str]:
    return [drop.title.en for drop in drops]


def middle() -> Game:
    """The middle of a game: turn 1 of Aki, Pokémon on both sides, some cards in hand."""
    game = Game()
    game.stand(DREEPY, "active.0", FIRE)
    game.stand(DUSKULL, "bench.0", PSYCHIC)
    game.stand(LATIAS, "bench.0")
    game.stand(DUSKULL, "active.1", PSYCHIC, BELT)
    game.stand(LATIAS, "bench.1")
    for ref in (DRAKLOAK, DUSKULL, FIRE, PSYCHIC, IONO, IONO, ULTRA_BALL, BELT, TOWER):
        game.put(ref, "hand.0")
    for ref in (DREEPY, FIRE):
        game.put(ref, "hand.1")
        game.put(ref, "discard.0")
    for number in range(6):
        game.put(FIRE if number % 2 else PSYCHIC, f"prizes.{number % 2}")
    game.turn(0)
    return game


def royal(bench: int = 1, options: Options = ()) -> Game:
    """A Battle Royal under way, turn 5 of Aki: two Active Pokémon and a Bench for each player."""
    game = Game(4, spec=BATTLE_ROYAL_SPEC, options=options)
    for seat in range(4):
        game.stand(DREEPY, f"active.{seat}", FIRE, PSYCHIC)
        game.stand(DUSKULL, f"active.{seat}", PSYCHIC)
        for _ in range(bench):
            game.stand(DUSKULL, f"bench.{seat}")
        for _ in range(6):
            game.put(FIRE if _ < 4 else PSYCHIC, f"prizes.{seat}")
        game.put(DRAKLOAK, f"hand.{seat}")
    _begun(game)
    return game


def teams(bench: int = 1, options: Options = ()) -> Game:
    """Two against two under way, turn 5 of Aki, who plays with Mei: two Active Pokémon each."""
    game = Game(4, spec=TEAM_BATTLE_SPEC, options=options)
    for team in range(2):
        for owner in (team, team + 2):
            game.stand(DREEPY, f"active.t{team}", FIRE, PSYCHIC, owner=owner)
        for _ in range(bench):
            game.stand(DUSKULL, f"bench.t{team}", owner=team + 2)
    for seat in range(4):
        for _ in range(3):
            game.put(FIRE, f"prizes.{seat}")
        game.put(DRAKLOAK, f"hand.{seat}")
    _begun(game)
    return game


def _begun(game: Game) -> None:
    for number in range(5):
        game.turn(number % 4)

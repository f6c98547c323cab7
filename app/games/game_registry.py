"""The games the program knows, its own and one's own. One is loaded when it is first asked for.

The program's own games have a line in `_LOADERS`; those of one's own are found as folders
(`app/own_games.py`), and one that cannot be loaded is left out with a sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

from app.core.text.wording import both, either, quoted
from app.core.text.words import Words
from app.own_games import load_own, own_games

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.planned.resolving_contract import TurnResolving
    from app.games.game_api import GameSpec


class UnknownGameError(KeyError):
    """No such game; `words` says which there are."""

    def __init__(self, asked: str, known: tuple[str, ...]) -> None:
        super().__init__(asked)
        name, there = quoted(asked), either(known)
        self.words = Words(
            f"There is no game {name.en}. Choose {there.en}.",
            f"{name.ja}というゲームはありません。{there.ja}から選んでください。",
        )

    def __str__(self) -> str:
        return self.words.en


class BrokenGameError(UnknownGameError):
    """A game of one's own that cannot be loaded; `words` says which and why."""

    def __init__(self, game: str, path: Path, why: Words) -> None:
        super().__init__(game, (game,))
        self.words = Words(
            f"The game {quoted(game).en} in {path} cannot be loaded: {why.en}. "
            "Correct it, or take the folder away.",
            f"{path}のゲーム{quoted(game).ja}を読み込めません（{why.ja}）。"
            "直すか、フォルダーを取り除いてください。",
        )


def _pokemon() -> GameSpec:
    from app.games.pokemon.pokemon_game import SPEC  # noqa: PLC0415 - loaded when asked for

    return SPEC


def _battle_royal() -> GameSpec:
    from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC  # noqa: PLC0415 - likewise

    return BATTLE_ROYAL_SPEC


def _team_battle() -> GameSpec:
    from app.games.pokemon.pokemon_game import TEAM_BATTLE_SPEC  # noqa: PLC0415 - likewise

    return TEAM_BATTLE_SPEC


def _pokemon_cards() -> GameCards:
    from app.games.pokemon.cards.every_card import known_base  # noqa: PLC0415 - when asked for

    return known_base()


def _black_cards() -> GameCards:
    from app.games.blackpoker.cards.black_cards import black_cards  # noqa: PLC0415 - when asked for

    return black_cards()


def _nullpoga_cards() -> GameCards:
    from app.games.nullpoga.cards.nullpoga_base import (  # noqa: PLC0415 - when asked for
        nullpoga_base,
    )

    return nullpoga_base()


def _open_table() -> GameSpec:
    from app.games.open_table.open_table_game import SPEC  # noqa: PLC0415 - loaded when asked for

    return SPEC


def _open_cards() -> GameCards:
    from app.games.open_table.open_cards import open_cards  # noqa: PLC0415 - when asked for

    return open_cards()


def _stepping_stones() -> GameSpec:
    from app.games.stepping_stones.stepping_stones_game import SPEC  # noqa: PLC0415 - likewise

    return SPEC


def _blackpoker() -> GameSpec:
    from app.games.blackpoker.blackpoker_game import SPEC  # noqa: PLC0415 - likewise

    return SPEC


def _nullpoga() -> GameSpec:
    from app.games.nullpoga.nullpoga_game import SPEC  # noqa: PLC0415 - loaded when asked for

    return SPEC


def _nullpoga_turns() -> TurnResolving:
    from app.games.nullpoga.cases.vector_resolving import (  # noqa: PLC0415 - when asked for
        turn_resolving as nullpoga_turns,
    )

    return nullpoga_turns()


_LOADERS: dict[str, Callable[[], GameSpec]] = {
    "pokemon": _pokemon,
    "battle-royal": _battle_royal,
    "team-battle": _team_battle,
    "open_table": _open_table,
    "blackpoker": _blackpoker,
    "nullpoga": _nullpoga,
    "stepping_stones": _stepping_stones,
}
_CARDS: dict[str, Callable[[], GameCards]] = {
    "pokemon": _pokemon_cards,
    "battle-royal": _pokemon_cards,
    "team-battle": _pokemon_cards,
    "open_table": _open_cards,
    "blackpoker": _black_cards,
    "nullpoga": _nullpoga_cards,
}
"""A short way to the cards of a game: who reads a deck list need not wait for its table."""
_RESOLVING: dict[str, Callable[[], TurnResolving]] = {"nullpoga": _nullpoga_turns}
"""Games whose turns are resolved from files: such a game need not be played at a table yet."""

USUAL = "pokemon"
"""The game of a deck, a table or a script that does not say."""


class Games(Mapping[str, "GameSpec"]):
    """Games by id."""

    def __getitem__(self, game: str) -> GameSpec:
        """Return a game. Raises UnknownGameError, BrokenGameError for one that cannot be loaded."""
        if game in _LOADERS:
            return _LOADERS[game]()
        path = own_games().get(game)
        if path is None:
            raise UnknownGameError(game, tuple(self))
        return _own(game, path)

    def cards(self, game: str = "") -> GameCards:
        """Return the cards of a game, the usual one unless another is said.

        A game without card data has cards all the same: their names. Raises UnknownGameError.
        """
        game = game or USUAL
        loader = _CARDS.get(game)
        return cards_of(self[game]) if loader is None else loader()

    def __iter__(self) -> Iterator[str]:
        yield from _LOADERS
        for game, path in own_games().items():
            if game not in _LOADERS and _loads(game, path):
                yield game

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES = Games()

_own_known: dict[Path, GameSpec | BrokenGameError] = {}
"""Games of one's own that were asked for; one that is broken is tried once."""


def _own(game: str, path: Path) -> GameSpec:
    known = _own_known.get(path)
    if known is None:
        known = _own_known[path] = _tried(game, path)
    if isinstance(known, BrokenGameError):
        raise known
    return known


def _tried(game: str, path: Path) -> GameSpec | BrokenGameError:
    from app.games.game_api import GameSpec  # noqa: PLC0415 - only where there is such a game

    try:
        spec = load_own(game, path)
    except (Exception, SystemExit) as problem:  # noqa: BLE001 - a stranger's code may raise any
        return BrokenGameError(game, path, _why(problem, path))
    if not isinstance(spec, GameSpec) or spec.id != game:
        why = Words(
            f"its SPEC is not a game with the id {quoted(game).en}",
            f"SPECが{quoted(game).ja}というidのゲームではありません",
        )
        return BrokenGameError(game, path, why)
    return spec


def _why(problem: BaseException, path: Path) -> Words:
    """Return what was raised, and the last line of the game's own code that led to it."""
    said = f"{type(problem).__name__}: {problem}"
    if isinstance(problem, SyntaxError):  # says it itself
        return both(said)
    lines = [at for at in extract_tb(problem.__traceback__) if Path(at.filename).parent == path]
    if not lines:
        return both(said)
    name, line = Path(lines[-1].filename).name, lines[-1].lineno
    return Words(f"{said} ({name}, line {line})", f"{said}（{name}の{line}行目）")


def _loads(game: str, path: Path) -> bool:
    """Whether a game of one's own can be loaded; the first time it cannot, that is told."""
    tried = path in _own_known
    try:
        _own(game, path)
    except BrokenGameError as problem:
        if not tried:
            print(f"chabudai: {problem}", file=sys.stderr)  # noqa: T201 - nobody else would say it
        return False
    return True


_plain: dict[str, tuple[GameSpec, GameCards]] = {}


def cards_of(spec: GameSpec) -> GameCards:
    """Return the cards of a game: by their names alone where it brings no data."""
    if spec.cards is not None:
        return spec.cards()
    made = _plain.get(spec.id)
    if made is None or made[0] is not spec:
        from app.games._plain.plain_cards import PlainCards  # noqa: PLC0415 - in games without data

        made = _plain[spec.id] = (spec, PlainCards(spec.id, spec.face))
    return made[1]


def deck_game(game: str) -> str:
    """Return the game that decks for a game are known as: games with the same cards share them.

    Raises UnknownGameError.
    """
    loader = _CARDS.get(game)
    if loader is None:
        return GAMES.cards(game).game
    # Which cards they are is known without loading one.
    return next(one for one, other in _CARDS.items() if other is loader)


def deck_games() -> tuple[str, ...]:
    """Return the games as decks and cards know them: one for all that share their cards."""
    return tuple(dict.fromkeys(map(deck_game, GAMES)))


def played_with(cards: str) -> tuple[str, ...]:
    """Return the games that are played with the cards of a game, itself among them."""
    own = deck_game(cards)
    return tuple(game for game in GAMES if deck_game(game) == own)


def usual_cards() -> GameCards:
    """Return the cards of the usual game."""
    return GAMES.cards()


def resolving_games() -> tuple[str, ...]:
    """Return the games whose turns are resolved from written boards and plans."""
    return tuple(_RESOLVING)


def turn_resolving(game: str) -> TurnResolving | None:
    """Return how a game resolves turns, None where it does not, or is none."""
    loader = _RESOLVING.get(game)
    return None if loader is None else loader()

"""Full boards, random plans and whole random games, through the resolver that the table uses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random

from app.games.contracts.bench_contract import TurnData
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.computer.computer_levels import plan_on
from app.games.nullpoga.computer.quick_game import quick_game
from app.games.nullpoga.resolver.board_values import COLUMNS, Board, Cells, Side, Standing
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import Cards, working

HELD, LEFT = 5, 10
"""Cards of a hand and of a deck on a full board."""
DECK = 30
ENOUGH = 60
"""Outcomes of chance: more than any turn takes."""


def full_turn(seed: int) -> Callable[[], object]:
    """Return what resolves one turn on a board with ten monsters a side and all kinds of cards."""
    chance, cards = Random(seed), card_book().cards  # noqa: S311 - repeatable on purpose
    board = working(Board((_side(0, chance, cards), _side(1, chance, cards)), 12), cards)
    plans = (
        plan_on("random", board, 0, USUAL, cards, chance, lambda: False),
        plan_on("random", board, 1, USUAL, cards, chance, lambda: False),
    )
    draws = tuple(islice(drawn_orders(chance), ENOUGH))
    return lambda: play_turn(board, plans, USUAL, iter(draws), cards)


def _side(number: int, chance: Random, cards: Cards) -> Side:
    monsters = [card.id for card in cards.values() if card.kind == "monster"]
    spells = [card.id for card in cards.values() if card.kind == "spell"]
    return Side(
        mana=10,
        hand=(*chance.sample(spells, 3), *chance.sample(monsters, HELD - 3)),
        deck=tuple(chance.sample(monsters, LEFT)),
        battle=_cells(number, "battle", chance, cards),
        standby=_cells(number, "standby", chance, cards),
    )


def _cells(number: int, row: str, chance: Random, cards: Cards) -> Cells:
    monsters = [card for card in cards.values() if card.kind == "monster"]
    standing = []
    for column in range(COLUMNS):
        card = chance.choice(monsters)
        name = f"{row}{number}{column}"
        standing.append(Standing(name, card.id, card.attack, card.life, card.life, number))
    return tuple(standing)


def random_deck(chance: Random) -> tuple[str, ...]:
    """Return thirty cards by chance, none more often than twice."""
    every = [card.id for card in card_book().cards.values() if card.kind != "token"] * 2
    return tuple(chance.sample(every, DECK))


def random_game(chance: Random) -> int:
    """Play one game by chance from the first turn to its end, and return how many turns it took."""
    decks = (random_deck(chance), random_deck(chance))
    return quick_game("random", decks, USUAL, card_book().cards, chance).turn


TURNS = TurnData(full_turn, random_game, "5", random_deck)

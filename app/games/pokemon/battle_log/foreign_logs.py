"""Reads the log of a game of PTCG Live, as the app copies it in English."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from app.core.text.words import Words
from app.games.contracts.reading.foreign_contract import (
    ForeignDeed,
    ForeignError,
    ForeignGame,
    ForeignGames,
    ForeignStep,
)
from app.games.pokemon.battle_log.log_deck import LogDeck
from app.games.pokemon.battle_log.log_deed import Deed
from app.games.pokemon.battle_log.log_forms import LogForms
from app.games.pokemon.battle_log.log_lines import LogLine, prints_told, read_log
from app.games.pokemon.battle_log.log_naming import seat_names
from app.games.pokemon.battle_log.log_script import LogScript
from app.games.pokemon.battle_log.log_signs import is_battle_log, log_language, not_read

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.pokemon.cards.card_base import CardBase

MOST_LETTERS = 200_000
MOST_LINES = 2_000
"""More than three times as many as the longest real one has."""
LONGEST_LINE = 2_000
_NAMING = tuple(
    re.compile(form)
    for form in (
        r"(?P<p>.+) chose (?:heads|tails) for the opening coin flip\.",
        r"(?P<p>.+) won the coin toss\.",
        r"(?P<p>.+) decided to go (?:first|second)\.",
        r"(?P<p>.+) drew \d+ cards? for the opening hand\.",
        r"(?:Turn #? ?\d+ - )?(?P<p>.+)'s Turn",
        r"(?P<p>.+) played .+ to the Active Spot\.",
        r"(?P<p>.+) ended their turn\.",
    )
)
_FLIP = re.compile(r".+ chose (?:heads|tails) for the opening coin flip\.")
_OPENING = re.compile(r".+ drew \d+ cards? for the opening hand\.")
_TURN = re.compile(r"(?:Turn #? ?\d+ - )?.+'s Turn")
_END = re.compile(r".+ wins\.|Draw!|.+ conceded(?: the game)?\.")
SOURCE = "PTCG Live"


def read_battle_log(text: str, cards: GameCards) -> ForeignGame:
    """Return the game that a log tells. Raises ForeignError."""
    lengths = [len(line) for line in text.splitlines() if line.strip()]
    too_many = len(text) > MOST_LETTERS or len(lengths) > MOST_LINES
    if too_many or max(lengths, default=0) > LONGEST_LINE:
        raise ForeignError(
            Words(
                "This log is too long for one game. Paste the log of a single game.",
                "1戦のログとしては長すぎます。1戦分のログを貼り付けてください。",
            )
        )
    language = log_language(text.splitlines())
    if language is not None:
        raise ForeignError(not_read(language))
    lines, remarks = whole_game(read_log(text))
    named = players_of(lines)
    players, base = seat_names(named), cast("CardBase", cards)
    forms = LogForms(named, players, lambda name: bool(base.prints(name)))
    for line in lines:
        for one in line.every():
            one.cards = list(map(forms.card, one.cards))
    used, names = _told(lines, forms)
    deck = LogDeck(base, used, names, prints_told(text, names))
    script = LogScript(players, deck.abilities, forms, deck.from_hand)
    script.read(lines)
    decks = tuple(
        tuple(deck.key(card.name) for card in side.cards.every) for side in script.sides.values()
    )
    every = [number for line in lines for number in line.numbers]
    return ForeignGame(
        SOURCE,
        players,
        decks,
        tuple(ForeignStep(step.lines, tuple(map(_deed, step.deeds))) for step in script.steps),
        len(every),
        tuple(sorted(script.unread)),
        sum(side.cards.assumed for side in script.sides.values()),
        remarks=remarks,
    )


def whole_game(lines: list[LogLine]) -> tuple[list[LogLine], tuple[Words, ...]]:
    """Return the lines of the first game of a text, and what of that game is missing."""
    begins = [at for at, line in enumerate(lines) if _begins(lines, at)]
    ends = [at for at, line in enumerate(lines) if _END.fullmatch(line.text)]
    again = [at for at in begins if at > 0 and any(not _is_setup(one) for one in lines[:at])]
    turns = (at for at, line in enumerate(lines) if _TURN.fullmatch(line.text))
    again += [at for at in turns if ends and at > ends[0]][:1]
    half = len(lines) // 2
    texts = [line.text for line in lines]
    again += [half] if half and texts[:half] == texts[half:] else []
    game = lines[: min(again, default=len(lines))]
    remarks: list[Words] = []
    if len(game) < len(lines):
        number = lines[len(game)].number
        remarks.append(
            Words(
                f"From line {number} on it is another game, or the same again: only the first is "
                "on the table.",
                f"{number}行目からは別の対戦か同じ対戦の繰り返しなので、最初の対戦だけを再現しました。",
            )
        )
    if not any(_OPENING.fullmatch(line.text) for line in game):
        remarks.append(
            Words(
                "The beginning of the log is missing: what was there before is not known.",
                "ログの最初の部分がないため、それまでの場はわかりません。",
            )
        )
    if not any(_END.fullmatch(line.text) for line in game):
        remarks.append(
            Words(
                "The log does not tell how the game ended: its end is missing, or it is not over.",
                "ログに勝敗がありません。最後の部分がないか、対戦が途中です。",
            )
        )
    return game, tuple(remarks)


def _begins(lines: list[LogLine], at: int) -> bool:
    if lines[at].text == "Setup":
        return True
    return bool(_FLIP.fullmatch(lines[at].text)) and not (at and lines[at - 1].text == "Setup")


def _is_setup(line: LogLine) -> bool:
    return line.text == "Setup" or bool(_FLIP.fullmatch(line.text))


def players_of(lines: list[LogLine]) -> tuple[str, ...]:
    """Return the names of both players. Raises ForeignError."""
    found: dict[str, None] = {}
    for form in _NAMING:
        for line in lines:
            told = form.fullmatch(line.text)
            if told is not None:
                found.setdefault(told["p"])
        if len(found) >= 2:
            break
    if len(found) != 2:
        raise ForeignError(
            Words(
                "This log does not say who the two players are. Paste the whole log, from “Setup” "
                "on.",
                "このログからは2人のプレイヤーがわかりません。「Setup」から全部を貼り付けて"
                "ください。",
            )
        )
    return tuple(found)


def _told(lines: list[LogLine], forms: LogForms) -> tuple[dict[str, set[str]], frozenset[str]]:
    """Return what each Pokémon used, and the names of all cards."""
    used, named = defaultdict(set), set[str]()
    for line in lines:
        for one in line.every():
            said = forms.read(one.text)
            named.update((said.card, said.onto, *one.cards))
            if said.kind in ("attack", "used"):
                used[said.card].add(said.name)
    return used, frozenset(named - {""})


def _deed(deed: Deed) -> ForeignDeed:
    names = [card.name or "?" for card in deed.cards]
    return ForeignDeed(
        _filled(deed.text, names),
        tuple(_filled(text, names) for text in deed.otherwise),
        tuple(name for name in names if name != "?"),
        tuple((who, tuple(card.name or "?" for card in order)) for who, order in deed.orders),
        tuple(coin == "heads" for coin in deed.coins),
        deed.turn,
    )


def _filled(text: str, names: list[str]) -> str:
    for number, name in enumerate(names[:2]):
        text = text.replace(f"{{{number}}}", name)
    return text.replace("{rest}", ", ".join(names[1:])).replace("{}", ", ".join(names))


def _is_log(lines: Iterable[str]) -> bool:
    every = list(lines)
    return is_battle_log(every) or log_language(every) is not None


def _refused(lines: Iterable[str]) -> Words | None:
    language = log_language(lines)
    return None if language is None else not_read(language)


BATTLE_LOGS = ForeignGames(
    Words("the log of a game of PTCG Live", "PTCG Liveの対戦ログ"),
    _is_log,
    read_battle_log,
    _refused,
)

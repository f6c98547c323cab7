"""What a line of a battle log says: its forms in English, with the two players' names put in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from app.core.data.value import value
from app.games.pokemon.battle_log.log_naming import card_name, move_name

LONGEST = 400
"""Letters of a line that says something; the longest real one has 212."""
ANY = "a card"
"""How a log calls a card that it does not name."""

_BLANKS: Mapping[str, str] = {
    "c": r"(?P<c>.+?)",
    "d": r"(?P<d>.+?)",
    "a": r"(?P<a>.+?)",
    "n": r"(?P<n>\d{1,4}|an?)",
    "word": r"(?P<word>\w+)",
    "rest": r"(?P<rest>.*)",
}
_FORMS: Sequence[tuple[str, str]] = (
    ("setup", "Setup"),
    ("checkup", "Pokémon Checkup"),
    ("turn", "(?:Turn #? ?\\d+ - )?{p}'s Turn"),
    ("turn", "(?:Turn #? ?\\d+ - )?\\[playerName\\]'s Turn"),
    ("coin_choice", "{p} chose {word} for the opening coin flip."),
    ("goes", "{p} decided to go (?P<word>first|second)."),
    ("opening", "{p} drew {n} cards? for the opening hand."),
    ("drawn", "{n} drawn cards?."),
    ("mulligans", "{p} took {n} mulligan(?:s|\\(s\\))?."),
    ("mulligan_hand", "Cards revealed from Mulligan {n}"),
    ("extra", "{p} drew {n} more cards? because .+ took at least 1 mulligan."),
    ("to_active", "{p} played {c} to the Active Spot."),
    ("to_bench", "{p} played {c} to the Bench."),
    ("to_stadium", "{p} played {c} to the Stadium spot."),
    ("evolved", "{p} evolved {c} to {d}(?: (?P<place>in the Active Spot|on the Bench))?."),
    ("attached", "{p} attached {c} to {d}(?: (?P<place>in the Active Spot|on the Bench))?."),
    ("played", "{p} played {c}."),
    (
        "devolved",
        "{p} devolved {q}'s {c} to {d}(?: (?P<place>in the Active Spot|on the Bench))?.",
    ),
    ("retreated", "{p} retreated {c} to the Bench."),
    ("now_active", "{p}'s {c} is now in the Active Spot."),
    ("switched", "{p}'s {c} was switched with {q}'s {d} to become the Active Pokémon."),
    ("switched", "{q}'s {d} was switched with {p}'s {c}."),
    ("attack", "{p}'s {c} used {a} on {q}'s {d} for {n} damage.{rest}"),
    ("used", "{p}'s {c} used {a}."),
    ("drew_to", "{p} drew {n} cards? and played (?:it|them) to the (?P<place>Bench|Active Spot)."),
    ("drew_to", "{p} drew {c} and played it to the (?P<place>Bench|Active Spot|Stadium spot)."),
    ("drew_to", "{p} drew and played {c}."),
    ("drew", "{p} drew {n} cards?."),
    ("drew", "{p} drew {c}."),
    ("discarded", "{p} discarded {n} cards?."),
    ("discarded", "{p} discarded {c}."),
    ("off", "{n} cards? (?:was|were) discarded from {p}'s {d}."),
    ("off", "{c} was discarded from {p}'s {d}."),
    *(
        (f"moved_{goal}", f"{{p}} moved {{q}}'s {what} to {words}.")
        for goal, words in (
            ("hand", "their hand"),
            ("discard", "the discard pile"),
            ("deck", "their deck"),
            ("lost", "the Lost Zone"),
            ("bench", "the Bench"),
            ("active", "the Active Spot"),
            ("stadium", "the Stadium spot"),
            ("prizes", "(?:the|their) Prize cards"),
        )
        for what in ("{n} cards?", "{c}")
    ),
    ("to_bottom", "{p} put {n} cards? on the bottom of their deck."),
    ("to_bottom", "{p} put {c} on the bottom of their deck."),
    ("on_top", "{p} put {n} cards? on top of their deck."),
    ("on_top", "{p} put {c} on top of their deck."),
    ("shuffled_in", "{p} shuffled {n} cards? into their deck."),
    ("shuffled_in", "{p} shuffled {c} into their deck."),
    ("shuffled_deck", "{p} shuffled their deck."),
    ("shuffled_hand", "{p} shuffled their hand."),
    ("knocked_out", "{p}'s {c} was Knocked Out!"),
    ("prizes", "{p} took {n} Prize cards?."),
    ("added", "{c} was added to {p}'s hand."),
    ("damage", "{p}'s {c} took {n} damage.{rest}"),
    ("worn_off", "{n} damage counters? (?:was|were) placed on {p}'s {c} for the Special .+"),
    ("counters", "{a} put {n} damage counters? on {p}'s {c}."),
    ("counters_moved", "{a} moved {n} damage counters? from {p}'s {c} to {q}'s {d}."),
    ("healed", "{p}'s {c} (?:was healed for|healed) {n} damage."),
    ("condition", "{p}'s {c} is now {word}."),
    ("no_longer", "{p}'s {c} is no longer {word}."),
    ("recovered", "{p}'s {c} has recovered from all Special Conditions."),
    ("coin", "{p} flipped a coin and it landed on (?P<word>heads|tails)."),
    ("coins", "{p} flipped {n} coins, and (?P<m>\\d{1,4}) landed on (?P<word>heads|tails)."),
    ("revealed", "{p} revealed {n} cards?."),
    ("revealed", "{p} revealed {c}."),
    ("conceded", "{p} conceded(?: the game)?."),
    ("end", "(?P<why>.+?[.!]) {p} wins."),
    ("end", "{p} wins."),
    ("end", "Draw!"),
    *(
        ("kept_off", form)
        for form in (
            "The effect was prevented.",
            "Damage to .+ was prevented.",
            "Effects of .+ did not affect .+",
            ".+ was unaffected.",
        )
    ),
    *(
        ("said", form)
        for form in (
            "{p} won the coin toss.",
            "Rock-Paper-Scissors: {p} chose .+",
            "{p} won Rock-Paper-Scissors.",
            "{p} ended their turn.",
            "Damage breakdown:",
            "{p} shuffled their (?:cards|Prize cards).",
            "{p} shuffled .+ into their (?:hand|Prize cards).",
            "{p} chose .+",
            "{p} performed an action.",
            "{p} can no longer use .+",
            "{p} was unable to make a selection.",
            "{p} lost connection and reconnected to the server.",
            "{p} didn't take an action in time.",
            "{p}'s .+'s Tera effect was used.",
            "No cards were moved.",
            "Entering Sudden Death.",
            ".+ (?:was activated|was not (?:moved|healed)).",
            ".+ cannot (?:be affected by|recover from) .+",
        )
    ),
)
"""(what it is, its form) in the order in which they are tried. `p` and `q` are players, `c` and `d`
cards, `n` a number; a full stop stands for itself."""


@value
class Said:
    """What a line says."""

    kind: str
    """"" for a line that is not understood."""
    player: str = ""
    other: str = ""
    card: str = ""
    """"" where only a number of cards is told."""
    onto: str = ""
    """The second card."""
    name: str = ""
    """Of an attack, an Ability, or what did it."""
    count: int = 1
    word: str = ""
    place: str = ""
    why: str = ""
    """How the game ended."""
    heads: int = 0


class LogForms:
    """The forms for two players."""

    def __init__(
        self,
        players: Sequence[str],
        seats: Sequence[str] = (),
        is_known: Callable[[str], bool] = lambda _name: False,
    ) -> None:
        """`seats`: what the players are called at the table, if not as in the log.

        `is_known`: whether there is a card of a name.
        """
        self._seats = dict(zip(players, seats or players, strict=True))
        self._is_known = is_known
        names = "|".join(sorted(map(re.escape, players), key=len, reverse=True))
        people = {"p": f"(?P<p>{names})", "q": f"(?P<q>{names})"}
        self._forms = [(kind, _compiled(form, people)) for kind, form in _FORMS]

    def read(self, text: str) -> Said:
        """Return what a line says."""
        if len(text) > LONGEST:
            return Said("")
        for kind, form in self._forms:
            found = form.fullmatch(text)
            if found is not None:
                return self._said(kind, {key: got or "" for key, got in found.groupdict().items()})
        return Said("")

    def card(self, text: str) -> str:
        """Return what a card of the log is called; "" for one that it does not name."""
        return card_name(text, self._is_known) if text and text.casefold() != ANY else ""

    def _said(self, kind: str, got: Mapping[str, str]) -> Said:
        number, name = got.get("n", ""), got.get("a", "")
        return Said(
            kind,
            self._seats.get(got.get("p", ""), ""),
            self._seats.get(got.get("q", ""), ""),
            self.card(got.get("c", "")),
            self.card(got.get("d", "")),
            move_name(name) if name else "",
            int(number) if number.isdecimal() else 1,
            got.get("word", ""),
            got.get("place", ""),
            got.get("why", ""),
            int(got.get("m", "0")),
        )


def _compiled(form: str, people: Mapping[str, str]) -> re.Pattern[str]:
    pattern = re.sub(r"\.(?=\s|$|\{rest\})", r"\\.", form)
    return re.compile(
        re.sub(r"\{([a-z]+)\}", lambda found: {**_BLANKS, **people}[found[1]], pattern)
    )

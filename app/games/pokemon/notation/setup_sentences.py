"""Sentences from the first shuffle to the first turn, and of drawing cards."""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import SeatId
from app.core.intent import Draw, Procedure, Shuffle, Step
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games.contracts.notation_contract import Blanks, Doing, Phrase, Scene, amount, misread
from app.games.game_api import As
from app.games.notation.script_cards import is_called, names_in
from app.games.notation.script_coins import coins_told
from app.games.notation.script_places import zone_named
from app.games.pokemon.notation.script_targets import drawn_as_told, from_zone, gestures, pile
from app.games.pokemon.procedures.mulligans import left_together
from app.games.pokemon.table import promoting
from app.games.pokemon.table.pokemon_zones import OPENING_HAND
from app.games.pokemon.tasks.hand_round import HANDS, in_round
from app.games.pokemon.tasks.setup_marks import partners, prize_number
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import me


def _deals(scene: Scene, blanks: Blanks) -> Doing:
    """Shuffle and draw the opening hand; a hand that was drawn goes back first."""
    if amount(blanks["n"]) != OPENING_HAND:
        hand = counted(OPENING_HAND, CARD)
        raise misread(
            f"an opening hand has {hand.en}. Write “shuffles” and “draws …” apart.",
            f"最初の手札は{hand.ja}です。「shuffles」と「draws …」に分けて書いてください。",
            3,
        )
    yield Procedure("deal")
    drawn_as_told(scene, (), pile(scene, "hand"), blanks["cards"])


def _says(word: str) -> Callable[[Scene, Blanks], Doing]:
    def says(_scene: Scene, _blanks: Blanks) -> Doing:
        yield Procedure("announce", (("say", word),))

    return says


def _shuffles(scene: Scene, blanks: Blanks) -> Doing:
    yield Shuffle(zone_named(scene, blanks["zone"]) if blanks["zone"] else pile(scene, "deck"))


def _mulligan(scene: Scene, blanks: Blanks) -> Doing:
    """Redraw; in a round that all players have together the others do so as well."""
    before = scene.view.cards_in(pile(scene, "hand"))
    together = left_together(scene.view)
    yield Procedure("mulligan")
    drawn_as_told(scene, before, pile(scene, "hand"), blanks["cards"])
    if me(scene.view) in together:
        for seat in together:
            if seat != me(scene.view):
                yield As(seat, Procedure("mulligan"))


def _draws(scene: Scene, blanks: Blanks) -> Doing:
    hand = pile(scene, "hand")
    before = scene.view.cards_in(hand)
    yield Draw(amount(blanks["n"]), pile(scene, "deck"), hand)
    drawn_as_told(scene, before, hand, blanks["cards"])


def _draws_named(scene: Scene, blanks: Blanks) -> Doing:
    """Draw as many cards as are named: "draws Budew"."""
    hand = pile(scene, "hand")
    before = scene.view.cards_in(hand)
    deck = _deck_list(scene)
    names = names_in(scene, blanks["cards"], deck)
    for name in names:
        if not any(is_called(scene, ref, name) for ref in deck):
            raise misread(f"no {name} is left in the deck.", f"山札に{name}はありません。")
    yield Draw(len(names), pile(scene, "deck"), hand)
    drawn_as_told(scene, before, hand, blanks["cards"])


def _deck_list(scene: Scene) -> list[str | None]:
    seen = scene.truth
    return [seen.cards[card].ref for card in seen.cards_in(pile(scene, "deck"))]


def _puts_down(scene: Scene, blanks: Blanks) -> Doing:
    """Put Pokémon down face down and set out the Prizes (seed 000 §5)."""
    active = from_zone(scene, blanks["active"])
    most = variant_of(scene.view).actives
    if len(active) > most:
        goes = Words("One Pokémon goes", "1匹")
        if most > 1:
            goes = Words(f"At most {most} Pokémon go", f"{most}匹まで")
        raise misread(
            f"{goes.en} to the Active Spot. Write “puts down NAME with NAME, NAME on the Bench”.",
            f"バトル場に出すのは{goes.ja}です。"
            "「puts down NAME with NAME, NAME on the Bench」と書いてください。",
            3,
        )
    bench = from_zone(scene, blanks["bench"], taken=active) if blanks["bench"] else ()
    chosen = (("active", ",".join(active)), ("bench", ",".join(bench)))
    yield Procedure("setup_place", chosen)


def _to_active(scene: Scene, blanks: Blanks) -> Doing:
    (card,) = from_zone(scene, blanks["cards"])
    yield from gestures(promoting.promote_card(scene.view, card))


def _sets_out(scene: Scene, blanks: Blanks) -> Doing:
    deck, prizes = pile(scene, "deck"), pile(scene, "prizes")
    yield Draw(
        amount(blanks["n"] or str(prize_number(scene.view))), deck, prizes, verb="set_prizes"
    )


def _draws_extra(scene: Scene, blanks: Blanks) -> Doing:
    hand = pile(scene, "hand")
    before = scene.view.cards_in(hand)
    number = 0 if blanks["n"] == "" else amount(blanks["n"])
    yield Procedure("extra_draw", (("number", str(number)),))
    drawn_as_told(scene, before, hand, blanks["cards"])


def _goes_first(scene: Scene, _blanks: Blanks) -> Doing:
    yield _first(me(scene.view))


def _goes_second(scene: Scene, _blanks: Blanks) -> Doing:
    if len(scene.view.setting.seats) > 2:
        raise misread(
            "several come after the first player. Write “NAME goes first”.",
            "先攻のあとは何人もいます。「NAME goes first」と書いてください。",
            3,
        )
    yield _first((me(scene.view) + 1) % len(scene.view.setting.seats))


def _first(seat: SeatId) -> Step:
    return Procedure("first", (("by", "choice"), ("seat", str(seat))))


def _flips_for_it(scene: Scene, blanks: Blanks) -> Doing:
    """Heads is for whoever flips. The winner chooses who goes first."""
    if blanks["faces"]:
        coins_told(scene, blanks["faces"])
    yield Procedure("first", (("by", "coin"), ("winner", "chooses")))


def _rolls_for_it(_scene: Scene, _blanks: Blanks) -> Doing:
    yield Procedure("first", (("by", "dice"), ("winner", "chooses")))


def _draws_lots(_scene: Scene, _blanks: Blanks) -> Doing:
    yield Procedure("first", (("by", "random"),))


def _plays_hands(winner: str) -> Callable[[Scene, Blanks], Doing]:
    def plays(_scene: Scene, _blanks: Blanks) -> Doing:
        yield Procedure("first", (("by", "hands"), ("winner", winner)))

    return plays


def _shows(hand: str) -> Callable[[Scene, Blanks], Doing]:
    """Choose a hand of rock, paper, scissors; it opens with the last one."""

    def shows(scene: Scene, _blanks: Blanks) -> Doing:
        if me(scene.view) not in in_round(scene.view):
            raise misread(
                "this player is in no round of rock, paper, scissors. Write “plays rock, paper, "
                "scissors for who goes first” before.",
                "このプレイヤーはじゃんけんに加わっていません。先に"
                "「plays rock, paper, scissors for who goes first」と書いてください。",
                3,
            )
        yield Procedure("first", (("by", "hands"), ("hand", hand)))

    return shows


def _leads(scene: Scene, _blanks: Blanks) -> Doing:
    if len(partners(scene.view, me(scene.view))) < 2:
        raise misread("this player has no partner.", "このプレイヤーに味方はいません。", 3)
    yield Procedure("first", (("by", "pair"), ("seat", str(me(scene.view)))))


def _starts(scene: Scene, _blanks: Blanks) -> Doing:
    """Begin, as it is written: players who never said that they are ready are not waited for."""
    yield BEGINNING.begin(without=awaited(scene.view))


PHRASES: tuple[Phrase, ...] = (
    Phrase("flips a coin for who (goes first|chooses)[: {faces}]", _flips_for_it),
    Phrase("rolls dice for who (goes first|chooses)", _rolls_for_it),
    Phrase("draws lots for who goes first", _draws_lots),
    Phrase("plays rock, paper, scissors for who goes first", _plays_hands("goes")),
    Phrase("plays rock, paper, scissors for who chooses", _plays_hands("chooses")),
    *(Phrase(f"shows {name.en.casefold()}", _shows(hand)) for hand, name in HANDS.items()),
    Phrase("goes first of the pair", _leads),
    Phrase("(goes|chooses to go) first", _goes_first),
    Phrase("(goes|chooses to go) second", _goes_second),
    Phrase("shuffles[ the deck| their deck] and draws {n}[ cards][: {cards}]", _deals),
    Phrase("has a Basic Pok(é|e)mon", _says("has_basic")),
    Phrase("has no Basic Pok(é|e)mon", _says("no_basic")),
    Phrase("takes a mulligan[: {cards}]", _mulligan),
    Phrase("draws no (extra cards|card) for the mulligan[s]", _draws_extra),
    Phrase("draws {n} [extra ](card|cards) for the mulligan[s][: {cards}]", _draws_extra),
    Phrase("puts down {active} with {bench} on the Bench", _puts_down),
    Phrase("puts down {active}", _puts_down),
    Phrase("puts {cards} face down in[to] (the|their) Active Spot", _to_active),
    Phrase("sets out {n} (Prizes|Prize cards|Prize|cards as Prizes)", _sets_out),
    Phrase("is ready", _says("ready")),
    Phrase("(starts|begins) the game", _starts),
    Phrase("(the|The) game begins", _starts),
    Phrase("draws {n} [more ](card|cards)[: {cards}]", _draws),
    Phrase("draws {cards}", _draws_named),
    Phrase("shuffles[ {zone}]", _shuffles),
)

"""The text notation: how lines are read, what names mean, what is said of mistakes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.cards.deck.deck import DeckListError
from app.core.advice import AdviceRule, plain_adviser
from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Batch, Intent, Use
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.pokemon_game import SPEC
from app.session.host.local_table import LocalTable
from app.session.notation.replay import Replayed, replay
from app.session.notation.script_lines import LONGEST_LINE, MOST_LINES, ScriptError, read_lines

HEAD = """
deck Aki:
  8 Dreepy TWM 128
  8 Drakloak TWM 129
  4 Duskull PRE 35
  6 Iono PAL 185
  4 Jamming Tower TWM 153
  4 Rare Candy MEG 125
  4 Dragapult ex TWM 130
  10 Basic Psychic Energy MEE 5
  12 Odd Thing
deck Ren:
  20 Snorunt ASC 46
  20 Munkidori TWM 95
  20 Basic Psychic Energy MEE 5
stack Aki: 2 Dreepy, Duskull, Drakloak, Iono, Basic Psychic Energy ×2
stack Ren: Snorunt, Munkidori ×2, Basic Psychic Energy ×4
Aki goes first
Aki shuffles and draws 7
Ren shuffles and draws 7
Aki puts down Dreepy with Dreepy, Duskull on the Bench
Ren puts down Snorunt with Munkidori on the Bench
Aki starts the game
"""
LINES = HEAD.count("\n")


@pytest.fixture(scope="module")
def cards() -> PokemonCards:
    return PokemonCards.load()


def no_deck(name: str) -> tuple[str, ...]:
    raise DeckListError(Words(f"no deck {name}", f"{name}なし"))


def play(text: str, cards: PokemonCards, head: str = HEAD) -> Replayed:
    return replay(head + text, GAMES.__getitem__, no_deck, cards)


def wrong(text: str, cards: PokemonCards, head: str = HEAD) -> ScriptError:
    with pytest.raises(ScriptError) as caught:
        play(text, cards, head)
    return caught.value


def logs(table: LocalTable) -> Iterator[str]:
    for node in table.host.tree.nodes:
        yield from (event.verb for event in table.host.told(node.id, JUDGE))


# -- lines --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Aki draws 2 cards", "Aki draws 2 cards"),
        ("  - draws 2 cards  # for the turn", "draws 2 cards"),
        ("・ draws 2 cards", "draws 2 cards"),
        ("5.3  Aki draws 2 cards", "Aki draws 2 cards"),
        ("- 12.10 Aki draws 2 cards", "Aki draws 2 cards"),
        ("note: cards #3 and #4", "note: cards #3 and #4"),
    ],
)
def test_what_a_line_says(written: str, said: str) -> None:
    assert [line.text for line in read_lines(written)] == [said]


def test_comments_and_empty_lines_say_nothing_but_count() -> None:
    lines = read_lines("# a comment\n\n   \nAki draws\n")
    assert [(line.number, line.text) for line in lines] == [(4, "Aki draws")]


def test_a_script_may_have_any_line_ends_and_a_mark_at_its_beginning() -> None:
    assert [line.text for line in read_lines("\ufeffone\r\ntwo\rthree".encode())] == [
        "one",
        "two",
        "three",
    ]


def test_a_script_has_an_end() -> None:
    assert len(read_lines("x\n" * MOST_LINES)) == MOST_LINES
    with pytest.raises(ScriptError, match="20,000 lines"):
        read_lines("x\n" * (MOST_LINES + 1))
    with pytest.raises(ScriptError, match="line 2: this line has more than"):
        read_lines("x\n" + "y" * (LONGEST_LINE + 1))
    with pytest.raises(ScriptError, match="too long"):
        read_lines(b"x" * 5_000_000)


def test_other_encodings_are_told_with_their_line() -> None:
    with pytest.raises(ScriptError, match="line 2: this is not UTF-8 text"):
        read_lines("Aki\nネモ".encode("shift-jis"))


# -- the head -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("game: chess\n", "line 1: There is no game “chess”"),
        ("seats: Aki, Ren, Tom\n", "line 1: this game has seats for 1–2; here are 3"),
        ("seats: Aki, aki\n", "line 1: every player needs a name of their own"),
        ("deck Aki: nowhere\n", "line 1: no deck nowhere"),
        ("deck Aki:\n  60 Dreepy\n", "line 1: Ren has no deck"),
        ("deck Tom:\n  60 Dreepy\n", "Aki has no deck"),
        ("seed: lucky\n", "line 1: “lucky” is no seed"),
        ("option stakes: high\n", "line 1: “stakes” is nothing this game offers"),
        ("option prizes: 17\n", "line 1: “17” is nothing this game offers as an option"),
    ],
)
def test_a_wrong_head_is_told(head: str, message: str, cards: PokemonCards) -> None:
    decks = "" if "deck" in head else "deck Aki:\n  60 Dreepy\ndeck Ren:\n  60 Dreepy\n"
    assert message in str(wrong("", cards, head + decks))


def test_a_stack_of_what_the_deck_has_not_is_told(cards: PokemonCards) -> None:
    head = "deck Aki:\n  60 Dreepy\ndeck Ren:\n  60 Dreepy\nstack Ren: Dreepy, Hilda\n"
    assert str(wrong("", cards, head)) == "line 5: there is no Hilda in Ren's deck list."


def test_options_are_those_of_the_table(cards: PokemonCards) -> None:
    head = "option prizes: 3\n" + HEAD.lstrip()
    assert play("expect Ren has 3 Prizes", cards, head).table.host.tree.table.options


# -- names --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Duskull",
        "duskull",
        "ヨマワル",
        "PRE-35",
        "Bench 2",
        "ベンチ2",
        "Aki's Duskull",
        "Duskull (Bench)",
    ],
)
def test_a_pokemon_goes_by_many_names(name: str, cards: PokemonCards) -> None:
    play(f"attaches Psychic Energy to {name}\nexpect Bench 2 has 1 超エネルギー attached", cards)


def test_several_of_a_name_need_a_place(cards: PokemonCards) -> None:
    assert str(wrong("attaches Psychic Energy to Dreepy", cards)) == (
        f"line {LINES + 1}: “Dreepy” may be Dreepy (Active Spot) or Dreepy (Bench 1). "
        "Write one of these."
    )
    line = "attaches Psychic Energy to Dreepy (Active)\n"
    play(line + "expect Dreepy (Bench 1) has nothing attached", cards)


def test_twins_need_no_place(cards: PokemonCards) -> None:
    head = HEAD.replace("Snorunt with Munkidori", "Snorunt with Munkidori ×2")
    line = "puts 10 damage on Munkidori\n"
    play(line + "expect Ren's Munkidori (Bench 1) has 10 damage", cards, head)
    assert "may be Ren's Munkidori (Bench 1) or" in str(wrong(line * 2, cards, head))


def test_in_an_attack_the_active_one_of_several_is_meant(cards: PokemonCards) -> None:
    head = HEAD.replace("puts down Snorunt with Munkidori", "puts down Munkidori with Munkidori")
    attack = "attacks with Dreepy: Bite, 40 to Munkidori\n"
    play(attack + "expect Ren's Munkidori (Active) has 40 damage", cards, head)
    benched = "attacks: Bite, 40 to Munkidori (Bench 1)\n"
    play(benched + "expect Ren's Munkidori (Bench 1) has 40 damage", cards, head)
    assert "Write one of these." in str(wrong("puts 40 damage on Munkidori", cards, head))


def test_a_pokemon_of_nobody_is_an_opposing_one_for_damage_alone(cards: PokemonCards) -> None:
    play("attacks: Bite, 40 to Snorunt\nexpect Ren's Snorunt has 40 damage", cards)
    assert "there is no Snorunt on Aki's side" in str(wrong("evolves Snorunt into Drakloak", cards))


def test_a_card_that_is_not_there_is_answered_with_what_is(cards: PokemonCards) -> None:
    assert str(wrong("plays Hilda", cards)) == (
        f"line {LINES + 1}: there is no Hilda in Aki's Hand; there: Drakloak ×2, Iono and "
        "Basic Psychic Energy ×2."
    )


def test_a_card_without_data_is_played_as_the_script_says(cards: PokemonCards) -> None:
    head = HEAD.replace("Iono, Basic Psychic Energy ×2", "Odd Thing, Basic Psychic Energy ×2")
    played = play("plays the Supporter Odd Thing\nexpect supporter used 1 times", cards, head)
    assert "play" in set(logs(played.table))


# -- chance -------------------------------------------------------------------------------


def test_a_coin_that_nobody_told_is_asked_for(cards: PokemonCards) -> None:
    assert "a coin is flipped here" in str(wrong("flips 1 coin", cards))
    play("coin: オモテ\nflips 1 coin", cards)


def test_a_coin_too_many_is_told(cards: PokemonCards) -> None:
    assert "more chance was told" in str(wrong("coins: heads\ndraws 1 card", cards))
    assert "2 coins flipped, but 3 told" in str(wrong("flips 2 coins: heads, heads, tails", cards))
    assert "neither heads nor tails" in str(wrong("coin: edge", cards))


def test_flipping_until_tails_ends_with_tails(cards: PokemonCards) -> None:
    play("flips coins until tails: heads, heads, tails", cards)
    assert "ends with the first tails" in str(wrong("flips coins until tails: heads", cards))


def test_dice_and_picks_are_told(cards: PokemonCards) -> None:
    play("rolls 2 dice: 3, 6", cards)
    play("random: Iono\ndiscards 1 card at random\nexpect Iono in Aki's discard pile", cards)


def test_with_a_seed_chance_need_not_be_told(cards: PokemonCards) -> None:
    head = "seed: 7\n" + HEAD.lstrip()
    one, other = (play("flips 3 coins\nshuffles", cards, head).table for _ in range(2))
    assert one.host.tree.table.zones == other.host.tree.table.zones


def test_what_no_stack_names_keeps_its_order(cards: PokemonCards) -> None:
    played = play("stack Aki: Dragapult ex\nshuffles\ndraws Dragapult ex", cards)
    assert played.table.sit(0).view.turn.number == 1


def test_a_draw_of_another_card_than_told_is_an_error(cards: PokemonCards) -> None:
    assert "not Hilda. What lies on top" in str(wrong("draws 1 card: Hilda", cards))
    assert "it is turn 1, Aki's" in str(wrong("Turn 2, Ren", cards))
    assert "not Hilda" in str(wrong("Turn 1, Aki: draws Hilda", cards))


# -- mistakes -----------------------------------------------------------------------------


def test_an_unknown_sentence_is_answered_with_near_ones(cards: PokemonCards) -> None:
    said = str(wrong("attachs Iono to Duskull", cards))
    assert "“attachs Iono to Duskull” is not understood. Possible here: “attaches CARDS to" in said


def test_an_unknown_player_is_named(cards: PokemonCards) -> None:
    assert "nobody called “Tom” sits at this table. Write Aki or Ren." in str(
        wrong("Tom draws 2 cards", cards)
    )


def test_an_unknown_attack_is_answered_with_those_there_are(cards: PokemonCards) -> None:
    assert "it has no attack “Surf”, but Petty Grudge, Bite." in str(wrong("attacks: Surf", cards))


def test_the_host_has_the_last_word(cards: PokemonCards) -> None:
    assert "Choose two different ones" in str(
        wrong("retreats to Dreepy (Active) for nothing", cards)
    )


def test_a_script_stops_at_its_first_mistake(cards: PokemonCards) -> None:
    problem = wrong("draws 1 card\n\n# so far\ndances\nsings", cards)
    assert problem.line == LINES + 4


@pytest.mark.parametrize(
    "line",
    [
        "expect Aki has 4 Prizes left",
        "expect Aki has 1 card in hand",
        "expect Aki has no cards in the deck",
        "expect Iono in Aki's discard pile",
        "expect no Iono in Aki's hand",
        "expect Aki's discard pile: Iono",
        "expect turn 2, Ren",
        "expect phase checkup",
        "expect energy used 1 times",
        "expect Duskull has 10 damage",
        "expect Duskull is Poisoned",
        "expect Duskull is Active",
        "expect Duskull is not in play",
        "expect Duskull has Basic Psychic Energy attached",
        "expect Aki wins",
        "expect a tie",
        "expect Ren is to take 1 Prize",
        "expect a rainbow",
    ],
)
def test_what_is_expected_and_not_so_is_an_error(line: str, cards: PokemonCards) -> None:
    assert wrong(line, cards).line == LINES + 1


@pytest.mark.parametrize(
    "line",
    [
        "expect Aki has 6 Prizes",
        "expect Aki's discard pile: nothing",
        "expect Iono, Drakloak in Aki's hand",
        "expect turn 1, Aki",
        "expect Duskull has no damage",
        "expect Duskull is not Asleep",
        "expect Ren's Snorunt is Active",
        "expect the game goes on",
    ],
)
def test_what_is_expected_and_so_passes(line: str, cards: PokemonCards) -> None:
    assert play(line, cards).expected == 1


# -- the history --------------------------------------------------------------------------


def test_steps_are_taken_back_and_done_again(cards: PokemonCards) -> None:
    lines = "draws 1 card\ndraws 1 card\ntake back 2 steps\nexpect Aki has 5 cards in hand\n"
    play(lines + "do again\nexpect Aki has 6 cards in hand\nredo\nundo", cards)


def test_branches_and_places_have_names(cards: PokemonCards) -> None:
    text = (
        "mark the fork\nbranch careful\ndraws 1 card\ngo to the fork\nbranch bold\ndraws 2 cards\n"
        "note: greedy\ngo back to careful\nexpect Aki has 6 cards in hand\ngo to the beginning\n"
        "go to bold"
    )
    tree = play(text, cards).table.host.tree
    assert {(label.name, label.note) for label in tree.labels.values()} == {
        ("the fork", ""),
        ("careful", ""),
        ("bold", "greedy"),
    }
    assert "no place is called “mars”. Places with a name: none yet." in str(
        wrong("go to mars", cards)
    )


def test_players_speak(cards: PokemonCards) -> None:
    assert "say" in set(logs(play('Ren: "Good luck"', cards).table))


# -- advice -------------------------------------------------------------------------------


def _second_energy(view: SeatView, intent: Intent) -> bool:
    steps = intent.steps if isinstance(intent, Batch) else (intent,)
    used = sum(step.add for step in steps if isinstance(step, Use) and step.key == "energy")
    return used > 0 and view.turn.used("energy") + used > 1


RULE = AdviceRule("energy-once", "illegal", Words("one Energy", "1枚"), "seed 000 §4.4")
ADVISER = replace(plain_adviser((RULE, _second_energy)), begin=lambda _view: "remembered")
ADVISED = replace(SPEC, adviser=lambda: ADVISER)


def advised(text: str, cards: PokemonCards) -> Replayed:
    return replay(HEAD + text, lambda _game: ADVISED, no_deck, cards)


def test_advice_on_the_line_before_can_be_expected(cards: PokemonCards) -> None:
    advised(
        "attaches Psychic Energy to Duskull\nexpect no advice\n"
        "attaches Psychic Energy to Duskull\nexpect advice energy-once\nexpect advice\n"
        "expect no advice supporter-once\ndraws 1 card\nexpect no advice",
        cards,
    )


def test_advice_that_was_not_given_is_an_error(cards: PokemonCards) -> None:
    with pytest.raises(ScriptError, match="the adviser said: nothing"):
        advised("attaches Psychic Energy to Duskull\nexpect advice energy-once", cards)

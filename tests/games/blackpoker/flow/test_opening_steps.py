from app.core.intent import Procedure
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.rules.card_values import number_of
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted


def test_seven_cards_are_drawn_and_whoever_turns_the_higher_card_begins_with_eight() -> None:
    for seed in range(12):
        table = lay_table(SPEC, ("Aki", "Ren"), (tuple(CARDS), tuple(CARDS)), seed=seed)
        for seat in (0, 1):
            assert isinstance(table.sit(seat).ask(Procedure("setup")), Accepted)
        assert isinstance(table.sit(0).ask(Procedure("begin")), Accepted)
        truth = table.host.tree.table
        tops = [number_of(truth.cards[truth.zones[f"graveyard.{s}"][0]].ref) for s in (0, 1)]
        first = truth.turn.seat
        assert tops[first] > tops[1 - first]
        assert len(truth.zones[f"hand.{first}"]) == 8
        assert len(truth.zones[f"hand.{1 - first}"]) == 7
        assert truth.turn.number == 1
        assert not truth.stage.declarations

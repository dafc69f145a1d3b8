"""Sentences are data: they are put into words for one reader, in the reader's language."""

from __future__ import annotations

import pickle

import pytest

from companion.errors import TrayError
from companion.rules.errors import BadNotation, IllegalMove
from companion.sentences import Sentence, listed, plural, render
from companion.table.journal.records import Player
from companion.web import replies

FINN, MIA = Player("f", "Finn"), Player("m", "Mia")


def draws(player: Player, count: int) -> Sentence:
    return plural(count, "{player} draws a card.", "{player} draws {count} cards.", player=player)


def test_a_sentence_is_its_key_and_values_and_reads_as_english() -> None:
    sentence = Sentence("{player} plays {card}.", player=FINN, card=Sentence("red 7"))
    assert str(sentence) == f"{sentence}" == "Finn plays red 7."
    assert sentence == Sentence("{player} plays {card}.", card=Sentence("red 7"), player=FINN)
    assert len({sentence, Sentence("{player} plays {card}.", card=Sentence("red 7"), player=FINN)}) == 1
    assert sentence != Sentence("{player} plays {card}.", player=MIA, card=Sentence("red 7"))
    assert sentence != "Finn plays red 7."
    assert pickle.loads(pickle.dumps(sentence)) == sentence
    with pytest.raises(AttributeError):
        sentence.key = "another"


def test_a_sentence_without_values_may_hold_braces() -> None:
    assert str(Sentence("{this} stays")) == "{this} stays"


@pytest.mark.parametrize(
    ("key", "english"),
    [
        ("{what}", "draw 4 Cards"),
        ("{what:capital}", "Draw 4 Cards"),
        ("{what:upper}", "DRAW 4 CARDS"),
        ("{what:lower}", "draw 4 cards"),
        ("{what!r}", "'draw 4 Cards'"),
        ("{seconds:.1f} s", "2.5 s"),
    ],
)
def test_a_key_says_how_its_values_are_written(key: str, english: str) -> None:
    assert str(Sentence(key, what=Sentence("draw {count} Cards", count=4), seconds=2.5)) == english


def test_a_value_that_goes_on_in_the_middle_of_a_sentence_begins_with_a_small_letter() -> None:
    assert str(Sentence("Wait: {what:small}.", what=Sentence("Ann spins"))) == "Wait: ann spins."


@pytest.mark.parametrize(
    ("count", "between", "before_last", "english"),
    [
        (0, ", ", "", ""),
        (1, ", ", " and ", "1"),
        (2, ", ", " and ", "1 and 2"),
        (3, ", ", " and ", "1, 2 and 3"),
        (3, " and ", "", "1 and 2 and 3"),
    ],
)
def test_values_are_listed_one_after_the_other(
    count: int, between: str, before_last: str, english: str
) -> None:
    values = listed(range(1, count + 1), between, before_last)
    assert str(Sentence("{values}", values=values)) == english


def test_another_language_has_its_own_words_and_order() -> None:
    german = {
        "{player} plays {card}.": "{card:capital} wird von {player} gelegt.",
        "red": "rot",
        "{colour} {title}": "{title} in {colour}",
        " and ": " und ",
    }
    card = Sentence("{colour} {title}", colour=Sentence("red"), title="7")
    both = listed((FINN, MIA), " and ")
    sentence = Sentence("{player} plays {card}.", player=both, card=card)
    assert (
        render(sentence, lambda each: german.get(each.key, each.key))
        == "7 in rot wird von Finn und Mia gelegt."
    )
    assert str(sentence) == "Finn and Mia plays red 7."


def test_a_plain_string_is_a_sentence_to_translate_but_a_value_is_taken_as_it_is() -> None:
    upside_down = {"Wild": "plıM"}
    assert render("Wild", lambda each: upside_down.get(each.key, each.key)) == "plıM"
    said = Sentence("{name}", name="Wild")
    assert render(said, lambda each: upside_down.get(each.key, each.key)) == "Wild"


def test_a_language_with_more_plurals_looks_at_the_number() -> None:
    def polish(sentence: Sentence) -> str:
        count = dict(sentence.values)["count"]
        return "{count} karty" if count in (2, 3, 4) else "{count} kart"

    assert render(draws(FINN, 4), polish) == "4 karty"
    assert render(draws(FINN, 5), polish) == "5 kart"


def test_the_one_who_reads_can_be_addressed() -> None:
    def for_finn(sentence: Sentence) -> str:
        yours = {"{player} draws {count} cards.": "You draw {count} cards, {player}."}
        about = dict(sentence.values).get("player")
        return yours.get(sentence.key, sentence.key) if about == FINN else sentence.key

    assert render(draws(FINN, 4), for_finn) == "You draw 4 cards, Finn."
    assert render(draws(MIA, 4), for_finn) == "Mia draws 4 cards."


def test_a_message_is_written_in_the_words_of_its_reader() -> None:
    refused = replies.Refused(id=1, reason=draws(FINN, 4))
    assert replies.encode(refused) == '{"type":"refused","id":1,"reason":"Finn draws 4 cards.","needs":null}'
    in_german = replies.encode(refused, lambda _: "{player} zieht {count} Karten.")
    assert in_german == '{"type":"refused","id":1,"reason":"Finn zieht 4 Karten.","needs":null}'


def test_an_error_has_its_sentence_and_reads_as_english() -> None:
    reason = Sentence("{player} owes no UNO call", player=FINN)
    illegal = IllegalMove(reason, "CORE-47")
    assert str(illegal) == "Finn owes no UNO call (CORE-47)"
    assert dict(illegal.sentence.values) == {"reason": reason, "rule": "CORE-47"}
    assert str(BadNotation(reason, 7)) == "line 7: Finn owes no UNO call"
    assert TrayError("Spin first.").sentence == Sentence("Spin first.")

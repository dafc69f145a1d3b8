"""Tables on which cards are short: where the rest of the deck is, when it is not in the draw pile."""

from companion.rules.editions import edition


def rest_of(edition_id: str, named: str) -> str:
    """Every card of the deck but these, to give to a hand or to lay under the top card."""
    rest = [card.code for card in edition(edition_id).deck]
    for code in named.split():
        rest.remove(code)
    return " ".join(rest)

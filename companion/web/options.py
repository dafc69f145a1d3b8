"""Texts of the rule options, for the form that starts a match."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, dict[str, str]]] = {
    "target": ("Points that win the match", {}),
    "scoring": (
        "How a round is scored",
        {
            "standard": "The winner takes what the others hold",
            "low": "Everybody is charged, the lowest total wins",
            "none": "No points: first one out wins",
        },
    ),
    "dealer": ("Who deals next", {"left": "One seat on", "draw": "A new draw each round"}),
    "two_player_reverse": (
        "Reverse with two players",
        {"skip": "The same player goes on", "literal": "It only turns play round"},
    ),
    "challenge": ("A Wild Draw Four may be a bluff, and be challenged", {}),
    "challenger_keeps_turn": ("A challenger who was right plays next", {}),
    "uno_window": (
        "Catch a forgotten UNO before the next player",
        {"act": "begins a turn", "play": "lays a card"},
    ),
    "false_catch_penalty": ("Cards for catching somebody who did call UNO", {}),
    "choose_self": ("Green eye: the spinner may choose themselves", {}),
    "hit_by_own_discard": ("A Draw card that the next player discards by the eye hits that player", {}),
    "wheel_discards_act": ("Action cards on top of wheel discards act", {}),
    "narwhal_player_draws": ("The Narwhal's player takes a forehead card too", {}),
    "stack_narwhals": ("A second Narwhal gives a second forehead card", {}),
    "guessed_card_on_top": ("A guessed forehead card becomes the top card", {}),
    "gift_follows_direction": ("Urrrhhh gifts go the way play runs, not clockwise", {}),
    "attacker_loses_turn": ("An attacker whose attack bounced misses a turn too", {}),
    "star_chain": ("A Super Star may answer a Super Star", {}),
    "star_vs_last_card": ("A Super Star may answer an attacker's last card", {}),
}
"""By the option's name: what it is, and what each of its values means, if there is a choice."""

"""Virtual cards: the companion deals, phones are the hands, bots fill empty seats."""

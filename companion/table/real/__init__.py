"""Real cards: people play with a printed deck; the companion is referee and scorekeeper."""

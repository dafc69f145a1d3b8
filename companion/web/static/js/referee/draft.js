// A round's score while it is being entered: who went out, what the others have left, what that is worth.

/**
 * An empty draft for the round that is being played, or one that starts from a round that was written down already.
 * `round` is the one to correct.
 */
export function newDraft(match, round = null) {
  return {
    round: round?.round ?? null,
    playing: match.round,
    winner: round ? round.winner : undefined,
    left: structuredClone(round?.left ?? {}),
  };
}

/** Whether the table lets rounds be corrected: not those it counted itself, nor those of a match that was broken off. */
export function canCorrect(match) {
  return match.cards === "real" && (!match.ended || match.winners.length > 0);
}

/** Who was in the round: all who sit, and those who got up since if it is an earlier one. */
export function present(match, draft) {
  if (draft.round === null) return match.players;
  const round = match.rounds[draft.round - 1];
  return [...match.players, ...match.gone.filter(({ id }) => id === round.winner || id in round.left)];
}

/** Everybody who has something to count: all but the winner; nobody where no points are kept. */
export function counted(match, draft) {
  if (match.scoring === "none" || draft.winner === null || draft.winner === undefined) return [];
  return present(match, draft).filter((each) => each.id !== draft.winner);
}

export function numberLeft(draft, player, sort) {
  return draft.left[player]?.[sort] ?? 0;
}

/** The draft with so many cards of a sort in somebody's hand. */
export function withLeft(draft, player, sort, number) {
  const hand = { ...draft.left[player], [sort]: number };
  if (!number) delete hand[sort];
  return { ...draft, left: { ...draft.left, [player]: hand } };
}

/** How many more of a sort can still be in this hand: what is in the deck and in nobody's hand yet. */
export function canAdd(draft, player, sort) {
  const others = Object.values(draft.left).reduce((sum, hand) => sum + (hand[sort.id] ?? 0), 0);
  return others < sort.most;
}

export function worth(match, hand = {}) {
  const points = Object.fromEntries(match.sorts.map((sort) => [sort.id, sort.points]));
  return Object.entries(hand).reduce((sum, [sort, number]) => sum + (points[sort] ?? 0) * number, 0);
}

export function cardsIn(hand = {}) {
  return Object.entries(hand).reduce((sum, [sort, number]) => sum + (sort === "points" ? 0 : number), 0);
}

/** What the round brings, by player. */
export function gains(match, draft) {
  const hands = counted(match, draft).map(({ id }) => [id, worth(match, draft.left[id])]);
  if (match.scoring === "low") return Object.fromEntries(hands);
  return draft.winner ? { [draft.winner]: hands.reduce((sum, [, points]) => sum + points, 0) } : {};
}

/** The draft as a wish to the table. */
export function asCommand(match, draft) {
  const players = counted(match, draft).map((each) => each.id);
  const left = Object.fromEntries(
    players.filter((id) => Object.keys(draft.left[id] ?? {}).length).map((id) => [id, draft.left[id]]),
  );
  const wish = { winner: draft.winner, left };
  return draft.round === null
    ? { do: "score-round", round: draft.playing, ...wish }
    : { do: "correct-round", round: draft.round, ...wish };
}

/** A character that the network is less sure of than this, 0 to 1, is a guess. */
export const WEAK_CHARACTER = 0.55;

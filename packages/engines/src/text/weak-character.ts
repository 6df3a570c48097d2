/** Confidence, 0 to 1, below which a character is a guess of the network. */
export const WEAK_CHARACTER = 0.55;

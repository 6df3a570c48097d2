/** Approximate substring search (P. H. Sellers, 1980), for captions with reading errors. */

interface Column {
  readonly distance: number;
  /** Start of the match that ends here. */
  readonly start: number;
}

export interface ApproximateMatch {
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
  readonly distance: number;
}

/**
 * Finds the best place for `word` in `text` with at most `limit` insertions, deletions and substitutions; null if there
 * is none.
 */
export function findApproximately(text: string, word: string, limit: number): ApproximateMatch | null {
  let column: Column[] = Array.from({ length: word.length + 1 }, (_, row) => ({ distance: row, start: 0 }));
  let best: ApproximateMatch | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const next: Column[] = [{ distance: 0, start: at + 1 }];
    for (let row = 1; row <= word.length; row += 1) {
      const [diagonal, left, above] = [column[row - 1], column[row], next[row - 1]];
      if (!diagonal || !left || !above) continue;
      const exchanged = diagonal.distance + (text.charAt(at) === word.charAt(row - 1) ? 0 : 1);
      const start = row === 1 ? at : diagonal.start;
      let cell: Column = { distance: exchanged, start };
      if (left.distance + 1 < cell.distance) cell = { distance: left.distance + 1, start: left.start };
      if (above.distance + 1 < cell.distance) cell = { distance: above.distance + 1, start: above.start };
      next.push(cell);
    }
    column = next;
    const last = column[word.length];
    if (last && last.distance <= limit && (best === null || last.distance < best.distance)) {
      best = { start: last.start, end: at + 1, distance: last.distance };
    }
  }
  return best;
}

import type { Figure } from './figure.ts';

/** Limit of remarks reported per share. */
const MOST_NOTES = 12;

/** Counter of shares by name, in the order of their first appearance; remarks are joined. */
export class Tally {
  readonly #suite: string;
  readonly #shares = new Map<string, { hits: number; n: number; notes: readonly string[] }>();

  constructor(suite: string) {
    this.#suite = suite;
  }

  add(name: string, hit: boolean, note?: string): void {
    const share = this.#shares.get(name) ?? { hits: 0, n: 0, notes: [] };
    const notes = note === undefined || share.notes.includes(note) ? share.notes : [...share.notes, note];
    this.#shares.set(name, { hits: share.hits + (hit ? 1 : 0), n: share.n + 1, notes: notes.slice(0, MOST_NOTES) });
  }

  figures(): Figure[] {
    return [...this.#shares].map(([name, { hits, n, notes }]) => ({
      suite: this.#suite,
      name,
      hits,
      n,
      ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    }));
  }
}

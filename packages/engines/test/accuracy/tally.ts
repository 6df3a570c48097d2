import type { Figure } from './figure.ts';

/** Counts shares by name, in the order of their first appearance. */
export class Tally {
  readonly #suite: string;
  readonly #shares = new Map<string, { hits: number; n: number; note: string | undefined }>();

  constructor(suite: string) {
    this.#suite = suite;
  }

  add(name: string, hit: boolean, note?: string): void {
    const share = this.#shares.get(name) ?? { hits: 0, n: 0, note };
    this.#shares.set(name, { hits: share.hits + (hit ? 1 : 0), n: share.n + 1, note: share.note });
  }

  figures(): Figure[] {
    return [...this.#shares].map(([name, { hits, n, note }]) => ({
      suite: this.#suite,
      name,
      hits,
      n,
      ...(note === undefined ? {} : { note }),
    }));
  }
}

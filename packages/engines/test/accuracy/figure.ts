/** Measured share of correct results. */
export interface Figure {
  readonly suite: string;
  readonly name: string;
  readonly hits: number;
  readonly n: number;
  /** Reason or remark for readers, not for programs. */
  readonly note?: string;
}

export interface SuiteOptions {
  /** Folder with the labelled data. */
  readonly data: string;
  readonly seed: number;
  /** Number of documents or pictures that a synthetic suite draws. */
  readonly count: number;
  /** Requested parts of a suite; all unless given. */
  readonly only?: readonly string[];
  /** Share of the specimens for this process; all unless given. */
  readonly shard?: Shard;
  /** Folder of a face model to measure; the built-in one unless given. */
  readonly model?: string;
}

export interface Shard {
  /** Part number, 1 to `of`. */
  readonly part: number;
  readonly of: number;
}

/** Merges figures of several processes: adds hits and trials, joins remarks. */
export function mergeFigures(parts: readonly (readonly Figure[])[]): readonly Figure[] {
  const merged = new Map<string, Figure>();
  for (const figure of parts.flat()) {
    const known = merged.get(figure.name);
    const note = [known?.note, figure.note].filter((text) => text !== undefined).join('; ');
    const { hits, n } = { hits: (known?.hits ?? 0) + figure.hits, n: (known?.n ?? 0) + figure.n };
    merged.set(figure.name, { suite: figure.suite, name: figure.name, hits, n, ...(note ? { note } : {}) });
  }
  return [...merged.values()];
}

/** Function that every file in `suites/` exports as `run`. */
export type SuiteRun = (options: SuiteOptions) => Promise<readonly Figure[]>;

/**
 * Returns the 95 % interval of a share (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", 1927): it stays within 0 and 1 and is accurate for small n. Without any trial it is the whole range.
 */
export function wilsonInterval(hits: number, n: number): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const share = hits / n;
  const centre = share + z ** 2 / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

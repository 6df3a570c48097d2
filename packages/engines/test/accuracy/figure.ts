/** One measured share: how often something was right. */
export interface Figure {
  readonly suite: string;
  readonly name: string;
  readonly hits: number;
  readonly n: number;
  /** Reason or remark for people, not for machines. */
  readonly note?: string;
}

export interface SuiteOptions {
  /** Folder with the labelled data. */
  readonly data: string;
  readonly seed: number;
  /** How many documents or pictures a synthetic suite draws. */
  readonly count: number;
}

/** What every file in `suites/` exports as `run`. */
export type SuiteRun = (options: SuiteOptions) => Promise<readonly Figure[]>;

/**
 * The 95 % interval of a share (E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
 * 1927): it stays within 0 and 1 and is honest for small n. Without any trial it is the whole range.
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

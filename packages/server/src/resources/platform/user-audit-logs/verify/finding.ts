/** Finding of a verification: one manipulation of the audit log. */

export const findingKinds = [
  'edited',
  'removed',
  'inserted',
  'reordered',
  'cut',
  'unsigned',
  'anchor-unsigned',
  'anchor-removed',
  'unanchored',
] as const;

/**
 * Kind of finding. `cut`: rows at the end are gone, or a whole day. `unsigned`: the head of a day lacks a valid
 * signature of this service; `anchor-unsigned`: a line of the anchor file does. `anchor-removed`: lines of that file
 * are gone; `unanchored`: rows older than the anchoring interval have no anchor, since the file was shortened or the
 * service wrote none.
 */
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly day: string;
  /** Place in the chain of the day; null for the day as a whole. */
  readonly seq: number | null;
  /** Id of the row at that place; null if there is none. */
  readonly id: string | null;
  readonly sentence: string;
}

export interface Verification {
  readonly isWhole: boolean;
  readonly days: number;
  readonly rows: number;
  /** Number of days whose rows retention cut; their heads were verified. */
  readonly cutDays: number;
  /** Number of rows whose parameters a redaction destroyed. */
  readonly emptiedRows: number;
  /** Number of compared lines of the anchor file; null if there is no such file. */
  readonly anchors: number | null;
  /** Findings, at most {@link mostFindings}. */
  readonly findings: readonly Finding[];
}

export const mostFindings = 100;

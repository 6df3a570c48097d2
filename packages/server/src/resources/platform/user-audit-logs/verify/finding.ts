/** What a verification finds: one thing that was done to the audit log behind the service's back. */

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
 * `cut`: rows at the end are gone, or a whole day. `unsigned`: the head of a day is not as this service signed it;
 * `anchor-unsigned`: a line of the anchor file is not. `anchor-removed`: lines of that file are gone; `unanchored`: rows that are older
 * than the time between two anchors have none, since the file was shortened or the service kept none.
 */
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly day: string;
  /** Place in the chain of the day; null when the day as a whole is meant. */
  readonly seq: number | null;
  /** Of the row that stands there; null when none does. */
  readonly id: string | null;
  readonly sentence: string;
}

export interface Verification {
  readonly isWhole: boolean;
  readonly days: number;
  readonly rows: number;
  /** Days whose rows retention cut; their heads were verified. */
  readonly cutDays: number;
  /** Rows whose parameters a redaction destroyed. */
  readonly emptiedRows: number;
  /** Lines of the anchor file that were compared; null where there is no such file. */
  readonly anchors: number | null;
  /** At most {@link mostFindings}. */
  readonly findings: readonly Finding[];
}

export const mostFindings = 100;

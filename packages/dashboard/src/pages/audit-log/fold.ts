/**
 * Folding of rows: reads of one object, or of the page's own queries, that one person made in a row are one line, and so
 * are repeated views of the same thing. Pure.
 */
import { type AuditRow, askerOf, toldBy } from '../../client/audit-log.ts';

/** One line of the log: a row, or several of the same, the newest first. */
export interface AuditLine {
  readonly key: string;
  readonly rows: readonly [AuditRow, ...AuditRow[]];
}

/** Longest pause in milliseconds within what is one visit. */
const longestPause = 5 * 60_000;
const firstRefusal = 400;

export const isRefused = ({ attributes }: AuditRow): boolean => attributes['response-status'] >= firstRefusal;

/** Returns what a read or a view is of; null for a row that stands alone: a change, or something refused. */
function sameness(row: AuditRow): string | null {
  const { kind, operation, object, picture, prefetched, seen } = toldBy(row);
  if (isRefused(row) || kind === undefined || kind === 'change') return null;
  const what = object?.id ?? 'page';
  return kind === 'read' ? what : [operation, what, picture, prefetched === true && seen !== true].join(' ');
}

const timeOf = ({ attributes }: AuditRow): number => Date.parse(attributes['created-at']);

/** Returns true if a row continues the visit of the one before it, which is newer. */
const continues = (row: AuditRow, newer: AuditRow): boolean =>
  askerOf(row) === askerOf(newer) && sameness(row) !== null && timeOf(newer) - timeOf(row) <= longestPause;

/** Folds rows, which are sorted by time, the newest first. */
export function folded(rows: readonly AuditRow[]): AuditLine[] {
  const lines: { key: string; rows: [AuditRow, ...AuditRow[]] }[] = [];
  let visit = new Map<string, { rows: [AuditRow, ...AuditRow[]] }>();
  let newer: AuditRow | undefined;
  for (const row of rows) {
    const same = sameness(row);
    if (newer === undefined || !continues(row, newer)) visit = new Map();
    const known = same === null ? undefined : visit.get(same);
    newer = row;
    if (known !== undefined) {
      known.rows.push(row);
      continue;
    }
    const line = { key: row.id, rows: [row] as [AuditRow, ...AuditRow[]] };
    lines.push(line);
    if (same === null) visit = new Map();
    else visit.set(same, line);
  }
  return lines;
}

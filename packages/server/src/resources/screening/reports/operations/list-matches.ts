/** Listing of the matches that wait for a review. */
import type { Reader } from '../../../../database/connection.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import type { Match } from '../../../../screening/screening-request.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { Report } from '../report.ts';
import { openMatches } from '../review/open-matches.ts';
import { countOpen, findOpenReports, type QueueQuestion } from '../review/queue-store.ts';
import { findReports } from '../store.ts';
import { findSettings } from '../template-store.ts';

/** Finds the ids of reports whose dismissals need a second user. */
async function findWhoNeedTwo(
  tx: Reader,
  scope: Scope,
  reports: readonly Pick<Report, 'id' | 'kind' | 'templateVersionId'>[],
): Promise<ReadonlySet<string>> {
  const byVersion = new Map(reports.map((report) => [report.templateVersionId, report.kind]));
  const asking = new Set<string>();
  for (const [version, kind] of byVersion) {
    if ((await findSettings(tx, scope, kind, version)).dismissalsNeedTwo) asking.add(version);
  }
  return new Set(reports.flatMap(({ id, templateVersionId }) => (asking.has(templateVersionId) ? [id] : [])));
}

export interface QueuedMatch {
  readonly report: Report;
  readonly match: Match;
  /** True if a second user has to agree to a dismissal. */
  readonly needsTwo: boolean;
}

export interface MatchQueue {
  readonly matches: readonly QueuedMatch[];
  /** Number of all open matches, and of their reports. */
  readonly counts: { readonly open: number; readonly reports: number };
}

/** Lists the open matches; with `reportId` the matches of that report, also confirmed ones. */
export async function listMatches(
  { tx, scope }: ReadContext,
  { reportId, ...question }: QueueQuestion & { readonly reportId: string | null },
): Promise<MatchQueue> {
  const reports =
    reportId === null ? await findOpenReports(tx, scope, question) : await findReports(tx, scope, [reportId]);
  const needTwo = await findWhoNeedTwo(tx, scope, reports);
  const matches = reports.flatMap((report) => {
    const shown = reportId === null ? openMatches(report.content) : report.content.matches;
    return shown.map((match) => ({ report, match, needsTwo: needTwo.has(report.id) }));
  });
  return { matches, counts: await countOpen(tx, scope) };
}

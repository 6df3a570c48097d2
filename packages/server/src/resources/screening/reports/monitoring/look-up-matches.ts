/**
 * Handling of entries removed from a watchlist: a match that stopped a report is marked as gone and stays until a user
 * dismisses it. A removal is not a user's decision.
 */
import { type JobParts, system } from '../../../../operations/job.ts';
import type { Scope } from '../../../../security/scope.ts';
import { answerReport, type ReportSources } from '../answer-report.ts';
import { storeRun } from '../operations/store-run.ts';
import type { Report } from '../report.ts';
import { findReports, lockReport, saveReport } from '../store.ts';
import { findStoppedGroups, findStoppedIds, type MonitoredGroup, markMatchesSeen } from './monitored-store.ts';
import { type ChangesOf, isSame, type Monitored, monitoredBy, readOnce } from './screen-changes.ts';

const batch = 500;

/** True if an active match's entry is missing from the current version of its list. */
export async function hasLost(changesOf: ChangesOf, { content }: Report): Promise<boolean> {
  for (const { watchlist, entity, goneAt } of content.matches) {
    if (goneAt !== undefined) continue;
    const searched = content.searched.find(({ slug }) => slug === watchlist.slug);
    const changes = searched === undefined ? null : await changesOf(watchlist.slug, searched.version);
    if (changes?.removed.has(entity.key) === true) return true;
  }
  return false;
}

/** Checks one report; false if the check was impossible, so that the next sweep retries. */
async function lookUpOne(
  { runner }: JobParts,
  sources: ReportSources,
  scope: Scope,
  { id, content, completedAt }: Report,
  { kind, settings }: Monitored,
): Promise<boolean> {
  const runId = await runner.read(scope, async ({ ids }) => ids.next('report-run'));
  const request = { kind, query: content.query, settings, runId };
  const outcome = await answerReport(sources, scope, request);
  if (outcome.state !== 'ready') return false;
  await runner.write(scope, system, async (context) => {
    const report = await lockReport(context.tx, scope, id);
    if (report === null || !report.hasMatch || report.completedAt?.getTime() !== completedAt?.getTime()) return;
    await storeRun(context, report, outcome, { request, type: 'list-change' }, (settled) =>
      saveReport(context.tx, scope, settled),
    );
  });
  return true;
}

async function lookUpGroup(
  parts: JobParts,
  sources: ReportSources,
  scope: Scope,
  { group, changesOf }: { readonly group: MonitoredGroup; readonly changesOf: ChangesOf },
): Promise<void> {
  const monitored = await monitoredBy(parts, sources, scope, group);
  if (monitored === null || monitored.settings.recurrenceDays === null) return;
  if (isSame(group.seenIn, monitored.versions)) return;
  const { runner } = parts;
  for (let after = ''; ; ) {
    const page = { after, most: batch };
    const ids = await runner.read(scope, ({ tx }) => findStoppedIds(tx, scope, group, page));
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const seen: string[] = [];
    for (const report of await runner.read(scope, ({ tx }) => findReports(tx, scope, ids))) {
      const isSeen = !(await hasLost(changesOf, report)) || (await lookUpOne(parts, sources, scope, report, monitored));
      if (isSeen) seen.push(report.id);
    }
    await runner.write(scope, system, ({ tx }) => markMatchesSeen(tx, scope, seen, monitored.versions));
  }
}

export async function lookUpMatches(parts: JobParts, sources: ReportSources, scope: Scope): Promise<void> {
  const groups = await parts.runner.read(scope, ({ tx }) => findStoppedGroups(tx, scope));
  const changesOf = readOnce(sources);
  for (const group of groups) await lookUpGroup(parts, sources, scope, { group, changesOf });
}

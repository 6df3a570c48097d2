/**
 * Nightly comparison of a sample of reports with the state that monitoring left. A monitored report is screened in full;
 * of a report that a match stopped, the entries of its matches are looked up in the current versions.
 */
import { addSeconds, isoDate } from '../../../../lib/clock.ts';
import { type JobParts, system } from '../../../../operations/job.ts';
import type { Scope } from '../../../../security/scope.ts';
import { type ReportSources, searchLists } from '../answer-report.ts';
import { activeMatches } from '../dismissals.ts';
import type { Report } from '../report.ts';
import { findReports } from '../store.ts';
import { hasLost } from './look-up-matches.ts';
import {
  findLastSample,
  findSample,
  insertSample,
  makeDue,
  makeLookUpDue,
  monitoredIn,
  type Sampled,
} from './monitored-store.ts';
import { type ChangesOf, isSame, type Monitored, monitoredBy, readOnce } from './screen-changes.ts';

const mostSampled = 1_000;
/** Minimum seconds between samples: less than a day, so that a sample does not shift later every night. */
const secondsBetween = 20 * 3_600;

/** True if a full screening finds a match; null if it could not be made. */
async function findsMatch(
  sources: ReportSources,
  scope: Scope,
  { content }: Report,
  { kind, settings }: Monitored,
): Promise<boolean | null> {
  const outcome = await searchLists(sources, scope, kind, { settings, query: content.query });
  return outcome.state === 'ready' ? activeMatches(outcome.matches, content.dismissals).length > 0 : null;
}

/** True if the report differs; null if monitoring has not yet seen the current version of a list for it. */
async function differs(
  parts: JobParts,
  sources: ReportSources,
  scope: Scope,
  { id, seenIn, changesOf }: Sampled & { readonly changesOf: ChangesOf },
): Promise<boolean | null> {
  const [report] = await parts.runner.read(scope, ({ tx }) => findReports(tx, scope, [id]));
  if (report === undefined || !(report.hasMatch || report.nextRunAt !== null)) return null;
  const monitored = await monitoredBy(parts, sources, scope, monitoredIn(report));
  if (monitored === null || !isSame(seenIn, monitored.versions)) return null;
  return report.hasMatch ? hasLost(changesOf, report) : findsMatch(sources, scope, report, monitored);
}

/**
 * Takes a sample if a day has passed since the last one. A report that differs is made due at once, so that its match is
 * found or marked as gone.
 */
export async function compareSample(parts: JobParts, sources: ReportSources, scope: Scope): Promise<void> {
  const { runner, clock, log } = parts;
  const now = clock.now();
  const { last, sampled } = await runner.read(scope, async ({ tx }) => ({
    last: await findLastSample(tx, scope),
    sampled: await findSample(tx, scope, isoDate(now), mostSampled),
  }));
  if (sampled.length === 0 || (last !== null && addSeconds(last.sampledAt, secondsBetween) > now)) return;
  const changesOf = readOnce(sources);
  const differing: string[] = [];
  let reports = 0;
  for (const each of sampled) {
    const isOther = await differs(parts, sources, scope, { ...each, changesOf });
    if (isOther !== null) reports += 1;
    if (isOther === true) differing.push(each.id);
  }
  await runner.write(scope, system, async ({ tx, ids: next }) => {
    insertSample(tx, scope, { id: next.next('monitoring-sample'), sampledAt: now, reports, differing });
    for (const id of differing) {
      await makeDue(tx, scope, id, now);
      await makeLookUpDue(tx, scope, id);
    }
  });
  if (differing.length > 0) {
    const message = `monitoring left ${differing.length} of ${reports} sampled reports in a state that differs from the current watchlists: ${differing.join(', ')}`;
    log({ level: 'error', message });
  }
}

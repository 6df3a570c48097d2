/** Nightly full screening of a sample of monitored reports; its result must equal the state left by monitoring. */
import { addSeconds, isoDate } from '../../../../lib/clock.ts';
import { type JobParts, system } from '../../../../operations/job.ts';
import type { Scope } from '../../../../security/scope.ts';
import { type ReportSources, searchLists } from '../answer-report.ts';
import { activeMatches } from '../dismissals.ts';
import { findReports } from '../store.ts';
import { findLastSample, findSample, insertSample, makeDue, monitoredIn } from './monitored-store.ts';
import { isSame, monitoredBy } from './screen-changes.ts';

const mostSampled = 1_000;
/** Minimum seconds between samples: less than a day, so that a sample does not shift later every night. */
const secondsBetween = 20 * 3_600;

/** True if the full screening differs; null if a list has a version that the report has not been screened against. */
async function differs(parts: JobParts, sources: ReportSources, scope: Scope, id: string): Promise<boolean | null> {
  const { runner } = parts;
  const [report] = await runner.read(scope, ({ tx }) => findReports(tx, scope, [id]));
  if (report === undefined || report.nextRunAt === null) return null;
  const monitored = await monitoredBy(parts, sources, scope, monitoredIn(report));
  if (monitored === null || !isSame(report.screened, monitored.versions)) return null;
  const { kind, settings } = monitored;
  const outcome = await searchLists(sources, scope, kind, { settings, query: report.content.query });
  if (outcome.state !== 'ready') return null;
  return activeMatches(outcome.matches, report.content.dismissals).length > 0;
}

/**
 * Takes a sample if a day has passed since the last one. A differing report is made due at once, so that its match is
 * found.
 */
export async function compareSample(parts: JobParts, sources: ReportSources, scope: Scope): Promise<void> {
  const { runner, clock, log } = parts;
  const now = clock.now();
  const { last, ids } = await runner.read(scope, async ({ tx }) => ({
    last: await findLastSample(tx, scope),
    ids: await findSample(tx, scope, isoDate(now), mostSampled),
  }));
  if (ids.length === 0 || (last !== null && addSeconds(last.sampledAt, secondsBetween) > now)) return;
  const differing: string[] = [];
  let reports = 0;
  for (const id of ids) {
    const isOther = await differs(parts, sources, scope, id);
    if (isOther !== null) reports += 1;
    if (isOther === true) differing.push(id);
  }
  await runner.write(scope, system, async ({ tx, ids: next }) => {
    insertSample(tx, scope, { id: next.next('monitoring-sample'), sampledAt: now, reports, differing });
    for (const id of differing) await makeDue(tx, scope, id, now);
  });
  if (differing.length > 0) {
    const message = `monitoring missed what a whole screening finds, of ${differing.length} of ${reports} reports: ${differing.join(', ')}`;
    log({ level: 'error', message });
  }
}

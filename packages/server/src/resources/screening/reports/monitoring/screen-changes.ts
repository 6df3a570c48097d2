/**
 * Screening of monitored reports against watchlist changes only. Changed entries are searched among the monitored
 * subjects; possible matches are then screened as in any run. Each report's row has the versions it was screened
 * against, so that interrupted work resumes and each version is screened once per report.
 */
import type { JobParts } from '../../../../operations/job.ts';
import { system } from '../../../../operations/job.ts';
import type { Screener } from '../../../../screening/screener.ts';
import type { VersionChanges } from '../../../../screening/version-changes.ts';
import type { Standing } from '../../../../screening/watchlist.ts';
import type { Scope } from '../../../../security/scope.ts';
import { answerReport, type ReportSources } from '../answer-report.ts';
import { activeMatches } from '../dismissals.ts';
import type { ListedKind } from '../kind.ts';
import { kindNamed } from '../kinds/index.ts';
import { storeRun } from '../operations/store-run.ts';
import type { Report } from '../report.ts';
import type { ReportSettings } from '../settings.ts';
import { versionsOf } from '../settle-run.ts';
import { findReports, lockReport, saveReport } from '../store.ts';
import { findSettings } from '../template-store.ts';
import {
  findMonitoredGroups,
  findMonitoredIds,
  type MonitoredGroup,
  makeDue,
  markScreened,
} from './monitored-store.ts';

/** Subjects per batch, compared in memory. */
const batch = 5_000;
/** Entries per event loop turn, so that requests are served in between. */
const entriesATurn = 200;

export interface Monitored {
  readonly kind: ListedKind;
  readonly settings: ReportSettings;
  /** Versions that reports of the group should have been screened against. */
  readonly versions: readonly string[];
}

/** Finds the current versions for reports of the group; null for a kind that no watchlist answers. */
export async function monitoredBy(
  { runner }: JobParts,
  { screener }: ReportSources,
  scope: Scope,
  { kind: name, templateVersionId }: MonitoredGroup,
): Promise<Monitored | null> {
  const kind = kindNamed(name);
  if (kind.answeredBy !== 'watchlists') return null;
  const settings = await runner.read(scope, ({ tx }) => findSettings(tx, scope, name, templateVersionId));
  const listed = await screener.listed(scope, settings);
  return { kind, settings, versions: currentVersions(listed) };
}

const currentVersions = (listed: readonly Standing[]): string[] =>
  versionsOf(
    listed.flatMap(({ watchlist, current }) =>
      current === null ? [] : { slug: watchlist.slug, version: current.sha256 },
    ),
  );

export const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

export type ChangesOf = Screener['changesSince'];

/** Caches each pair of versions for one sweep, so that it is read once. */
export function readOnce({ screener }: ReportSources): ChangesOf {
  const known = new Map<string, ReturnType<ChangesOf>>();
  return (slug, earlier) => {
    const key = `${slug}@${earlier}`;
    const found = known.get(key) ?? screener.changesSince(slug, earlier);
    known.set(key, found);
    return found;
  };
}

/**
 * Returns the changes; null if they cannot be determined, such as for a watchlist new to the group: then all reports
 * are screened.
 */
async function changesSince(
  changesOf: ChangesOf,
  from: readonly string[],
  to: readonly string[],
): Promise<VersionChanges[] | null> {
  const earlier = new Map(from.map((each) => each.split('@') as [string, string]));
  const changes: VersionChanges[] = [];
  for (const each of to) {
    const [slug = '', version = ''] = each.split('@');
    const before = earlier.get(slug);
    earlier.delete(slug);
    if (before === version) continue;
    const found = before === undefined ? null : await changesOf(slug, before);
    if (found === null || found.version !== version) return null;
    changes.push(found);
  }
  // A removed watchlist means fewer matches; existing ones stay until a user decides.
  return changes;
}

/**
 * Returns the reports that changed entries may match; all if that is unknown, or would cost more than screening all.
 */
async function affectedOf(
  { screener }: ReportSources,
  reports: readonly Report[],
  { kind, settings }: Monitored,
  changes: readonly VersionChanges[] | null,
): Promise<readonly Report[]> {
  const entries = (changes ?? []).reduce((sum, { places }) => sum + places.length, 0);
  if (changes === null || entries > reports.length) return reports;
  const asked = reports.flatMap((report) => {
    const request = kind.request(report.content.query, settings);
    return request === null ? [] : { report, request };
  });
  const subjects = asked.map(({ request }) => request);
  const affected = new Set<number>();
  for (const { places, ...version } of changes) {
    for (let start = 0; start < places.length; start += entriesATurn) {
      const turn = { ...version, places: places.slice(start, start + entriesATurn) };
      const found = await screener.affected(turn, subjects);
      if (found === null) return reports;
      for (const place of found) affected.add(place);
    }
  }
  return [...affected].flatMap((place) => asked[place]?.report ?? []);
}

/** Screens one report as in any run; stores a run only if there is a match. */
async function screenOne(
  { runner, clock }: JobParts,
  sources: ReportSources,
  scope: Scope,
  { id, content, screened }: Report,
  { kind, settings }: Monitored,
): Promise<void> {
  const runId = await runner.read(scope, async ({ ids }) => ids.next('report-run'));
  const request = { kind, query: content.query, settings, runId };
  const outcome = await answerReport(sources, scope, request);
  await runner.write(scope, system, async (context) => {
    const report = await lockReport(context.tx, scope, id);
    if (report === null || report.nextRunAt === null || report.openRun !== null) return;
    if (!isSame(report.screened, screened) || outcome.state === 'waiting') return;
    const versions = { from: screened, to: versionsOf(outcome.searched) };
    await markScreened(context.tx, scope, [id], versions);
    // The scheduled run reports the error.
    if (outcome.state === 'errored') return makeDue(context.tx, scope, id, clock.now());
    if (activeMatches(outcome.matches, report.content.dismissals).length === 0) return;
    await storeRun(context, report, outcome, { request, type: 'list-change' }, (settled) =>
      saveReport(context.tx, scope, settled),
    );
  });
}

async function screenGroup(
  parts: JobParts,
  sources: ReportSources,
  scope: Scope,
  { group, changesOf }: { readonly group: MonitoredGroup; readonly changesOf: ChangesOf },
): Promise<void> {
  const monitored = await monitoredBy(parts, sources, scope, group);
  if (monitored === null || isSame(group.seenIn, monitored.versions)) return;
  const changes = await changesSince(changesOf, group.seenIn, monitored.versions);
  const { runner } = parts;
  for (let after = ''; ; ) {
    const page = { after, most: batch };
    const ids = await runner.read(scope, ({ tx }) => findMonitoredIds(tx, scope, group, page));
    const reports = await runner.read(scope, ({ tx }) => findReports(tx, scope, ids));
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const affected = new Set(await affectedOf(sources, reports, monitored, changes));
    const others = reports.filter((report) => !affected.has(report)).map(({ id }) => id);
    const versions = { from: group.seenIn, to: monitored.versions };
    await runner.write(scope, system, ({ tx }) => markScreened(tx, scope, others, versions));
    for (const report of affected) await screenOne(parts, sources, scope, report, monitored);
  }
}

/** Screens all reports of the environment that new watchlist versions may concern. */
export async function screenChanges(parts: JobParts, sources: ReportSources, scope: Scope): Promise<void> {
  const groups = await parts.runner.read(scope, ({ tx }) => findMonitoredGroups(tx, scope));
  const changesOf = readOnce(sources);
  for (const group of groups) await screenGroup(parts, sources, scope, { group, changesOf });
}

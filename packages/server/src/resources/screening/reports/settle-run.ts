/** Effect of a run on its report. Pure: the operation saves it and records events. */
import { addSeconds } from '../../../lib/clock.ts';
import type { Match, SearchedSource } from '../../../screening/screening-request.ts';
import type { Outcome, Waiting } from './answer-report.ts';
import { activeMatches, activeMedia, hasActiveMatch, mediaId, sameEntity, sourcesOf } from './dismissals.ts';
import type { ReportOccurrence } from './kind.ts';
import { kindNamed } from './kinds/index.ts';
import type { Report, ReportContent, RunType } from './report.ts';
import type { ReportSettings } from './settings.ts';
import { refuseMove } from './states.ts';

const secondsOfADay = 86_400;
/** Seconds after which a silent provider counts as failed. */
const longestWait = secondsOfADay;
const firstWait = 15;
const longestPause = 3_600;

/** Returns the time of the next run; null while a match is active or the report is paused. */
export function nextRunOf(
  { hasMatch, pausedAt }: Pick<Report, 'hasMatch' | 'pausedAt'>,
  { recurrenceDays }: ReportSettings,
  now: Date,
): Date | null {
  if (recurrenceDays === null || hasMatch || pausedAt !== null) return null;
  return addSeconds(now, recurrenceDays * secondsOfADay);
}

export interface Settled {
  readonly report: Report;
  readonly occurrences: readonly ReportOccurrence[];
}

/**
 * Returns the report while a provider is working or failing. It is retried with growing pauses, at most for a day; then
 * returns null.
 */
function waiting(report: Report, { failure }: Waiting, runId: string, now: Date): Settled | null {
  const open = report.openRun ?? { id: runId, since: now, asks: 0 };
  const end = addSeconds(open.since, longestWait);
  if (now >= end) return null;
  const next = addSeconds(now, Math.min(longestPause, firstWait * 2 ** open.asks));
  const asked = { openRun: { ...open, asks: open.asks + 1 }, nextRunAt: next < end ? next : end };
  // A provider that failed has not accepted the query.
  if (failure !== null || report.status !== 'pending') return { report: { ...report, ...asked }, occurrences: [] };
  return { report: { ...report, ...asked, status: 'submitted' }, occurrences: ['submitted'] };
}

const gaveUp: Outcome = {
  state: 'errored',
  errors: [{ code: 'provider-failed', source: 'provider', detail: 'it gave no answer within a day' }],
  searched: [],
  model: null,
};

/** Returns the names of the list versions that a report was screened against. */
export const versionsOf = (searched: readonly Pick<SearchedSource, 'slug' | 'version'>[]): string[] =>
  searched.map(({ slug, version }) => `${slug}@${version}`).sort();

/** True if a match or media entity is new. */
function isNews(before: ReportContent, after: ReportContent): boolean {
  const known = new Set(sourcesOf(before.result).map(mediaId));
  return (
    after.matches.some((match) => !before.matches.some((each) => sameEntity(each, match))) ||
    sourcesOf(after.result).some((source) => !known.has(mediaId(source)))
  );
}

/**
 * Returns the matches whose entry a list change removed from its list; they stay until a user dismisses them. Other
 * runs drop such matches, since they search the current state.
 */
const goneOf = (before: readonly Match[], found: readonly Match[], at: Date): Match[] =>
  before
    .filter((match) => !found.some((each) => sameEntity(each, match)))
    .map((match) => ({ goneAt: at.toISOString(), ...match }));

interface RunFacts {
  readonly settings: ReportSettings;
  readonly runId: string;
  readonly type: RunType;
  readonly now: Date;
}

export function settleRun(report: Report, outcome: Outcome, run: RunFacts): Settled {
  const { settings, runId, type, now } = run;
  if (outcome.state === 'waiting') {
    return waiting(report, outcome, runId, now) ?? settleRun(report, outcome.failure ?? gaveUp, run);
  }
  const { errors, searched } = outcome;
  refuseMove(report.status, outcome.state);
  const ended = { ...report, openRun: null, completedAt: now, runs: report.runs + 1, screened: versionsOf(searched) };
  if (outcome.state === 'errored') {
    const content = { ...report.content, errors, searched, told: [] };
    const errored: Report = { ...ended, status: 'errored', content };
    return { report: { ...errored, nextRunAt: nextRunOf(errored, settings, now) }, occurrences: ['errored'] };
  }
  const { dismissals } = report.content;
  const gone = type === 'list-change' ? goneOf(report.content.matches, outcome.matches, now) : [];
  const matches = [...activeMatches(outcome.matches, dismissals), ...gone];
  const content = {
    ...report.content,
    errors,
    searched,
    told: outcome.told,
    matches,
    result: activeMedia(outcome.result, dismissals),
  };
  const hasMatch = hasActiveMatch(kindNamed(report.kind), content);
  const ready: Report = { ...ended, status: 'ready', content, hasMatch };
  return {
    report: { ...ready, nextRunAt: nextRunOf(ready, settings, now) },
    occurrences: hasMatch && (!report.hasMatch || isNews(report.content, content)) ? ['ready', 'matched'] : ['ready'],
  };
}

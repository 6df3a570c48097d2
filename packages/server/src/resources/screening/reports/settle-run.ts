/** What a run makes of its report. Pure: saving and telling is the operation's. */
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
/** A provider that has no answer after that long has none. */
const longestWait = secondsOfADay;
const firstWait = 15;
const longestPause = 3_600;

/** When it is run again: not while a match is active, nor while it is paused. */
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

/** The report while a provider thinks or fails: it is asked again later, for the last time after a day. */
function waiting(report: Report, { failure }: Waiting, runId: string, now: Date): Settled | null {
  const open = report.openRun ?? { id: runId, since: now, asks: 0 };
  const end = addSeconds(open.since, longestWait);
  if (now >= end) return null;
  const next = addSeconds(now, Math.min(longestPause, firstWait * 2 ** open.asks));
  const asked = { openRun: { ...open, asks: open.asks + 1 }, nextRunAt: next < end ? next : end };
  // Whoever failed has not taken the question.
  if (failure !== null || report.status !== 'pending') return { report: { ...report, ...asked }, occurrences: [] };
  return { report: { ...report, ...asked, status: 'submitted' }, occurrences: ['submitted'] };
}

const gaveUp: Outcome = {
  state: 'errored',
  errors: [{ code: 'provider-failed', source: 'provider', detail: 'it gave no answer within a day' }],
  searched: [],
  model: null,
};

/** How a report names the versions that it was screened against. */
export const versionsOf = (searched: readonly Pick<SearchedSource, 'slug' | 'version'>[]): string[] =>
  searched.map(({ slug, version }) => `${slug}@${version}`).sort();

/** Whether anything is active that was not before. */
function isNews(before: ReportContent, after: ReportContent): boolean {
  const known = new Set(sourcesOf(before.result).map(mediaId));
  return (
    after.matches.some((match) => !before.matches.some((each) => sameEntity(each, match))) ||
    sourcesOf(after.result).some((source) => !known.has(mediaId(source)))
  );
}

/**
 * Matches whose entry a list has no more: nobody said that they were none, so they stay until somebody does. Somebody who runs the
 * report anew asks for what is there now.
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

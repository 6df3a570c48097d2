/** Command that repeats runs of reports with the lists, the model and the settings of their day. */
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { OperatorError } from '../lib/operator-error.ts';
import {
  findReports,
  findRunsOf,
  findRunsSince,
  type KeptRun,
  type Replayed,
  replayRun,
  serializeReplay,
} from '../resources/screening/reports/index.ts';
import { openModels } from '../screening/models.ts';
import { createScreener, type Screener } from '../screening/screener.ts';
import type { Scope } from '../security/scope.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { type Reached, withOperations } from './with-operations.ts';

export async function withScreener(
  config: Config,
  work: (reached: Reached & { readonly screener: Screener }) => Promise<void>,
): Promise<void> {
  const models = await openModels(config.dataDir, config.screeningModel);
  const screener = createScreener({ dataDir: config.dataDir, clock: systemClock, models });
  try {
    await withOperations(config, (reached) => work({ ...reached, screener }));
  } finally {
    await screener.close();
  }
}

const pageSize = 100;
/** Number of concurrent runs. */
const atOnce = 4;
const mostRunsOfAReport = 100_000;

/** Result of a replay; `lost` means a missing version, model or engine. */
type Verdict = 'equal' | 'different' | 'lost' | 'not-replayable';

function verdictOf(replayed: Replayed): Verdict {
  if (replayed.state !== 'not-replayable') return replayed.state;
  return ['redacted', 'answered-elsewhere', 'nothing-kept'].includes(replayed.reason) ? 'not-replayable' : 'lost';
}

function sentenceOf(replayed: Replayed): string {
  if (replayed.state === 'equal') return 'equal';
  if (replayed.state === 'not-replayable') return `not replayable (${replayed.reason}): ${replayed.detail}`;
  const { source, entity, term, before, after, detail } = replayed.difference;
  const where = [source, entity, term].filter((each) => each !== null).join(' ');
  const values = before === null && after === null ? '' : ` (${before ?? 'none'} in the run, ${after ?? 'none'} now)`;
  return `DIFFERENT${where === '' ? '' : ` at ${where}`}: ${detail}${values}`;
}

interface Counted {
  readonly tell: Tell;
  readonly counts: Record<Verdict, number>;
  /** True if equal results are printed one by one. */
  readonly tellsEqual: boolean;
}

async function replayPage(screener: Screener, scope: Scope, page: readonly KeptRun[], counted: Counted): Promise<void> {
  const { tell, counts, tellsEqual } = counted;
  for (let first = 0; first < page.length; first += atOnce) {
    const slice = page.slice(first, first + atOnce);
    const replayed = await Promise.all(slice.map((kept) => replayRun(screener, scope, kept)));
    for (const [at, kept] of slice.entries()) {
      const outcome = replayed[at] as Replayed;
      const verdict = verdictOf(outcome);
      counts[verdict] += 1;
      if (verdict === 'equal' && !tellsEqual) continue;
      const when = kept.run.completedAt?.toISOString() ?? '';
      tell(`${kept.report.id} ${kept.id} ${when}: ${sentenceOf(outcome)}`, {
        report: kept.report.id,
        environment: scope.environmentKind,
        ...serializeReplay(kept, outcome),
      });
    }
  }
}

async function replayAll({ runner, scopes }: Reached, screener: Screener, since: Date, counted: Counted) {
  for (const scope of await scopes.all()) {
    let after: KeptRun | null = null;
    for (;;) {
      const from: KeptRun | null = after;
      const page: readonly KeptRun[] = await runner.read(scope, ({ tx }) =>
        findRunsSince(tx, scope, since, { after: from, most: pageSize }),
      );
      await replayPage(screener, scope, page, counted);
      after = page.at(-1) ?? null;
      if (after === null || page.length < pageSize) break;
    }
  }
}

/** Replays one report. Throws UsageError if no environment has the report, or the report has no such run. */
async function replayOne(
  { runner, scopes }: Reached,
  screener: Screener,
  { reportId, runId }: { readonly reportId: string; readonly runId: string | null },
  counted: Counted,
) {
  for (const scope of await scopes.all()) {
    const runs = await runner.read(scope, async ({ tx }) => {
      const [report] = await findReports(tx, scope, [reportId]);
      return report === undefined ? null : findRunsOf(tx, scope, reportId, { runId, most: mostRunsOfAReport });
    });
    if (runs === null) continue;
    if (runs.length === 0)
      throw new UsageError(`Report ${reportId} has no run${runId === null ? ' yet' : ` ${runId}`}.`);
    return replayPage(screener, scope, runs, counted);
  }
  throw new UsageError(`Report ${reportId} does not exist.`);
}

function sinceOf(text: string | undefined): Date {
  if (text === undefined) return new Date(0);
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new UsageError('--since is a date, such as 2026-01-31.');
  return at;
}

/** Replays the reports; the program ends with 1 if a run differs or needs a lost part. */
export async function replayReports(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const [reportId] = words;
  const isAll = options['all'] !== undefined;
  if (isAll === (reportId !== undefined)) throw new UsageError('Give the id of a report, or --all.');
  if (isAll && options['run'] !== undefined)
    throw new UsageError('--run cannot be combined with --all, because a run has one report.');
  if (!isAll && options['since'] !== undefined) throw new UsageError('--since requires --all.');
  const since = sinceOf(options['since']);
  const counts = { equal: 0, different: 0, lost: 0, 'not-replayable': 0 };
  const counted = { tell, counts, tellsEqual: !isAll };
  await withScreener(config, async ({ screener, ...reached }) => {
    if (reportId === undefined) await replayAll(reached, screener, since, counted);
    else await replayOne(reached, screener, { reportId, runId: options['run'] ?? null }, counted);
  });
  const { equal, different, lost } = counts;
  if (isAll) {
    const others = counts['not-replayable'];
    tell(`${equal} equal, ${different} different, ${lost} lost, ${others} not replayable.`, counts);
  }
  if (different + lost > 0)
    throw new OperatorError(`${different} runs had a different result, ${lost} can no longer be repeated.`);
}

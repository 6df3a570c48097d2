/** Replay of the runs of one report, one after another. Writes nothing. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import type { Screener } from '../../../../screening/screener.ts';
import { findRunsOf, type KeptRun } from '../replay-store.ts';
import { type Replayed, replayRun } from './replay-run.ts';
import { retrieveReport } from './retrieve-report.ts';

/** Limit of runs in one request; an older run must be named. */
export const mostRuns = 20;

export interface ReplayedRun {
  readonly kept: KeptRun;
  readonly replayed: Replayed;
}

/** Replays the newest runs of a report, or the named run. Throws not_found for an unknown report or run. */
export async function replayReport(
  context: ReadContext,
  screener: Screener,
  { reportId, runId }: { readonly reportId: string; readonly runId: string | null },
): Promise<ReplayedRun[]> {
  const { tx, scope } = context;
  await retrieveReport(context, reportId);
  const kept = await findRunsOf(tx, scope, reportId, { runId, most: mostRuns });
  if (runId !== null && kept.length === 0) throw new Refusal('not_found');
  const runs: ReplayedRun[] = [];
  for (const each of kept) runs.push({ kept: each, replayed: await replayRun(screener, scope, each) });
  return runs;
}

/** Replay of a run with the list versions, model and settings of that time. Writes nothing. */
import { engineDigest } from '@countersign/screening';
import { VersionUnreachable } from '../../../../screening/past-versions.ts';
import type { Screener } from '../../../../screening/screener.ts';
import type { Scope } from '../../../../security/scope.ts';
import { kindNamed } from '../kinds/index.ts';
import type { KeptRun } from '../replay-store.ts';
import { type Difference, firstDifference, foundMatch, type RunEvidence } from '../run-evidence.ts';
import { inputsHash, type RunResult, resultHash } from './store-run.ts';

export const replayObstacles = [
  'redacted',
  'answered-elsewhere',
  'nothing-kept',
  'version-gone',
  'model-gone',
  'engine-changed',
] as const;

export type ReplayObstacle = (typeof replayObstacles)[number];

export type Replayed =
  | { readonly state: 'equal' }
  | { readonly state: 'different'; readonly difference: Difference }
  | { readonly state: 'not-replayable'; readonly reason: ReplayObstacle; readonly detail: string };

const not = (reason: ReplayObstacle, detail: string): Replayed => ({ state: 'not-replayable', reason, detail });

const elsewhere = { entity: null, term: null, before: null, after: null };

const different = (part: Difference['part'], source: string | null, detail: string): Replayed => ({
  state: 'different',
  difference: { part, source, ...elsewhere, detail },
});

export async function replayRun(screener: Screener, scope: Scope, kept: KeptRun): Promise<Replayed> {
  const { report, run, evidence } = kept;
  const kind = kindNamed(report.kind);
  if (report.redactedAt !== null) return not('redacted', 'what was asked and found was erased');
  if (kind.answeredBy !== 'watchlists') {
    return not('answered-elsewhere', 'reports of this kind are answered by a provider, or by what is no watchlist');
  }
  if (evidence === null || run.resultHash === null) {
    return not('nothing-kept', 'the run is from before what is needed was kept');
  }
  const { query } = report.content;
  if (inputsHash(scope, { kind, query, settings: evidence.settings }) !== run.inputsHash) {
    return different('inputs', null, 'what was asked, or the settings, are not those that were run');
  }
  const request = kind.request(query, evidence.settings);
  if (request === null || run.searched.length === 0) {
    return judged(scope, kept, evidence, { matches: [], truncated: false });
  }
  const model = run.model === null ? null : screener.models.named(run.model);
  if (model === null) return not('model-gone', `there is no model ${run.model}`);
  try {
    return judged(scope, kept, evidence, await screener.searchVersions(run.searched, request, model));
  } catch (error) {
    if (!(error instanceof VersionUnreachable)) throw error;
    return error.how === 'changed'
      ? different('version', error.slug, error.message)
      : not('version-gone', error.message);
  }
}

type Found = Awaited<ReturnType<Screener['searchVersions']>>;

function judged(
  scope: Scope,
  { run }: KeptRun,
  evidence: RunEvidence,
  { matches: found, truncated: isCut }: Found,
): Replayed {
  const matches = found.map(foundMatch);
  const again: RunResult = { result: null, matches, isCut, searched: run.searched, model: run.model };
  if (resultHash(scope, again) === run.resultHash) return { state: 'equal' };
  const difference = firstDifference(evidence.matches, matches);
  if (difference === null) return different('kept', null, 'what was kept of the run is not what its hash is of');
  if (run.engine !== null && run.engine !== engineDigest()) {
    const where = `${difference.source} ${difference.entity}${difference.term === null ? '' : ` ${difference.term}`}`;
    return not('engine-changed', `tables or code of the engine are others than those of the run (${where})`);
  }
  return { state: 'different', difference };
}

/** Storage of an answered run in its report: row, history and events, in one transaction. */
import { engineDigest } from '@countersign/screening';
import type { OperationContext } from '../../../../operations/context.ts';
import type { SearchedSource } from '../../../../screening/screening-request.ts';
import type { Scope } from '../../../../security/scope.ts';
import { openCase } from '../../../platform/case-links/index.ts';
import type { Outcome, RunRequest } from '../answer-report.ts';
import { sourcesOf } from '../dismissals.ts';
import { tell } from '../events.ts';
import { wakeDecision } from '../of-inquiry.ts';
import type { HistoryEntry, Members, Report, RunType } from '../report.ts';
import { type FoundMatch, foundMatch, matchValues, type RunEvidence } from '../run-evidence.ts';
import { type Settled, settleRun } from '../settle-run.ts';
import { insertHistory } from '../store.ts';

/** Computes a keyed hash, so that it reveals nothing without the key. */
const hashOf = ({ keys }: Scope, label: string, value: unknown): string =>
  keys.blindIndex(label, JSON.stringify(value)).toString('hex');

export const inputsHash = (scope: Scope, { kind, query, settings }: Omit<RunRequest, 'runId'>): string =>
  hashOf(scope, 'report inputs', [kind.kind, query, settings]);

/**
 * Result of a run before dismissed matches are removed: everything that depends neither on the clock nor on a provider.
 */
export interface RunResult {
  readonly result: Members | null;
  readonly matches: readonly FoundMatch[];
  /** True if there were more matches than are stored. */
  readonly isCut: boolean;
  readonly searched: readonly Pick<SearchedSource, 'slug' | 'version' | 'segment'>[];
  readonly model: string | null;
}

export const resultHash = (scope: Scope, { result, matches, isCut, searched, model }: RunResult): string =>
  hashOf(scope, 'report result', [
    ...[model, searched.map(({ slug, version, segment }) => [slug, version, segment])],
    ...[isCut, result, matches.map(matchValues)],
  ]);

/** Returns the result; null if the run is not answered. */
export function resultOf(outcome: Outcome): RunResult | null {
  if (outcome.state === 'waiting') return null;
  const { searched, model } = outcome;
  if (outcome.state === 'errored') return { result: null, matches: [], isCut: false, searched, model };
  const isCut = outcome.errors.some(({ code }) => code === 'query-unusable');
  return {
    result: outcome.result,
    matches: outcome.matches.filter(({ told }) => told === undefined).map(foundMatch),
    isCut,
    searched,
    model,
  };
}

/** Stores the run. `save` inserts a new report's row or updates an existing one. */
export async function storeRun(
  context: OperationContext,
  report: Report,
  outcome: Outcome,
  { request, type }: { readonly request: RunRequest; readonly type: RunType },
  save: (report: Report) => Promise<void> | void,
): Promise<Report> {
  const { tx, scope, clock } = context;
  const { settings, runId } = request;
  const settled = settleRun(report, outcome, { settings, runId, type, now: clock.now() });
  await save(settled.report);
  if (settled.report.openRun === null) {
    const entry = entryOf(context, settled, outcome, request, type);
    const evidence: RunEvidence = { settings, matches: resultOf(outcome)?.matches ?? [] };
    insertHistory(tx, scope, entry, { key: settled.report.subject.key, evidence });
  }
  await tell(context, settled.report, settled.occurrences);
  if (settled.occurrences.includes('matched')) await openCaseOf(context, settled.report);
  await wakeDecision(context, report, settled.report);
  return settled.report;
}

/** Opens a case for the matches, if a case template opens cases for them. */
const openCaseOf = (context: OperationContext, { id, accountId, inquiryId }: Report) =>
  openCase(context, {
    cause: { type: 'report-match', id },
    objectIds: [id, ...[accountId, inquiryId].filter((each) => each !== null)],
    reason: 'A report found a match.',
  });

function entryOf(
  { scope, actor, clock }: OperationContext,
  { report }: Settled,
  outcome: Outcome,
  request: RunRequest,
  type: RunType,
): HistoryEntry {
  const told = outcome.state === 'waiting' ? null : outcome;
  const result = resultOf(outcome);
  return {
    id: request.runId,
    reportId: report.id,
    type: 'run',
    createdAt: clock.now(),
    actor: { type: actor.type, id: 'id' in actor ? actor.id : null },
    run: {
      type,
      status: report.status,
      completedAt: clock.now(),
      matches: told?.state === 'ready' ? told.matches.length + sourcesOf(told.result).length : null,
      templateVersionId: report.templateVersionId,
      searched: told?.searched ?? [],
      model: told?.model ?? null,
      engine: request.kind.answeredBy === 'watchlists' ? engineDigest() : null,
      inputsHash: inputsHash(scope, request),
      resultHash: result === null ? null : resultHash(scope, result),
    },
  };
}

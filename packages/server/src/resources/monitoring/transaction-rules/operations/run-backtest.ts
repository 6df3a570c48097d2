/** Backtest of a draft over recorded transactions, page by page. Only reads; it sends no notices. */
import { setImmediate as turn } from 'node:timers/promises';
import { addSeconds } from '../../../../lib/clock.ts';
import { aside } from '../../../../lib/event-loop.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import type { Scope } from '../../../../security/scope.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { findPastTransactionIds, findTransactions, judgedOf, type TransactionType } from '../../transactions/index.ts';
import { type BacktestAsked, type BacktestResult, createTally } from '../backtest.ts';
import { type CompiledRules, compiledVersion, compileRules } from '../compile-rules.ts';
import { findFacts } from '../facts-store.ts';
import { findVersions } from '../store.ts';
import { judgeTransaction } from './judge-transaction.ts';

/** Number of transactions in memory at once. */
const pageSize = 100;

interface BacktestParts {
  readonly scope: Scope;
  readonly now: Date;
  readonly read: <Result>(work: (context: ReadContext) => Promise<Result>) => Promise<Result>;
  /** Called after each page. */
  readonly progress?: (judged: number, transactions: number) => Promise<void>;
}

type Sides = readonly [draft: CompiledRules] | readonly [draft: CompiledRules, live: CompiledRules];

async function judgePage(
  context: ReadContext,
  ids: readonly string[],
  sides: Sides,
  tally: ReturnType<typeof createTally>,
): Promise<void> {
  const { tx, scope } = context;
  const facts = await findFacts(tx, scope, ids);
  for (const transaction of await findTransactions(tx, scope, ids)) {
    const { subject } = transaction;
    if (subject.key === null) continue;
    const judged = judgedOf(transaction, liveSubject(subject));
    const [draft, live] = await judgeTransaction(context, judged, sides, facts.get(transaction.id) ?? []);
    if (draft !== undefined) tally.add(transaction.id, live?.judgement ?? null, draft.judgement);
    // Rules without database queries would otherwise block the event loop.
    await aside(turn());
  }
}

export async function runBacktest(
  { scope, now, read, progress }: BacktestParts,
  type: TransactionType,
  asked: BacktestAsked,
): Promise<BacktestResult> {
  const draft = compileRules(asked.document, type.fields).compiled;
  const { liveVersionId } = asked;
  const [live] = liveVersionId === null ? [] : await read(({ tx }) => findVersions(tx, scope, [liveVersionId]));
  const sides: Sides = live === undefined ? [draft] : [draft, compiledVersion(live)];
  const since = addSeconds(now, -asked.days * 86_400);
  const ids = await read(({ tx }) => findPastTransactionIds(tx, scope, type.id, { since, most: asked.most }));
  const tally = createTally();
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = ids.slice(at, at + pageSize);
    await read((context) => judgePage(context, page, sides, tally));
    await progress?.(Math.min(at + pageSize, ids.length), ids.length);
  }
  return tally.result();
}

/** Request of a backtest, which a job runs. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { BacktestAsked } from '../backtest.ts';
import { type Backtest, insertBacktest } from '../backtest-store.ts';
import { backtestJob } from '../jobs.ts';
import type { RuleDocument } from '../rule-set.ts';
import { findRuleSets } from '../store.ts';
import { refuseFaulty, requireType } from './save-rule-set.ts';

export interface RequestBacktest extends Pick<BacktestAsked, 'days' | 'most'> {
  readonly ruleSetId: string;
  /** Rules to test; null for the draft of the rule set. */
  readonly document: RuleDocument | null;
}

/** Requests a backtest against the live version. Throws not_found, and unprocessable for faulty rules. */
export async function requestBacktest(
  context: OperationContext,
  { ruleSetId, document: given, days, most }: RequestBacktest,
): Promise<Backtest> {
  const { tx, scope, ids, clock, queue } = context;
  const [ruleSet] = await findRuleSets(tx, scope, [ruleSetId]);
  if (ruleSet === undefined) throw new Refusal('not_found');
  const document = given ?? ruleSet.draft;
  await refuseFaulty(context, document, await requireType(context, ruleSet.typeId), '/data/attributes/draft');
  const made: Backtest = {
    id: ids.next('rule-set-backtest'),
    ruleSetId: ruleSet.id,
    status: 'pending',
    asked: { document, liveVersionId: ruleSet.liveVersionId, days, most },
    judged: 0,
    transactions: null,
    failure: null,
    result: null,
    createdAt: clock.now(),
    completedAt: null,
  };
  await insertBacktest(tx, scope, made);
  await queue.send(tx, backtestJob, { environmentId: scope.environmentId, backtestId: made.id });
  return made;
}

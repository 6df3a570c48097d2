/**
 * Jobs of rules: a backtest, page by page, with its result; and the move of facts after a consolidation of accounts.
 */
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { findTransactionTypes } from '../transactions/index.ts';
import { endBacktest, findBacktest, saveProgress } from './backtest-store.ts';
import { factKey, moveFacts } from './facts-store.ts';
import { runBacktest } from './operations/run-backtest.ts';
import { moveSnoozes } from './snooze-store.ts';
import { findRuleSets } from './store.ts';

export const backtestJob = defineJob({
  name: 'backtest-rule-set',
  data: Type.Object({ environmentId: Type.String(), backtestId: Type.String() }),
  settings: { retryLimit: 2, retryDelay: 10, expireInSeconds: 1800 },
  async run(parts, { environmentId, backtestId }) {
    const { runner, clock } = parts;
    const scope = await scopeOf(parts, environmentId);
    const wanted = await runner.read(scope, async ({ tx }) => {
      const backtest = await findBacktest(tx, scope, backtestId);
      const [ruleSet] = backtest === null ? [] : await findRuleSets(tx, scope, [backtest.ruleSetId]);
      const [type] = ruleSet === undefined ? [] : await findTransactionTypes(tx, scope, [ruleSet.typeId]);
      return backtest === null || type === undefined ? null : { backtest, type };
    });
    if (wanted === null || wanted.backtest.completedAt !== null) return;
    const result = await runBacktest(
      {
        scope,
        now: clock.now(),
        read: (work) => runner.read(scope, work),
        progress: (judged, transactions) =>
          runner.write(scope, system, ({ tx }) => saveProgress(tx, scope, backtestId, judged, transactions)),
      },
      wanted.type,
      wanted.backtest.asked,
    );
    const ended = { result, failure: null, at: clock.now() };
    await runner.write(scope, system, ({ tx }) => endBacktest(tx, scope, backtestId, ended));
  },
});

/** Fills `moveBelowAccount`: windows of the account then count the facts of the account merged into it. */
export async function moveFactsOfAccount(
  { runner }: JobParts,
  scope: Scope,
  fromId: string,
  toId: string,
): Promise<void> {
  const kind = 'account';
  const [from, to] = [factKey(scope, kind, fromId).index, factKey(scope, kind, toId).index];
  await runner.write(scope, system, async ({ tx }) => {
    await moveFacts(tx, scope, { kind, from, to });
    await moveSnoozes(tx, scope, { kind, from, to });
  });
}

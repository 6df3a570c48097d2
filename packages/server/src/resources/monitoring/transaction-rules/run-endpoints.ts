/** Endpoints of rule results and backtests, an extension. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { findTransactions, judgedOf } from '../transactions/index.ts';
import { defaultDays, defaultTransactions, keptDays, mostRows } from './backtest.ts';
import { type Backtest, findBacktest, insertBacktest } from './backtest-store.ts';
import { documentOf } from './input.ts';
import { backtestJob } from './jobs.ts';
import { refuseFaulty, requireType } from './operations/save-rule-set.ts';
import { findRuns } from './run-store.ts';
import { backtestAttributes, backtestBody, runsBody } from './schema.ts';
import { serializeBacktest, serializeRun } from './serializer.ts';
import { snoozeKeys } from './snooze-store.ts';
import { findRuleSets } from './store.ts';

export const runEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/transactions/{transaction-id}/rule-runs',
    operationId: 'list-all-rule-runs-of-a-transaction',
    summary:
      'Lists the rule runs of a transaction, newest first: each rule with its result and the values it read, and each velocity window with its number at the time. Shadow runs are included.',
    permission: 'txn.read',
    resourceType: 'transaction',
    extension: true,
    answerBody: runsBody,
    async handle({ tx, scope }, { params, caller }) {
      const [transaction] = await findTransactions(tx, scope, [params['transaction-id']]);
      if (transaction === undefined) throw new Refusal('not_found');
      const { subject } = transaction;
      const runs = await findRuns(tx, scope, transaction.id, subject.key);
      const keys = subject.key === null ? [] : snoozeKeys(scope, judgedOf(transaction, liveSubject(subject)));
      const withValues = caller.kind === 'key' || caller.permissions.has('pii.view');
      return {
        body: { data: runs.map((run) => serializeRun(run, withValues)), meta: { keys: keys.map(({ kind }) => kind) } },
      };
    },
  }),
  writeEndpoint({
    path: '/rule-sets/{rule-set-id}/backtest',
    operationId: 'backtest-a-rule-set',
    summary:
      'Runs the draft, or the one in the request, over the newest transactions of the type and compares it with the live version; changes no transaction and sends no event.',
    permission: 'txn.write',
    userPermission: 'setting.write',
    resourceType: 'transaction-type',
    extension: true,
    success: 202,
    attributes: backtestAttributes,
    answerBody: backtestBody,
    async handle(context, { params, attributes }) {
      const { tx, scope, ids, clock, queue } = context;
      const [ruleSet] = await findRuleSets(tx, scope, [params['rule-set-id']]);
      if (ruleSet === undefined) throw new Refusal('not_found');
      const document = attributes.draft === undefined ? ruleSet.draft : documentOf(attributes.draft);
      await refuseFaulty(context, document, await requireType(context, ruleSet.typeId), '/data/attributes/draft');
      const { days = defaultDays, transactions: most = defaultTransactions } = attributes;
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
      return { body: { data: serializeBacktest(made, clock.now()) } };
    },
  }),
  readEndpoint({
    path: '/rule-set-backtests/{rule-set-backtest-id}',
    operationId: 'retrieve-a-rule-set-backtest',
    summary: `How far a backtest is, and what came out: counts of all, and of each change the first ${mostRows} hits; kept for ${keptDays} days.`,
    permission: 'txn.read',
    resourceType: 'transaction-type',
    extension: true,
    answerBody: backtestBody,
    async handle({ tx, scope, clock }, { params }) {
      const found = await findBacktest(tx, scope, params['rule-set-backtest-id']);
      if (found === null) throw new Refusal('not_found');
      return { body: { data: serializeBacktest(found, clock.now()) } };
    },
  }),
];

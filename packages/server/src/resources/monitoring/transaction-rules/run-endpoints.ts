/** Endpoints of rule results and backtests, an extension. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { findTransactions, judgedOf } from '../transactions/index.ts';
import { keptDays, mostRows } from './backtest.ts';
import { findBacktest } from './backtest-store.ts';
import { readBacktest } from './input.ts';
import { requestBacktest } from './operations/request-backtest.ts';
import { findRuns } from './run-store.ts';
import { backtestAttributes, backtestBody, runsBody } from './schema.ts';
import { serializeBacktest, serializeRun } from './serializer.ts';
import { snoozeKeys } from './snooze-store.ts';

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
    auditedAs: 'read',
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
      const made = await requestBacktest(context, readBacktest(params['rule-set-id'], attributes));
      return { body: { data: serializeBacktest(made, context.clock.now()) } };
    },
  }),
  readEndpoint({
    path: '/rule-set-backtests/{rule-set-backtest-id}',
    operationId: 'retrieve-a-rule-set-backtest',
    summary: `Retrieves the progress and the result of a backtest: all counts, and the first ${mostRows} hits of each kind of change. Kept for ${keptDays} days.`,
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

/** Endpoints of snoozes, an extension. They never show the snoozed value, which belongs to a transaction. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { parseTimestamp } from '../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { snoozeRule, wakeRule } from './operations/snooze-rule.ts';
import { snoozeAttributes, snoozeBody, snoozesBody } from './schema.ts';
import { serializeSnooze } from './serializer.ts';
import { findSnoozes } from './snooze-store.ts';
import { findRuleSets } from './store.ts';

const shared = { resourceType: 'transaction-type', extension: true } as const;
const making = { ...shared, permission: 'txn.write', userPermission: 'setting.write' } as const;

/** Reads a time. Throws bad_request for an invalid one. */
function timeOf(text: string): Date {
  try {
    return parseTimestamp(text);
  } catch {
    throw new Refusal('bad_request', problemAt('/data/attributes/until', 'must be a time'));
  }
}

export const snoozeEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...shared,
    permission: 'transaction_type.read',
    path: '/rule-sets/{rule-set-id}/snoozes',
    operationId: 'list-all-snoozes-of-a-rule-set',
    summary: 'Lists the active snoozes of a rule set, by the time they end.',
    answerBody: snoozesBody,
    async handle({ tx, scope, clock }, { params }) {
      const [found] = await findRuleSets(tx, scope, [params['rule-set-id']]);
      if (found === undefined) throw new Refusal('not_found');
      const snoozes = await findSnoozes(tx, scope, found.id, clock.now());
      return { body: { data: snoozes.map(serializeSnooze) } };
    },
  }),
  writeEndpoint({
    ...making,
    path: '/rule-sets/{rule-set-id}/snoozes',
    operationId: 'snooze-a-rule',
    summary:
      'Snoozes a rule until a date for the value that a transaction has of a key: the rule is still evaluated, and a hit is recorded as snoozed and adds nothing to the score.',
    success: 201,
    attributes: snoozeAttributes,
    answerBody: snoozeBody,
    async handle(context, { params, attributes }) {
      const { rule, key, reason, until } = attributes;
      const asked = { ruleName: rule, key, reason, until: timeOf(until), transactionId: attributes['transaction-id'] };
      return { body: { data: serializeSnooze(await snoozeRule(context, params['rule-set-id'], asked)) } };
    },
  }),
  writeEndpoint({
    ...making,
    method: 'DELETE',
    path: '/rule-sets/{rule-set-id}/snoozes/{rule-snooze-id}',
    operationId: 'end-a-snooze',
    summary: 'Ends a snooze before its time: the rule counts again from the next transaction on.',
    answerBody: snoozesBody,
    async handle(context, { params }) {
      const id = params['rule-set-id'];
      await wakeRule(context, id, params['rule-snooze-id']);
      const left = await findSnoozes(context.tx, context.scope, id, context.clock.now());
      return { body: { data: left.map(serializeSnooze) } };
    },
  }),
];

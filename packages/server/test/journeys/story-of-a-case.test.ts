/**
 * Case journey over HTTP: a transaction rule opens it with an inquiry, a reviewer claims it, comments, declines the
 * inquiry from it and resolves it, and the business receives the events of each step in order.
 */
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { makeTemplate } from '../support/cases.ts';
import { relatedTo } from '../support/client.ts';
import { signedIn } from '../support/people.ts';
import { liveRules } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction } from '../support/transactions.ts';
import { isSignedWith, startWebhookReceiver } from '../support/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
const service = useService();
after(() => receiver.close());

/** Enables a webhook for all events; returns its secret. */
async function listen(): Promise<string> {
  const attributes = { name: 'Shop', url: receiver.url, 'enabled-events': ['*'] };
  const made = await service.current.sandbox.post('/webhooks', { data: { attributes } });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body.data;
  assert.equal((await service.current.sandbox.post(`/webhooks/${id}/enable`)).status, 200);
  return String(made.body.data.attributes['secret']);
}

let known = 0;

/** Waits for the webhooks of a step: all that arrived since the previous step. */
async function heard(...names: readonly string[]): Promise<void> {
  const from = known;
  for (const name of names) {
    await receiver.waitFor((webhook) => webhook.event.name === name && receiver.received.indexOf(webhook) >= from);
  }
  known = receiver.received.length;
  const came = receiver.received.slice(from).map(({ event }) => event.name);
  assert.deepEqual(came.sort(), [...names].sort());
}

const decline = {
  key: 'decline',
  name: 'Decline the person',
  steps: [{ operation: 'decline-inquiries', input: { comment: 'By the case.' } }],
};

it('a case is reported to the business step by step, each event signed', async () => {
  const { sandbox, templateId } = service.current;
  const reviewer = await signedIn(service.current, { role: 'reviewer' });
  const caseTemplate = await makeTemplate(service.current, 'FRAUD', { actions: [decline] });
  const { typeId } = await liveRules(
    service.current,
    {
      rules: [{ name: 'Large', expression: 'transaction.amount >= 100.0', weight: 80 }],
      outcomes: [{ score: 80, 'make-inquiry': true, 'open-case': true, 'case-template-id': caseTemplate }],
    },
    { 'fallback-inquiry-template-id': templateId },
  );
  const account = await createAccount(service.current);
  const secret = await listen();

  const transaction = await createTransaction(service.current, {
    'transaction-type-id': typeId,
    fields: { amount: 500, 'account-id': account.id },
  });
  await heard('transaction.created', 'inquiry.created', 'case.created', 'transaction.status-updated');

  const next = await reviewer.post('/dashboard/api/cases/claim-next', { meta: {} });
  const { 'case-id': id } = next.body as unknown as { readonly 'case-id': string };
  assert.ok(id, next.text);
  await heard('case.assigned');
  const shown = (await sandbox.get(`/cases/${id}`)).body.data;
  assert.equal(shown.attributes['name'], 'FRAUD-1');
  assert.equal(shown.attributes['assignee-id'], reviewer.user.emailAddress);
  const [held] = relatedTo(shown, 'inquiries');
  assert.ok(held, 'the case holds the inquiry that the rule made');
  assert.deepEqual(relatedTo(shown, 'txns'), [{ type: 'transaction', id: transaction.id }]);
  assert.deepEqual(relatedTo(shown, 'accounts'), [{ type: 'account', id: account.id }]);

  const message = 'The card is not hers.';
  const comment = await reviewer.post(`/dashboard/api/cases/${id}/comments`, { data: { attributes: { message } } });
  assert.equal(comment.status, 201, comment.text);
  await heard('case-comment.created');

  const declined = await reviewer.post(`/dashboard/api/cases/${id}/run-action`, { meta: { action: 'decline' } });
  assert.equal(declined.status, 200, declined.text);
  // The inquiry was the required step for the transaction, which ends with it.
  await heard('inquiry.declined', 'transaction.status-updated');
  assert.equal((await sandbox.get(`/inquiries/${held.id}`)).body.data.attributes['status'], 'declined');

  const resolved = await reviewer.post(`/api/v1/cases/${id}/set-status`, {
    meta: { status: 'Declined', comment: 'Fraud.' },
  });
  assert.equal(resolved.status, 200, resolved.text);
  await heard('case-comment.created', 'case.status-updated', 'case.resolved');

  const { body } = await sandbox.get('/events?page[size]=100');
  const told = new Map(receiver.received.map(({ event }) => [event.id, event.name]));
  const inOrder = body.data.flatMap(({ id: eventId }) => told.get(eventId) ?? []).toReversed();
  assert.deepEqual(
    inOrder.filter((name) => !name.startsWith('transaction.')),
    [
      ...['inquiry.created', 'case.created', 'case.assigned', 'case-comment.created', 'inquiry.declined'],
      ...['case-comment.created', 'case.status-updated', 'case.resolved'],
    ],
  );
  assert.ok(receiver.received.every((webhook) => isSignedWith(secret, webhook)));
});

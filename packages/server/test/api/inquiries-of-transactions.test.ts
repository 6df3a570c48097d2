import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout } from '../support/accounts.ts';
import { simulate } from '../support/inquiries.ts';
import { liveRules, runsOf } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';
import { createTransaction } from '../support/transactions.ts';

const service = useService();

const large = { name: 'Large', expression: 'transaction.amount >= 100.0', weight: 40 };
const asking = { rules: [large], outcomes: [{ score: 1, 'make-inquiry': true }] };
const versions = ['2023-01-05', '2025-10-27', '2025-12-08', '2026-09-29'];

const typeThatAsks = (settings: Record<string, unknown> = {}) =>
  liveRules(service.current, asking, {
    'fallback-inquiry-template-id': service.current.templateId,
    ...settings,
  });

async function waiting(typeId: string): Promise<{ readonly id: string; readonly inquiryId: string }> {
  const account = await createAccount(service.current);
  const fields = { amount: 100, 'account-id': account.id };
  const made = await createTransaction(service.current, { 'transaction-type-id': typeId, fields });
  assert.equal(made.attributes['status'], 'pending_fallback_inquiry');
  const { relationships } = made as unknown as {
    relationships: { 'related-objects': { data: { type: string; id: string }[] } };
  };
  const inquiry = relationships['related-objects'].data.find(({ type }) => type === 'inquiry');
  assert.ok(inquiry !== undefined);
  return { id: made.id, inquiryId: inquiry.id };
}

const statusOf = async (id: string) =>
  (await service.current.sandbox.get(`/transactions/${id}`)).body.data.attributes['status'];

describe('an inquiry that was made of a transaction', () => {
  it('names it in every version, can include it, and includes it in the event of its creation', async () => {
    const { typeId } = await typeThatAsks();
    const { id, inquiryId } = await waiting(typeId);
    for (const version of versions) {
      const { body } = await service.current.sandbox.get(`/inquiries/${inquiryId}?include=transaction`, {
        'service-version': version,
      });
      const { transaction } = body.data.relationships as unknown as Record<string, { data: unknown }>;
      assert.deepEqual(transaction?.data, { type: 'transaction', id }, version);
      assert.ok(
        body.included?.some((each) => each.type === 'transaction' && each.id === id),
        version,
      );
    }
    const listed = await service.current.sandbox.get('/events?filter[name]=inquiry.created');
    const made = JSON.stringify(listed.body);
    assert.ok(made.includes(inquiryId) && made.includes(id));
  });

  for (const [action, status] of [
    [['start_inquiry', 'complete_inquiry', 'approve_inquiry'], 'approved'],
    [['start_inquiry', 'complete_inquiry', 'decline_inquiry'], 'declined'],
    [['expire_inquiry'], 'declined'],
  ] as const) {
    it(`after ${action.at(-1)} makes the transaction ${status}, and the event names the inquiry`, async () => {
      const { typeId } = await typeThatAsks();
      const { id, inquiryId } = await waiting(typeId);
      await simulate(service.current, inquiryId, ...action);
      assert.equal(await statusOf(id), status);
      assert.deepEqual((await eventsAbout(service.current, id)).at(-1), [
        'transaction.status-updated',
        { 'previous-status': 'pending_fallback_inquiry', status, 'inquiry-id': inquiryId },
      ]);
    });
  }

  it('does not change a transaction that a user decided meanwhile', async () => {
    const { typeId } = await typeThatAsks();
    const { id, inquiryId } = await waiting(typeId);
    const moved = await service.current.sandbox.request('PATCH', `/transactions/${id}`, {
      body: { data: { attributes: { status: 'needs_review' } } },
    });
    assert.equal(moved.status, 200, moved.text);
    await simulate(service.current, inquiryId, 'start_inquiry', 'complete_inquiry', 'approve_inquiry');
    assert.equal(await statusOf(id), 'needs_review');
  });

  it('ends the transaction as errored, with the reason, when its type no longer names a status for that', async () => {
    const { typeId } = await typeThatAsks();
    const { id, inquiryId } = await waiting(typeId);
    const changed = await service.current.sandbox.request('PATCH', `/transaction-types/${typeId}`, {
      body: { data: { attributes: { 'passed-status': null } } },
    });
    assert.equal(changed.status, 200, changed.text);
    await simulate(service.current, inquiryId, 'start_inquiry', 'complete_inquiry', 'approve_inquiry');
    assert.equal(await statusOf(id), 'errored');
    const [, context] = (await eventsAbout(service.current, id)).at(-1) ?? [];
    assert.equal((context as { reason?: string }).reason, 'the transaction type names no passed-status');
  });
});

describe('an outcome that cannot be applied', () => {
  it('is reported by the run with the reason: an archived inquiry template, a removed status', async () => {
    const { sandbox } = service.current;
    const template = await createTemplate(sandbox);
    await published(sandbox, template);
    const statuses = [
      { name: 'created', kind: 'initial' },
      { name: 'odd', kind: 'end' },
      { name: 'approved', kind: 'end' },
      { name: 'declined', kind: 'end' },
    ];
    const { typeId } = await liveRules(
      service.current,
      { rules: [large], outcomes: [{ score: 1, status: 'odd', 'make-inquiry': true }] },
      { 'fallback-inquiry-template-id': template, statuses },
    );
    await sandbox.post(`/inquiry-templates/${template}/archive`);
    await sandbox.request('PATCH', `/transaction-types/${typeId}`, {
      body: { data: { attributes: { statuses: statuses.filter(({ name }) => name !== 'odd') } } },
    });
    const { id } = await createTransaction(service.current, {
      'transaction-type-id': typeId,
      fields: { amount: 100 },
    });
    const [run] = await runsOf(service.current, id);
    assert.deepEqual(run?.undone, [
      { wanted: 'status', reason: 'the transaction type has no status odd' },
      { wanted: 'inquiry', reason: 'the inquiry template is inactive' },
    ]);
  });

  it('is not reported when all outcomes could be applied', async () => {
    const { typeId } = await typeThatAsks();
    const { id } = await waiting(typeId);
    assert.deepEqual((await runsOf(service.current, id))[0]?.undone, []);
  });
});

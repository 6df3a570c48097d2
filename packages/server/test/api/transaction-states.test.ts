/**
 * Every kind of status with every action on a transaction: allowed by this table, or refused with 409 without side
 * effects.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { transactionActionEndpoints } from '../../src/resources/monitoring/transactions/action-endpoints.ts';
import { transactionEndpoints } from '../../src/resources/monitoring/transactions/endpoints.ts';
import { statusKinds } from '../../src/resources/monitoring/transactions/states.ts';
import { createAccount } from '../support/accounts.ts';
import type { ApiAnswer } from '../support/client.ts';
import { liveRules } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction } from '../support/transactions.ts';

const service = useService();

/** Statuses: one of each kind as a start, and another of each kind as a target. */
const statuses = [
  { name: 'created', kind: 'initial' },
  { name: 'checking', kind: 'intermediate' },
  { name: 'asking', kind: 'intermediate' },
  { name: 'paid', kind: 'end' },
  { name: 'stopped', kind: 'end' },
] as const;

type Status = (typeof statuses)[number]['name'];
const stood = ['created', 'checking', 'paid', 'redacted'] as const;
type Stood = (typeof stood)[number];

interface Action {
  /** Operation id of the endpoint. */
  readonly operationId: string;
  readonly send: (id: string) => Promise<ApiAnswer>;
  /** Status after the action by status before; an absent one refuses it. */
  readonly leads: Partial<Record<Stood, Status>>;
}

let accountId = '';
let typeId = '';

const post = (name: string, meta: unknown) => (id: string) =>
  service.current.sandbox.post(`/transactions/${id}/${name}`, { meta });
const patch = (attributes: unknown) => (id: string) =>
  service.current.sandbox.request('PATCH', `/transactions/${id}`, { body: { data: { attributes } } });
const related = (name: string) => (id: string) =>
  post(name, { 'relation-schema-key': 'accounts', 'target-object-id': accountId })(id);

const same = { created: 'created', checking: 'checking', paid: 'paid' } as const;
const to = (status: Status) => ({ created: status, checking: status, paid: status });
/** Returns the targets of an automatic decision, which does not change an ended transaction. */
const toUnlessEnded = (status: Status) => ({ created: status, checking: status });

const update = 'update-a-transaction';
const simulate = 'simulate-a-transaction';

const actions: Readonly<Record<string, Action>> = {
  'status created': { operationId: update, send: patch({ status: 'created' }), leads: { created: 'created' } },
  'status asking': { operationId: update, send: patch({ status: 'asking' }), leads: to('asking') },
  'status stopped': { operationId: update, send: patch({ status: 'stopped' }), leads: to('stopped') },
  'the status it has': { operationId: update, send: patch({ status: 'paid' }), leads: to('paid') },
  'a field': { operationId: update, send: patch({ fields: { currency: 'EUR' } }), leads: same },
  'a field by which a rule decides': {
    operationId: update,
    send: patch({ fields: { amount: 500 } }),
    leads: { ...toUnlessEnded('stopped'), paid: 'paid' },
  },
  'a reference id': { operationId: update, send: patch({ 'reference-id': null }), leads: same },
  'a label in an update': { operationId: update, send: patch({ label: 'fraud' }), leads: same },
  'tags in an update': { operationId: update, send: patch({ tags: ['x'] }), leads: same },
  label: { operationId: 'create-a-transaction-label', send: post('label', { label: 'fraud' }), leads: same },
  'add-relation': { operationId: 'transactions-add-relation', send: related('add-relation'), leads: same },
  'remove-relation': { operationId: 'transactions-remove-relation', send: related('remove-relation'), leads: same },
  'add-tag': { operationId: 'transactions-add-tag', send: post('add-tag', { 'tag-name': 'x' }), leads: same },
  'remove-tag': { operationId: 'transactions-remove-tag', send: post('remove-tag', { 'tag-name': 'x' }), leads: same },
  'set-tags': { operationId: 'transactions-set-tags', send: post('set-tags', { 'tag-name': ['x'] }), leads: same },
  'simulate passed': {
    operationId: simulate,
    send: post('simulate', { outcome: 'passed' }),
    leads: toUnlessEnded('paid'),
  },
  'simulate failed': {
    operationId: simulate,
    send: post('simulate', { outcome: 'failed' }),
    leads: toUnlessEnded('stopped'),
  },
  // The type has no template for an inquiry.
  'simulate fallback-inquiry': {
    operationId: simulate,
    send: post('simulate', { outcome: 'fallback-inquiry' }),
    leads: {},
  },
  'redact-biometrics': {
    operationId: 'redact-transaction-biometrics',
    leads: same,
    send: (id) => service.current.sandbox.post(`/transactions/${id}/redact-biometrics`),
  },
  redact: {
    operationId: 'redact-a-transaction',
    leads: same,
    send: (id) => service.current.sandbox.request('DELETE', `/transactions/${id}`),
  },
};

const shown = async (id: string) => (await service.current.sandbox.get(`/transactions/${id}`)).body.data;

async function transactionIn(from: Stood): Promise<string> {
  const { id } = await createTransaction(service.current, { 'transaction-type-id': typeId, fields: { amount: 1 } });
  const reached =
    from === 'redacted'
      ? await service.current.sandbox.request('DELETE', `/transactions/${id}`)
      : await patch({ status: from })(id);
  assert.equal(reached.status, 200, reached.text);
  return id;
}

describe('the table of states', () => {
  it('has every kind of status, and every action on a transaction', () => {
    assert.deepEqual([...new Set(statuses.map(({ kind }) => kind))].sort(), [...statusKinds].sort());
    const writing = [...transactionEndpoints, ...transactionActionEndpoints].filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('/transactions/{transaction-id}'),
    );
    const known = new Set(Object.values(actions).map(({ operationId }) => operationId));
    assert.deepEqual([...known].sort(), writing.map(({ operationId }) => operationId).sort());
  });
});

describe('an action on a transaction', () => {
  before(async () => {
    ({ id: accountId } = await createAccount(service.current));
    const large = { name: 'Large', expression: 'transaction.amount > 100.0', weight: 1 };
    const made = await liveRules(
      service.current,
      { rules: [large], outcomes: [{ score: 1, status: 'stopped' }] },
      { statuses, 'passed-status': 'paid', 'failed-status': 'stopped' },
    );
    ({ typeId } = made);
  });

  for (const [name, { send, leads }] of Object.entries(actions)) {
    describe(`${name}`, () => {
      for (const from of stood) {
        const wanted = leads[from];
        it(`${wanted === undefined ? 'is refused' : `leads to ${wanted}`} from ${from}`, async () => {
          const id = await transactionIn(from);
          const earlier = await shown(id);
          const answer = await send(id);
          const later = await shown(id);
          if (wanted === undefined) {
            assert.equal(answer.status, 409, answer.text);
            assert.deepEqual(later, earlier);
          } else {
            assert.equal(answer.status, 200, answer.text);
            assert.equal(later.attributes['status'], wanted);
          }
        });
      }
    });
  }
});

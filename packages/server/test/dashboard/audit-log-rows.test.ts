/** Audit log rows as readers see them: actor, action, object, outcome and reason. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

interface Told {
  readonly operation?: string;
  readonly kind?: string;
  readonly actor?: string | null;
  readonly object?: { readonly id: string; readonly name: string | null };
  readonly outcome?: string;
  readonly reason?: string;
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown] | string>>;
  readonly [name: string]: unknown;
}

let owner: Person;
let reviewer: Person;
let auditor: Person;
let walked: WalkedInquiry;
const service = useService({}, async (started) => {
  walked = await walkThrough(started);
  owner = await signedIn(started, { role: 'owner' });
  reviewer = await signedIn(started, { role: 'reviewer' });
  auditor = await signedIn(started, { role: 'auditor' });
});

/** Returns the described rows that a filter finds, newest first. */
async function rowsFor(reader: Person, filter: string): Promise<Told[]> {
  const answer = await reader.get(`/dashboard/api/audit/logs?${filter}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.map(({ attributes }) => attributes['context'] as Told);
}

/** Performs an action as a person, and returns its row as shown to a reader. */
async function rowOf(
  person: Person,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
  { status = 200, reader = owner }: { readonly status?: number; readonly reader?: Person } = {},
): Promise<Told> {
  const answer = await person.request(method, path, body === undefined ? {} : { body });
  assert.equal(answer.status, status, answer.text);
  const id = answer.headers.get('service-audit-id');
  const found = await reader.get('/dashboard/api/audit/logs?page[size]=50');
  const row = found.body.data.find((each) => each.id === id);
  assert.ok(row !== undefined, 'there is no such row');
  return row.attributes['context'] as Told;
}

const attributes = (given: object) => ({ data: { attributes: given } });

async function toReview(): Promise<string> {
  const { id } = await createInquiry(service.current, { 'reference-id': 'customer-7' });
  await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
  return id;
}

describe('a decision', () => {
  for (const [verb, outcome] of [
    ['approve', 'approved'],
    ['decline', 'declined'],
  ] as const) {
    it(`to ${verb} is logged with user, subject, outcome and reason`, async () => {
      const id = await toReview();
      const body = { meta: { comment: 'Her sister vouched for her.' } };
      const told = await rowOf(reviewer, ['POST', `/api/v1/inquiries/${id}/${verb}`, body]);
      assert.equal(told.operation, `${verb === 'approve' ? 'approve' : 'decline'}-an-inquiry`);
      assert.equal(told.kind, 'change');
      assert.equal(told.actor, 'Ada Byron');
      assert.deepEqual(told.object, { id, name: 'customer-7' });
      assert.equal(told.outcome, outcome);
      assert.equal(told.reason, 'Her sister vouched for her.');
    });
  }

  it('shows users who may not see personal data its outcome, and that there is a reason', async () => {
    const id = await toReview();
    const body = { meta: { comment: 'Her sister vouched for her.' } };
    const told = await rowOf(reviewer, ['POST', `/api/v1/inquiries/${id}/approve`, body], { reader: auditor });
    assert.equal(told.outcome, 'approved');
    assert.equal(told.reason, undefined);
    assert.equal(told['has-reason'], true);
    assert.ok(!JSON.stringify(told).includes('sister'));
  });

  it('loses its reason with the redaction of the inquiry, and keeps its outcome', async () => {
    const id = await toReview();
    await reviewer.post(`/api/v1/inquiries/${id}/approve`, { meta: { comment: 'Her sister vouched for her.' } });
    const redacted = await rowOf(owner, ['DELETE', `/api/v1/inquiries/${id}`]);
    assert.equal(redacted.operation, 'redact-an-inquiry');
    const rows = await rowsFor(owner, `filter[subject-id]=${id}&filter[kind]=change`);
    const decision = rows.find(({ operation }) => operation === 'approve-an-inquiry');
    assert.equal(decision?.outcome, 'approved');
    await eventually('the reason is erased', async () => {
      const left = await rowsFor(owner, `filter[subject-id]=${id}&filter[kind]=change`);
      return !JSON.stringify(left).includes('sister');
    });
  });

  it('on a check is logged with the check, its answer and the inquiry', async () => {
    const path = `/api/v1/verifications/${walked.document.id}`;
    const { body } = await owner.get(path);
    const [check] = body.data.attributes['checks'] as { readonly name: string; readonly status: string }[];
    const status = check?.status === 'failed' ? 'passed' : 'failed';
    const sent = attributes({ 'check-name': check?.name, status, reason: 'Glued.' });
    const told = await rowOf(owner, ['POST', `${path}/override-check`, sent]);
    assert.deepEqual([told['check'], told.outcome, told.reason], [check?.name, status, 'Glued.']);
    assert.equal(told.object?.id, walked.id);
  });
});

describe('a change of configuration', () => {
  it('of a template is logged with its name, and the value before and after', async () => {
    const made = await owner.post('/api/v1/inquiry-templates', attributes({ name: 'Before' }));
    const { id } = made.body.data;
    const told = await rowOf(owner, ['PATCH', `/api/v1/inquiry-templates/${id}`, attributes({ name: 'After' })]);
    assert.deepEqual(told.object, { id, name: 'After' });
    assert.deepEqual(told.changes, { name: ['Before', 'After'] });
  });

  it('of a role is logged with the rights, also for an auditor', async () => {
    const first = { name: 'Night', description: 'By night', permissions: ['inquiry.read'] };
    const made = await owner.post('/dashboard/api/roles', attributes(first));
    assert.equal(made.status, 201, made.text);
    const { id } = made.body.data;
    const sent = attributes({ description: 'By night', permissions: ['inquiry.read', 'account.read'] });
    const told = await rowOf(owner, ['PATCH', `/dashboard/api/roles/${id}`, sent], { reader: auditor });
    assert.deepEqual(told.object, { id, name: 'Night' });
    assert.deepEqual(Object.keys(told.changes ?? {}), ['permissions']);
    const changed = told.changes?.['permissions'] ?? [];
    assert.deepEqual(changed[0], ['inquiry.read']);
    assert.deepEqual(new Set(changed[1] as string[]), new Set(['account.read', 'inquiry.read']));
  });

  it('of a webhook is logged without a secret', async () => {
    const given = { url: 'http://localhost:9/a', 'enabled-events': ['*'], name: 'Ours' };
    const made = await owner.post('/api/v1/webhooks', attributes(given));
    assert.equal(made.status, 201, made.text);
    const { id } = made.body.data;
    const sent = attributes({ name: 'Theirs', 'custom-http-headers': { 'x-key': 'hunter2' } });
    const told = await rowOf(owner, ['PATCH', `/api/v1/webhooks/${id}`, sent]);
    assert.deepEqual(told.changes?.['name'], ['Ours', 'Theirs']);
    assert.ok(!JSON.stringify(told).includes('hunter2'));
    const enabled = await rowOf(owner, ['POST', `/api/v1/webhooks/${id}/enable`]);
    assert.deepEqual([enabled.object?.name, enabled.outcome], ['Theirs', 'enabled']);
  });

  it('of a key is logged with its name and the change, and never its value', async () => {
    const made = await owner.post('/api/v1/api-keys', attributes({ name: 'Shop', permissions: ['inquiry.read'] }));
    assert.equal(made.status, 201, made.text);
    const { id } = made.body.data;
    const told = await rowOf(owner, ['PATCH', `/api/v1/api-keys/${id}`, attributes({ name: 'Till' })]);
    assert.deepEqual(told.object, { id, name: 'Till' });
    assert.deepEqual(told.changes, { name: ['Shop', 'Till'] });
    assert.ok(!JSON.stringify(told).includes(String(made.body.data.attributes['value'])));
  });

  it('of the roles of a user names the user', async () => {
    const answer = await owner.get('/dashboard/api/roles');
    const analyst = answer.body.data.find((each) => each.attributes['seeded-as'] === 'analyst');
    const person = await signedIn(service.current, { role: 'reviewer' });
    const path = `/dashboard/api/users/${person.user.id}`;
    const told = await rowOf(owner, ['PATCH', path, attributes({ 'role-ids': [analyst?.id] })]);
    assert.deepEqual(told.object, { id: person.user.id, name: 'Ada Byron' });
    const changed = told.changes?.['role-ids'] ?? [];
    assert.deepEqual(changed[1], [analyst?.id]);
    assert.notDeepEqual(changed[0], changed[1]);
  });

  it('of the settings is logged with the domains before and after', async () => {
    const told = await rowOf(owner, [
      'PATCH',
      '/dashboard/api/settings/embedding',
      attributes({ domains: ['shop.example'] }),
    ]);
    assert.deepEqual(told.changes, { domains: [[], ['shop.example']] });
  });
});

describe('a refused request', () => {
  it('without a right is logged with the missing right', async () => {
    const id = await toReview();
    const told = await rowOf(auditor, ['POST', `/api/v1/inquiries/${id}/approve`], { status: 403 });
    assert.deepEqual([told['refusal'], told['needed']], ['missing_permission', 'inquiry.decide']);
    assert.equal(told.object?.id, id);
  });

  it('because of a state or a rule is logged with that', async () => {
    const id = await toReview();
    await reviewer.post(`/api/v1/inquiries/${id}/approve`);
    const conflict = await rowOf(owner, ['POST', `/api/v1/inquiries/${id}/resume`], { status: 409 });
    assert.equal(conflict['refusal'], 'conflict');
    const wrong = attributes({ domains: ['no domain'] });
    const broken = await rowOf(owner, ['PATCH', '/dashboard/api/settings/embedding', wrong], { status: 422 });
    assert.equal(broken['refusal'], 'unprocessable');
    assert.ok(!JSON.stringify(broken).includes('no domain'));
  });
});

describe('a view of personal data', () => {
  it('by a ticket is logged with side, document and subject', async () => {
    const { body } = await reviewer.get(`/api/v1/verifications/${walked.document.id}`);
    const file = new URL(String(body.data.attributes['front-photo-url'])).pathname.split('/')[2];
    const sent = { file, purpose: 'review' };
    const told = await rowOf(reviewer, ['POST', '/dashboard/api/view-tickets', sent], { status: 201, reader: auditor });
    assert.equal(told.kind, 'view');
    assert.deepEqual([told['picture'], told['verification'], told['id-class']], ['front', 'driver-license', 'dl']);
    assert.equal(told.object?.id, walked.id);
  });

  it('and a change of an inquiry are found by its id, without requests for lists', async () => {
    await reviewer.get(`/dashboard/api/inquiries/${walked.id}/evidence`);
    await reviewer.get('/api/v1/inquiries?page[size]=50');
    await reviewer.post('/api/v1/inquiries/search', {
      query: { attribute: 'status', operator: 'eq', value: 'approved' },
    });
    const rows = await rowsFor(auditor, `filter[subject-id]=${walked.id}&filter[kind]=change,view`);
    const operations = new Set(rows.map(({ operation }) => operation));
    assert.ok(operations.has('retrieve-the-evidence-of-an-inquiry'));
    assert.ok(!operations.has('list-all-inquiries') && !operations.has('search-inquiries'));
    assert.ok(rows.every(({ kind }) => kind === 'change' || kind === 'view'));
  });

  it('cannot be filtered by an unknown kind', async () => {
    const answer = await auditor.get('/dashboard/api/audit/logs?filter[kind]=peek');
    assert.equal(answer.status, 400);
  });
});

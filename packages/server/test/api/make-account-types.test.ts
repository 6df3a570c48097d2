/** GET and POST /account-types, PATCH /account-types/{id}: fields, statuses and relations of accounts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiAnswer } from '../support/client.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const employee = { type: 'string', key: 'employee_number', config: { identifier: { unique: true } } };
const friends = { key: 'friends', 'inverse-key': 'friends', 'is-array': true };
const note = { type: 'string', key: 'note' };

const make = (attributes: object): Promise<ApiAnswer> =>
  service.current.sandbox.post('/account-types', { data: { attributes } });

const change = (id: string, attributes: object): Promise<ApiAnswer> =>
  service.current.sandbox.request('PATCH', `/account-types/${id}`, { body: { data: { attributes } } });

async function made(attributes: object): Promise<string> {
  const answer = await make({ name: 'Employee', ...attributes });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data.id;
}

const accountOf = (typeId: string, fields: object): Promise<ApiAnswer> =>
  service.current.sandbox.post('/accounts', { data: { attributes: { 'account-type-id': typeId, fields } } });

const keysOf = ({ body }: ApiAnswer): unknown =>
  (body.data.attributes['field-schemas'] as { key: string }[]).map(({ key }) => key);

describe('201', () => {
  it('creates a type whose unique field has no value twice, in any case of its letters', async () => {
    const id = await made({
      'field-schemas': [employee, note],
      'account-statuses': [{ name: 'Active' }, { name: 'Left' }],
    });
    const first = await accountOf(id, { employee_number: 'A-7', note: 'first' });
    assert.equal(first.status, 201, first.text);
    assert.equal(first.body.data.attributes['account-status'], 'Active');
    assert.equal((await accountOf(id, { employee_number: 'a-7' })).status, 409);
    assert.equal((await accountOf(id, { employee_number: 'A-8' })).status, 201);
  });

  it('creates a type from its name with the fields, relations and the one status every account needs', async () => {
    const id = await made({});
    const account = await accountOf(id, { email_address: 'a@example.com' });
    assert.equal(account.body.data.attributes['account-status'], 'Default');
    const found = await service.current.sandbox.post('/accounts/search', {
      query: { attribute: 'fields.email_address', operator: 'eq', value: 'a@example.com' },
    });
    assert.equal(found.body.data.length, 1, found.text);
  });
});

describe('200', () => {
  it('lists the first type and the created ones', async () => {
    const id = await made({ name: 'Listed' });
    const { body, status } = await service.current.sandbox.get('/account-types');
    assert.equal(status, 200);
    const names = body.data.map(({ attributes }) => attributes['name']);
    assert.equal(names[0], 'User');
    assert.ok(body.data.some((each) => each.id === id));
  });

  it('adds fields and statuses to a type with accounts, which keep their values', async () => {
    const id = await made({ 'field-schemas': [employee] });
    const account = await accountOf(id, { employee_number: 'B-1' });
    const changed = await change(id, {
      name: 'Worker',
      'field-schemas': [employee, note],
      'account-statuses': [{ name: 'Default' }, { name: 'Left' }],
    });
    assert.equal(changed.status, 200, changed.text);
    assert.deepEqual(keysOf(changed), ['employee_number', 'note']);
    const kept = await service.current.sandbox.get(`/accounts/${account.body.data.id}`);
    assert.match(kept.text, /B-1/);
    assert.equal(kept.body.data.attributes['account-type-name'], 'Worker');
  });
});

describe('statuses', () => {
  it('are renamed with the accounts that have them, and cannot be assigned once they are deactivated', async () => {
    const id = await made({ 'account-statuses': [{ name: 'New' }, { name: 'Old' }, { name: 'Unused' }] });
    const [asNew, asOld] = await Promise.all(
      ['New', 'Old'].map(async (status) => {
        const attributes = { 'account-type-id': id, 'account-status': status };
        return (await service.current.sandbox.post('/accounts', { data: { attributes } })).body.data.id;
      }),
    );
    const { body } = await service.current.sandbox.get(`/account-types/${id}`);
    const [first, second] = (body.data.relationships['account-statuses']?.data as { id: string }[] | undefined) ?? [];
    const changed = await change(id, {
      'account-statuses': [
        { id: second?.id, name: 'New' },
        { id: first?.id, name: 'Old', deactivated: true },
      ],
    });
    assert.equal(changed.status, 200, changed.text);
    const statusOf = async (account: string | undefined) =>
      (await service.current.sandbox.get(`/accounts/${account}`)).body.data.attributes['account-status'];
    assert.deepEqual([await statusOf(asNew), await statusOf(asOld)], ['Old', 'New']);
    assert.equal((await accountOf(id, {})).body.data.attributes['account-status'], 'New');
    const setOld = (account: string | undefined) =>
      service.current.sandbox.request('PATCH', `/accounts/${account}`, {
        body: { data: { attributes: { 'account-status': 'Old' } } },
      });
    assert.deepEqual([(await setOld(asNew)).status, (await setOld(asOld)).status], [200, 422]);
  });
});

describe('409', () => {
  it('is returned for removing, retyping or making unique a field once accounts have values of it', async () => {
    const id = await made({ 'field-schemas': [employee, note] });
    await accountOf(id, { employee_number: 'C-1' });
    for (const fields of [
      [employee],
      [employee, { ...note, type: 'integer' }],
      [employee, { ...note, config: { identifier: { unique: true } } }],
      [{ ...employee, config: {} }, note],
    ]) {
      const answer = await change(id, { 'field-schemas': fields });
      assert.equal(answer.status, 409, JSON.stringify(fields));
      assert.equal(answer.body.errors?.[0]?.source?.pointer, '/data/attributes/field-schemas');
    }
  });

  it('is returned for removing a status or a relation that accounts have', async () => {
    const id = await made({ 'relation-schemas': [friends] });
    const accounts = await Promise.all([accountOf(id, {}), accountOf(id, {})]);
    const [one, other] = accounts.map(({ body }) => body.data.id);
    const related = await service.current.sandbox.post(`/accounts/${one}/add-relation`, {
      meta: { 'relation-schema-key': 'friends', 'target-object-id': other },
    });
    assert.equal(related.status, 200, related.text);
    const status = await change(id, { 'account-statuses': [{ name: 'Another' }] });
    assert.deepEqual(
      [status.status, status.body.errors?.[0]?.source?.pointer],
      [409, '/data/attributes/account-statuses'],
    );
    const relation = await change(id, { 'relation-schemas': [] });
    assert.deepEqual(
      [relation.status, relation.body.errors?.[0]?.source?.pointer],
      [409, '/data/attributes/relation-schemas'],
    );
  });
});

describe('400 and 422', () => {
  it('are returned for invalid types, with a pointer, and nothing is created', async () => {
    const before = (await service.current.sandbox.get('/account-types')).body.data.length;
    for (const attributes of [
      {},
      { name: '' },
      { name: 'x', 'field-schemas': [{ type: 'colour', key: 'a' }] },
      { name: 'x', 'field-schemas': [note, note] },
      { name: 'x', 'field-schemas': [{ type: 'string', key: '1 a' }] },
      { name: 'x', 'account-statuses': [] },
      { name: 'x', 'account-statuses': [{ name: 'A' }, { name: 'a' }] },
      { name: 'x', 'account-statuses': [{ name: 'A', deactivated: true }] },
      { name: 'x', 'account-statuses': [{ id: 'actst_aaaaaaaaaaaaaaaaaaaaaaaa', name: 'A' }] },
      { name: 'x', 'account-statuses': ['A'] },
      { name: 'x', 'field-schemas': [{ type: 'integer', key: 'a', config: { identifier: { unique: true } } }] },
      { name: 'x', 'relation-schemas': [{ key: '1a', 'inverse-key': '1a' }] },
      { name: 'x', 'relation-schemas': [{ key: 'a', 'inverse-key': 'b' }] },
      { name: 'x', 'relation-schemas': [friends, friends] },
      { name: 'x', colour: 'red' },
    ]) {
      const answer = await make(attributes);
      assert.ok([400, 422].includes(answer.status), `${answer.status} ${JSON.stringify(attributes)}`);
    }
    assert.equal((await service.current.sandbox.get('/account-types')).body.data.length, before);
  });
});

describe('403 and 404', () => {
  it('are returned to users who may not change settings, and for unknown types', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const body = { data: { attributes: { name: 'x' } } };
    assert.equal((await reviewer.post('/api/v1/account-types', body)).status, 403);
    assert.equal((await change('acttp_aaaaaaaaaaaaaaaaaaaaaaaa', { name: 'x' })).status, 404);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, fieldOf } from '../support/accounts.ts';
import { relatedTo } from '../support/client.ts';
import { useService } from '../support/service.ts';

let typeId = '';
const service = useService({ worker: false }, async (made) => {
  typeId = relatedTo(await createAccount(made), 'account-type')[0]?.id ?? '';
});

const declare = (attributes: unknown) =>
  service.current.sandbox.post(`/account-types/${typeId}/account-actions`, { data: { attributes } });
const run = (id: string, data: unknown) => service.current.sandbox.post(`/accounts/${id}/run-action`, { data });

describe('GET /account-types/{id}', () => {
  it('shows the fields, the statuses and the default status of the type that every environment has first', async () => {
    const { sandbox, production } = service.current;
    const { status, body } = await sandbox.get(`/account-types/${typeId}`);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['name'], 'User');
    const schemas = body.data.attributes['field-schemas'] as { key: string; type: string; config: object }[];
    assert.deepEqual(
      schemas.map(({ key, type }) => `${key}: ${type}`),
      [
        'name: hash',
        'address: hash',
        'identification_numbers: array',
        'birthdate: date',
        'phone_number: string',
        'email_address: string',
        'social_security_number: string',
        'selfie_photo: file',
      ],
    );
    assert.equal(relatedTo(body.data, 'account-statuses').length, 4);
    assert.match(relatedTo(body.data, 'default-account-status')[0]?.id ?? '', /^actst_/);
    assert.equal((await production.get(`/account-types/${typeId}`)).status, 404);
  });
});

describe('account actions', () => {
  const action = {
    name: 'Approve with a new number',
    parameters: [{ type: 'string', key: 'phoneNumber', config: { required: true } }],
    effects: {
      'set-account-status': 'Approved',
      'add-tags': ['approved-by-hand'],
      'set-fields': { phone_number: 'phone_number' },
    },
  };

  it('change status, tags and fields when they are run, and name the run', async () => {
    const declared = await declare(action);
    assert.equal(declared.status, 201, declared.text);
    const { id } = await createAccount(service.current);
    const { status, body } = await run(id, {
      'account-action-id': declared.body.data.id,
      parameters: { phone_number: '415-555-1234' },
    });
    assert.equal(status, 200);
    assert.match(String(body.meta?.['workflow-run-id']), /^wfr_/);
    assert.equal(body.data.attributes['account-status'], 'Approved');
    assert.deepEqual(body.data.attributes['tags'], ['approved-by-hand']);
    assert.equal(fieldOf(body.data, 'phone_number'), '415-555-1234');
    assert.deepEqual((await eventsAbout(service.current, id)).map(([name]) => name).slice(1), [
      'account.updated-fields',
      'account.status-updated',
      'account.updated-tags',
    ]);
  });

  it('return 422 for missing or wrong parameters, and change nothing', async () => {
    const { body } = await declare(action);
    const { id } = await createAccount(service.current);
    const missing = await run(id, { 'account-action-id': body.data.id });
    assert.equal(missing.status, 422);
    assert.equal(missing.body.errors?.[0]?.source?.pointer, '/data/parameters/phone-number');
    const wrong = await run(id, { 'account-action-id': body.data.id, parameters: { phone_number: 5 } });
    assert.equal(wrong.status, 400);
    const { attributes } = (await service.current.sandbox.get(`/accounts/${id}`)).body.data;
    assert.equal(attributes['account-status'], 'Default');
  });

  it('return 400 for a malformed id, 404 for an unknown action or account', async () => {
    const { id } = await createAccount(service.current);
    const unknown = `accac_${'1'.repeat(24)}`;
    assert.equal((await run(id, { 'account-action-id': 'x' })).status, 400);
    assert.equal((await run(id, {})).status, 400);
    assert.equal((await run(id, { 'account-action-id': unknown })).status, 404);
    assert.equal((await run('act_unknown', { 'account-action-id': unknown })).status, 404);
  });

  it('cannot be declared with effects that could not be applied', async () => {
    const refused = [
      { ...action, effects: { 'set-account-status': 'Unheard' } },
      { ...action, effects: { 'set-fields': { phone_number: 'birthdate' } } },
      { ...action, effects: { 'set-fields': { other: 'phone_number' } } },
    ];
    for (const attributes of refused) assert.equal((await declare(attributes)).status, 422);
    assert.equal((await declare({ name: 'x', effects: { explode: true } })).status, 400);
  });
});

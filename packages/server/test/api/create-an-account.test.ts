import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, fieldOf } from '../support/accounts.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const post = (attributes: unknown, meta?: unknown, headers?: Record<string, string>) =>
  service.current.sandbox.post('/accounts', { data: { attributes }, ...(meta === undefined ? {} : { meta }) }, headers);
const newest = { 'service-version': '2026-09-29' };
const png = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');

describe('POST /accounts 201', () => {
  it('stores fields, tags and the reference id, and emits an event', async () => {
    const { status, body } = await post({
      'reference-id': 'user-1',
      tags: ['vip', 'vip'],
      fields: { name: { first: 'Ada', last: 'Lovelace' }, birthdate: '1990-12-10' },
    });
    assert.equal(status, 201);
    const { id, attributes } = body.data;
    assert.match(id, /^act_[1-9A-HJ-NP-Za-km-z]{24}$/);
    assert.equal(attributes['reference-id'], 'user-1');
    assert.equal(attributes['account-type-name'], 'User');
    assert.equal(attributes['account-status'], 'Default');
    assert.deepEqual(attributes['tags'], ['vip']);
    assert.equal(fieldOf(body.data, 'name', 'first'), 'Ada');
    assert.equal(attributes['name-last'], 'Lovelace');
    assert.deepEqual(await eventsAbout(service.current, id), [['account.created', null]]);
  });

  it('needs no attributes', async () => {
    const { status, body } = await service.current.sandbox.post('/accounts', {});
    assert.equal(status, 201);
    assert.equal(body.data.attributes['reference-id'], null);
  });

  it('accepts personal values at the top level in every version, and values in fields take precedence', async () => {
    for (const headers of [newest, { 'service-version': '2023-01-05' }]) {
      const sent = {
        'name-first': 'Ada',
        'country-code': 'GB',
        'address-street-1': '1 Square',
        'social-security-number': '123456789',
        fields: { name: { first: 'Augusta' } },
      };
      const { status, body } = await post(sent, undefined, headers);
      assert.equal(status, 201);
      assert.equal(fieldOf(body.data, 'name', 'first'), 'Augusta');
      assert.equal(fieldOf(body.data, 'address', 'country_code'), 'GB');
      assert.equal(fieldOf(body.data, 'address', 'street_1'), '1 Square');
    }
  });

  it('shows flat copies only up to 2023-01-05, and keys of fields in snake case in any inflection', async () => {
    const older = await createAccount(service.current, { 'name-first': 'Ada' });
    assert.equal(older.attributes['name-first'], 'Ada');
    for (const inflection of ['kebab', 'camel', 'snake']) {
      const headers = { ...newest, 'key-inflection': inflection };
      const { body } = await service.current.sandbox.get(`/accounts/${older.id}`, headers);
      assert.ok('phone_number' in (body.data.attributes['fields'] as object));
      assert.equal('name-first' in body.data.attributes, false);
    }
  });

  it('accepts a request in camel case and in snake case', async () => {
    const camel = await post({ referenceId: 'camel', fields: { phoneNumber: '1' } });
    const snake = await post({ reference_id: 'snake', fields: { phone_number: '2' } });
    assert.equal(fieldOf(camel.body.data, 'phone_number'), '1');
    assert.equal(fieldOf(snake.body.data, 'phone_number'), '2');
  });

  it('stores a photo and returns a link to it, which is revoked by the redaction', async () => {
    const { body } = await post({ 'selfie-photo': { data: { data: png, filename: 'Ada Lovelace.png' } } });
    const photo = fieldOf(body.data, 'selfie_photo') as Record<string, unknown>;
    assert.equal(photo['filename'], 'Ada Lovelace.png');
    assert.equal(photo['byte-size'], 9);
    assert.equal(photo['mime-type'], 'image/png');
    assert.doesNotMatch(String(photo['url']), /Lovelace/);
    const file = await fetch(String(photo['url']));
    assert.equal(file.status, 200);
    assert.equal(file.headers.get('content-type'), 'image/png');
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment/);
    assert.equal(Buffer.from(await file.arrayBuffer()).toString('base64'), png);
    await service.current.sandbox.request('DELETE', `/accounts/${body.data.id}`);
    assert.equal((await fetch(String(photo['url']))).status, 410);
  });
});

describe('POST /accounts with upsert-by', () => {
  it('changes the account with the reference id, in any case of it, and answers 200', async () => {
    const first = await createAccount(service.current, { 'reference-id': 'Upsert-1', 'name-first': 'Ada' });
    const { status, body } = await post(
      { 'reference-id': 'upsert-1', 'name-last': 'Byron' },
      { 'upsert-by': 'reference-id' },
    );
    assert.equal(status, 200);
    assert.equal(body.data.id, first.id);
    assert.equal(fieldOf(body.data, 'name', 'first'), 'Ada');
    assert.equal(fieldOf(body.data, 'name', 'last'), 'Byron');
  });

  it('creates one when none has the reference id', async () => {
    assert.equal((await post({ 'reference-id': 'upsert-2' }, { 'upsert-by': 'reference_id' })).status, 201);
  });

  it('returns 422 for a field that is not unique and for a value that was not sent', async () => {
    for (const by of ['email_address', 'shoe_size', 'reference_id']) {
      const { status, body } = await post({ 'email-address': 'a@b.c' }, { 'upsert-by': by });
      assert.equal(status, 422);
      assert.equal(body.errors?.[0]?.source?.pointer, '/meta/upsert-by');
    }
  });

  it('creates one account for several concurrent requests and updates it with the others', async () => {
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => post({ 'reference-id': `race-${round}` }, { 'upsert-by': 'reference-id' })),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [...Array(7).fill(200), 201]);
      assert.equal(new Set(answers.map(({ body }) => body.data.id)).size, 1);
    }
  });
});

describe('POST /accounts refusals', () => {
  it('return 409 for a reference id in use, in any case of it', async () => {
    const { id } = await createAccount(service.current, { 'reference-id': 'Taken' });
    const { status, body, text } = await post({ 'reference-id': 'tAKEN' });
    assert.equal(status, 409);
    const [error] = body.errors ?? [];
    assert.deepEqual([error?.title, error?.details], ['Conflict', 'Account already exists with this reference ID']);
    assert.ok(!text.includes(id), 'whose it is, is not told');
  });

  it('let exactly one of two creates with one reference id succeed', async () => {
    const answers = await Promise.all([post({ 'reference-id': 'race' }), post({ 'reference-id': 'race' })]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
    const { body } = await service.current.sandbox.get('/accounts?filter[reference-id]=race');
    assert.equal(body.data.length, 1);
  });

  const refused: readonly (readonly [string, unknown, number, string | undefined])[] = [
    ['a member that is not known', { surprise: 1 }, 400, undefined],
    ['a type id with another prefix', { 'account-type-id': 'act_1' }, 400, '/data/attributes/account-type-id'],
    ['an unknown type', { 'account-type-id': 'acttp_1' }, 404, undefined],
    ['a status the type does not have', { 'account-status': 'Unheard' }, 422, '/data/attributes/account-status'],
    ['a field the type does not have', { fields: { shoe: 1 } }, 422, '/data/attributes/fields/shoe'],
    ['a number for a text', { fields: { name: { first: 1 } } }, 400, '/data/attributes/fields/name/first'],
    ['a text that is too long', { 'name-first': 'x'.repeat(256) }, 400, '/data/attributes/name-first'],
    ['a date that is none', { birthdate: '1990-02-30' }, 422, '/data/attributes/birthdate'],
    [
      'a country next to fields that is too long',
      { 'country-code': 'x'.repeat(300) },
      400,
      '/data/attributes/country-code',
    ],
    ['tags that are no list', { tags: 'vip' }, 400, '/data/attributes/tags'],
    [
      'a photo that is text',
      { 'selfie-photo': { data: { data: 'aGk=', filename: 'a.txt' } } },
      422,
      '/data/attributes/selfie-photo/data',
    ],
  ];
  for (const [name, attributes, expected, pointer] of refused) {
    it(`return ${expected} for ${name}`, async () => {
      const { status, body } = await post(attributes);
      assert.equal(status, expected, JSON.stringify(body));
      assert.equal(body.errors?.[0]?.source?.pointer, pointer);
    });
  }

  it('write nothing', async () => {
    await post({ 'reference-id': 'never', birthdate: 'x' });
    const { body } = await service.current.sandbox.get('/accounts?filter[reference-id]=never');
    assert.deepEqual(body.data, []);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, fieldOf, until } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

const query = (text: string, values: unknown[] = []) => rowsOf(service.current.connectionString, text, values);

const remove = (id: string) => service.current.sandbox.request('DELETE', `/accounts/${id}`);
const told = (id: string) =>
  until(
    () => eventsAbout(service.current, id),
    (events) => events.some(([name]) => name === 'account.redacted'),
  );
const png = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');

describe('DELETE /accounts/{id}', () => {
  it('erases the account at once and its resources soon after, then emits its event; then 409', async () => {
    const { sandbox } = service.current;
    const { id } = await createAccount(service.current, {
      'reference-id': 'erased',
      'name-first': 'Erasable',
      tags: ['t'],
      'selfie-photo': { data: { data: png, filename: 'Erasable.png' } },
    });
    const inquiry = await createInquiry(service.current, { 'account-id': id, fields: { 'name-first': 'Erasable' } });
    await simulate(service.current, inquiry.id, 'create_passed_verification', 'approve_inquiry');
    const { status, body } = await remove(id);
    assert.equal(status, 200);
    const { attributes } = body.data;
    assert.equal(attributes['reference-id'], null);
    assert.equal(attributes['name-first'], null);
    assert.deepEqual(attributes['tags'], []);
    assert.equal(fieldOf(body.data, 'selfie_photo'), null);
    assert.ok(attributes['redacted-at']);
    const again = await remove(id);
    assert.equal(again.status, 409);
    assert.equal(again.body.errors?.[0]?.title, 'Conflict');
    assert.deepEqual((await sandbox.get('/accounts?filter[reference-id]=erased')).body.data, []);
    const names = (await told(id)).map(([name]) => name);
    assert.equal(names.at(-1), 'account.redacted');
    const shown = await sandbox.get(`/inquiries/${inquiry.id}?include=verifications,documents,selfies,sessions`);
    assert.ok(shown.body.data.attributes['redacted-at']);
    assert.doesNotMatch(shown.text, /Erasable|ALEXANDER|SAMPLE/);
    for (const each of [id, inquiry.id]) {
      assert.doesNotMatch((await sandbox.get(`/events?filter[object-id]=${each}&page[size]=100`)).text, /Erasable/);
    }
  });

  it('leaves no personal value in any table, before or after, nor in a response stored for a repetition', async () => {
    const marker = 'Qzxwvutsrp';
    const headers = { 'idempotency-key': 'account-to-be-erased' };
    const sent = {
      data: {
        attributes: {
          'reference-id': `ref-${marker}`,
          'name-first': marker,
          'email-address': `${marker}@example.com`,
          tags: [marker],
          'selfie-photo': { data: { data: png, filename: `${marker}.png` } },
        },
      },
    };
    const { body } = await service.current.sandbox.post('/accounts', sent, headers);
    await search(marker);
    await remove(body.data.id);
    await told(body.data.id);
    await search(marker);
    assert.equal((await service.current.sandbox.post('/accounts', sent, headers)).status, 404);
    const [hashes] = await query('select count(*)::integer as left from account_identifiers where account_id = $1', [
      body.data.id,
    ]);
    assert.equal(hashes?.['left'], 0);
  });

  it('erases the reference id of its inquiries and of their events, also of one that was redacted before', async () => {
    const { sandbox } = service.current;
    const { id } = await createAccount(service.current, { 'reference-id': 'caller-77' });
    const attributes = { 'reference-id': 'caller-77' };
    const [before, now] = [
      await createInquiry(service.current, attributes),
      await createInquiry(service.current, attributes),
    ];
    const alone = await sandbox.request('DELETE', `/inquiries/${before.id}`);
    assert.equal(alone.body.data.attributes['reference-id'], 'caller-77');
    await remove(id);
    await told(id);
    for (const inquiry of [before, now]) {
      const shown = await sandbox.get(`/inquiries/${inquiry.id}`);
      assert.equal(shown.body.data.attributes['reference-id'], null);
      assert.ok(shown.body.data.attributes['redacted-at']);
      const events = await sandbox.get(`/events?filter[object-id]=${inquiry.id}&page[size]=100`);
      assert.match(events.text, /inquiry\.redacted/);
      assert.doesNotMatch(events.text, /caller-77/);
    }
    assert.deepEqual((await sandbox.get('/inquiries?filter[reference-id]=caller-77')).body.data, []);
  });

  it('leaves an account that can be filled again, and redacted again', async () => {
    const { id } = await createAccount(service.current, { 'name-first': 'Ada' });
    await remove(id);
    const body = { data: { attributes: { 'name-first': 'Bea', 'reference-id': 'anew' } } };
    const filled = await service.current.sandbox.request('PATCH', `/accounts/${id}`, { body });
    assert.equal(filled.status, 200);
    assert.equal(filled.body.data.attributes['name-first'], 'Bea');
    const later = await createInquiry(service.current, { 'account-id': id, note: 'later' });
    await told(id);
    assert.equal((await service.current.sandbox.get(`/accounts/${id}`)).body.data.attributes['name-first'], 'Bea');
    assert.equal((await service.current.sandbox.get(`/inquiries/${later.id}`)).body.data.attributes['note'], 'later');
    assert.equal((await remove(id)).status, 200);
    assert.equal((await remove(id)).status, 409);
  });

  it('returns 404 for an unknown account', async () => assert.equal((await remove('act_unknown')).status, 404));

  it('lets exactly one of several concurrent requests redact', async () => {
    const { id } = await createAccount(service.current, { 'name-first': 'Ada' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(id)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
  });
});

/** Fails if a table contains the marker as text or as bytes. */
async function search(marker: string): Promise<void> {
  const tables = await query(
    `select table_schema, table_name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  for (const { table_schema: schema, table_name: table } of tables) {
    for (const form of [marker, marker.toLowerCase(), Buffer.from(marker).toString('hex')]) {
      const rows = await query(`select count(*) as found from ${schema}."${table}" t where t::text like $1`, [
        `%${form}%`,
      ]);
      assert.equal(Number(rows[0]?.['found']), 0, `${schema}.${table}: ${form}`);
    }
  }
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { eventual } from '../support/eventually.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

const query = (text: string, values: unknown[] = []) => rowsOf(service.current.connectionString, text, values);

describe('DELETE /inquiries/{id}', () => {
  it('erases personal data in the inquiry, its children and its events, keeps status and times, and is refused twice', async () => {
    const { sandbox } = service.current;
    const headers = { 'idempotency-key': 'to-be-erased' };
    const created = await sandbox.post(
      '/inquiries',
      {
        data: {
          attributes: {
            'inquiry-template-id': service.current.templateId,
            'reference-id': 'kept',
            'creator-email-address': 'erasable@example.com',
            note: 'secret note',
            tags: ['t'],
            fields: { 'name-first': 'Erasable' },
          },
        },
      },
      headers,
    );
    const { id } = created.body.data;
    await simulate(service.current, id, 'start_inquiry', 'create_passed_verification', 'approve_inquiry');
    const { status, body } = await sandbox.request('DELETE', `/inquiries/${id}`);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['status'], 'approved');
    assert.equal(body.data.attributes['reference-id'], 'kept');
    assert.equal(body.data.attributes['note'], null);
    assert.equal(body.data.attributes['creator'], 'API');
    assert.equal(body.data.attributes['name-first'], null);
    assert.deepEqual(body.data.attributes['tags'], []);
    assert.ok(body.data.attributes['redacted-at']);
    const shown = await sandbox.get(`/inquiries/${id}?include=verifications,documents`);
    for (const child of shown.body.included ?? []) assert.equal(child.attributes['name-first'] ?? null, null);
    assert.equal(shown.body.meta?.['session-token'], null);

    const [erased] = await waitForRows(id);
    assert.equal(Number(erased?.['left']), 0);
    const events = await sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
    assert.doesNotMatch(events.text + shown.text, /erasable/i);
    assert.equal((await sandbox.request('DELETE', `/inquiries/${id}`)).status, 409);
    assert.equal((await sandbox.post(`/inquiries/${id}/approve`)).status, 409);
    for (const type of ['create_passed_verification', 'create_failed_verification', 'approve_inquiry']) {
      const simulated = await sandbox.post(`/inquiries/${id}/perform-simulate-actions`, {
        meta: { 'simulate-actions': [{ type }] },
      });
      assert.equal(simulated.status, 409, type);
    }
  });

  it('leaves no plain personal value anywhere in the database, before or after', async () => {
    const marker = 'Zyxwvutsrq';
    const { id } = await createInquiry(service.current, {
      note: marker,
      'creator-email-address': `${marker}@example.com`,
      fields: { 'name-first': marker },
    });
    await simulate(service.current, id, 'create_passed_verification', 'approve_inquiry');
    const tables = await query(
      `select table_schema, table_name from information_schema.tables
       where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    for (const { table_schema: schema, table_name: table } of tables) {
      const rows = await query(`select count(*) as found from ${schema}."${table}" t where t::text like $1`, [
        `%${marker}%`,
      ]);
      assert.equal(Number(rows[0]?.['found']), 0, `${schema}.${table}`);
      const hex = Buffer.from(marker).toString('hex');
      const bytes = await query(`select count(*) as found from ${schema}."${table}" t where t::text like $1`, [
        `%${hex}%`,
      ]);
      assert.equal(Number(bytes[0]?.['found']), 0, `${schema}.${table} as bytes`);
    }
  });
});

describe('responses stored under idempotency keys', () => {
  it('are erased with the inquiry for every request: a session, several sessions, an include, a search', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current, { 'reference-id': 'searched-and-erased', note: 'secret' });
    const post = (path: string, body: unknown, key: string) => sandbox.post(path, body, { 'idempotency-key': key });
    const session = { data: { attributes: { 'inquiry-id': id } } };
    const requests = [
      ['/inquiry-sessions', session, 'one session'],
      ['/inquiry-sessions?include=inquiry', session, 'with its inquiry'],
      ['/inquiry-sessions/expire-all', { meta: { 'inquiry-ids': [id] } }, 'several'],
      [
        '/inquiries/search',
        { query: { attribute: 'reference_id', operator: 'eq', value: 'searched-and-erased' } },
        'found',
      ],
      [`/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'x' } }, 'tagged'],
    ] as const;
    for (const [path, body, key] of requests) {
      const first = await post(path, body, key);
      assert.ok(first.status < 300, first.text);
      assert.equal((await post(path, body, key)).text, first.text);
    }
    assert.equal((await sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    await waitForRows(id);
    for (const [path, body, key] of requests) {
      const again = await post(path, body, key);
      assert.equal(again.status, 404, `${key}: ${again.text}`);
    }
  });
});

/** Waits for the job that removes the copies. */
async function waitForRows(id: string): Promise<Record<string, unknown>[]> {
  return eventual('no event has a copy', async () => {
    const rows = await query(
      `select count(*) as left from events where object_id = $1 and name <> 'inquiry.redacted' and octet_length(payload) > 0`,
      [id],
    );
    return Number(rows[0]?.['left']) === 0 ? rows : null;
  });
}

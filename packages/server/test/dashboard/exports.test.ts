/**
 * /dashboard/api/exports: a list as a file, only with the permission and a step-up, and recorded in the audit log.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { rowsOf as plainRowsOf } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService();
const path = '/dashboard/api/exports';

interface Export {
  readonly id: string;
  readonly status: string;
  readonly rows: number;
  readonly 'with-personal': boolean;
}

async function exported(person: Person, filter: object = {}): Promise<Export> {
  const made = await person.post(path, { filter });
  assert.equal(made.status, 201, made.text);
  const { id } = JSON.parse(made.text) as Export;
  let found: Export | undefined;
  await eventually('the export is completed', async () => {
    const { exports } = JSON.parse((await person.get(path)).text) as { exports: Export[] };
    found = exports.find((each) => each.id === id);
    return found?.status === 'completed';
  });
  assert.ok(found);
  return found;
}

async function rowsOf(person: Person, id: string): Promise<Record<string, string>[]> {
  const { text, status, headers } = await person.get(`${path}/${id}/file`);
  assert.equal(status, 200, text);
  assert.match(headers.get('content-type') ?? '', /^text\/csv/);
  assert.match(headers.get('content-disposition') ?? '', /attachment/);
  return parse(text, { columns: true });
}

describe('201', () => {
  it('writes exactly what the filter finds, over many pages, with personal columns for permitted users', async () => {
    const tag = 'exported';
    const made = [];
    for (let each = 0; each < 3; each += 1) {
      made.push(await createInquiry(service.current, { 'reference-id': `=${each}`, fields: { 'name-first': 'Ada' } }));
    }
    const declined = await createInquiry(service.current, { tags: [tag] });
    await service.current.sandbox.post(`/inquiries/${declined.id}/decline`);
    const admin = await signedIn(service.current, { role: 'admin' });
    const whole = await exported(admin, { status: 'created' });
    const rows = await rowsOf(admin, whole.id);
    assert.deepEqual(rows.map(({ id }) => id).toSorted(), made.map(({ id }) => id).toSorted());
    assert.equal(whole.rows, 3);
    assert.ok(rows.every((row) => row['reference-id']?.startsWith("'=") && row['name-first'] === 'Ada'));
    const two = await exported(admin, {
      status: 'declined',
      'created-at-end': service.current.clock.now().toISOString(),
    });
    assert.deepEqual(
      (await rowsOf(admin, two.id)).map(({ id }) => id),
      [declined.id],
    );
  });

  it('omits individuals who were redacted since, deletes their rows, and does not return its filter', async () => {
    const made = [];
    for (const name of ['Ada', 'Grace']) {
      made.push(await createInquiry(service.current, { tags: ['gone'], note: 'both', fields: { 'name-first': name } }));
    }
    const admin = await signedIn(service.current, { role: 'admin' });
    const { id } = await exported(admin, { note: 'both' });
    assert.equal((await rowsOf(admin, id)).length, 2);
    const { exports } = JSON.parse((await admin.get(path)).text) as { exports: { id: string; filter: object }[] };
    assert.deepEqual(exports.find((each) => each.id === id)?.filter, {});
    await service.current.sandbox.request('DELETE', `/inquiries/${made[0]?.id}`);
    await eventually('its line is gone', async () => (await rowsOf(admin, id)).length === 1);
    assert.deepEqual(
      (await rowsOf(admin, id)).map((row) => row['name-first']),
      ['Grace'],
    );
    const lines = await plainRowsOf(
      service.current.connectionString,
      `select from export_lines where export_id = '${id}'`,
    );
    assert.equal(lines.length, 1);
  });

  it('has an audit row for its request and for each download', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    const { id } = await exported(admin);
    await rowsOf(admin, id);
    const owner = await signedIn(service.current, { role: 'owner' });
    const log = await owner.get('/dashboard/api/audit/logs?page[size]=100');
    assert.match(log.text, /inquiries-exported/);
    assert.match(log.text, /export-downloaded/);
  });

  it('contains nothing of another environment', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    const { id } = await exported(admin);
    const { environmentId } = service.current.seeded.production.scope;
    assert.equal((await admin.get(`${path}/${id}/file`, environmentId)).status, 404);
  });
});

describe('400', () => {
  it('is returned for an unknown filter and an invalid time, before anything is written', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    for (const filter of [{ colour: 'red' }, { status: 'unknown' }, { 'created-at-start': 'yesterday' }, 'all']) {
      assert.equal((await admin.post(path, { filter })).status, 400, JSON.stringify(filter));
    }
  });
});

describe('403', () => {
  it('is returned to users without the right and without a factor', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.post(path, { filter: {} })).status, 403);
    const alone = await signedIn(service.current, { role: 'admin', hasSecondFactor: false });
    const refused = await alone.post(path, { filter: {} });
    assert.equal(refused.status, 403);
  });
});

describe('404', () => {
  it('is returned for an unknown export', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    assert.equal((await admin.get(`${path}/exp_aaaaaaaaaaaaaaaaaaaaaaaa/file`)).status, 404);
  });
});

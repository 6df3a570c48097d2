import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import type { Transaction } from './connection.ts';
import { assignments, insertRow, type Row, rowInto, selectList } from './rows.ts';

describe('what a store writes', () => {
  it('is inserted under the names of its values', () => {
    const { text, values } = insertRow('row_locks', { environment_id: 'env_1', name: 'tags' });
    assert.equal(text, 'insert into row_locks (environment_id, name) values ($1, $2)');
    assert.deepEqual(values, ['env_1', 'tags']);
  });

  it('is assigned under the names of its values, with expressions as SQL', () => {
    const { text, values } = assignments('inquiries', { status: 'approved', version: sql`version + 1` });
    assert.equal(text, 'status = $1, version = version + 1');
    assert.deepEqual(values, ['approved']);
  });

  it('is batched only with rows of the same columns', () => {
    const at = new Date(0);
    const one = { environment_id: 'env_1', event_id: 'evt_1', created_at: at };
    const [first] = rowInto('event_outbox', one);
    const [second] = rowInto('event_outbox', { ...one, event_id: 'evt_2' });
    const [narrower] = rowInto('event_outbox', { environment_id: 'env_1', event_id: 'evt_1' });
    const [racing] = rowInto('event_outbox', one, { racesOn: 'event_outbox_pkey' });
    assert.equal(second, first);
    assert.notEqual(narrower, first);
    assert.notEqual(racing, first);
    assert.deepEqual(first.columns, { environment_id: 'text', event_id: 'text', created_at: 'timestamptz' });
  });

  it('is selected by the columns of the row', () =>
    assert.equal(selectList('d', ['id', 'sealed']).text, 'd.id, d.sealed'));
});

/** Lines that must not compile: see `connection.test.ts`. */
export function linesThatDoNotCompile(tx: Transaction, optional: string | undefined): void {
  // @ts-expect-error: no column of the table
  insertRow('devices', { id: 'dev_1', colour: 'red' });
  const misspelt = { id: 'dev_1', seeled: Buffer.alloc(0) };
  // @ts-expect-error: nor where the values come from elsewhere
  insertRow('devices', { ...misspelt });
  // @ts-expect-error: the column is never null
  insertRow('devices', { id: null });
  // @ts-expect-error: what may be undefined is no value
  insertRow('devices', { id: optional });
  // @ts-expect-error: jsonb is written as text
  assignments('inquiries', { progress: {} });
  // @ts-expect-error: no table of the database
  assignments('inquirys', { status: 'approved' });
  // @ts-expect-error: what rows written together cannot carry
  tx.insert(...rowInto('faces', { approved: true }));
  // @ts-expect-error: no column of the table
  const row: Row<'devices', 'colour'> = {};
  assert.ok(row);
}

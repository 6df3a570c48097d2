/** No personal value of a case is unencrypted in the database: every row is searched for ten thousand values. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canary } from '../support/canaries.ts';
import { makeCase, makeTemplate } from '../support/cases.ts';
import { rowsOf } from '../support/database.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** All values contain the same word, so that one search finds any. */
const word = canary('Case');
const cases = 40;
const valuesOfCase = 249;

/** Every encoding in which a row could contain the word. */
const writings = [
  word,
  word.toLowerCase(),
  Buffer.from(word).toString('hex'),
  Buffer.from(word.toLowerCase()).toString('hex'),
];

describe('ten thousand values of cases', () => {
  it('are in no row of any table, neither as text nor as bytes', async () => {
    const schemas = [
      { type: 'json', key: 'facts' },
      { type: 'string', key: 'found', config: { identifier: { unique: false } } },
    ];
    const template = await makeTemplate(service.current, 'SEALED', { 'field-schemas': schemas });
    const person = await signedIn(service.current, { role: 'reviewer' });
    for (let number = 0; number < cases; number += 1) {
      const facts = Array.from({ length: valuesOfCase - 2 }, (_, at) => `${word}${number}x${at}`);
      const fields = { facts, found: `${word}${number}f` };
      const { id } = await makeCase(service.current, { attributes: { 'case-template-id': template, fields } });
      const body = { data: { attributes: { message: `${word}${number}m` } } };
      assert.equal((await person.post(`/dashboard/api/cases/${id}/comments`, body)).status, 201);
      await service.current.sandbox.post(`/cases/${id}/add-tag`, { meta: { 'tag-name': `${word}${number}` } });
      const data = Buffer.from(`%PDF-1.4 ${word}`).toString('base64');
      const attributes = { attachments: [{ data, filename: `${word}${number}.pdf` }] };
      await service.current.sandbox.request('PATCH', `/cases/${id}`, { body: { data: { attributes } } });
    }
    const { connectionString: superuser } = service.current;
    const tables = await rowsOf(
      superuser,
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    assert.ok(tables.length > 50);
    // The search finds unencrypted values, which proves that it sees the rows.
    const [seen] = await rowsOf(
      superuser,
      `select count(*)::integer as rows from cases t where strpos(t::text, 'SEALED-') > 0`,
    );
    assert.equal(seen?.['rows'], cases);
    const found: string[] = [];
    for (const { schema, name } of tables as { schema: string; name: string }[]) {
      const conditions = writings.map((text) => `strpos(t::text, '${text}') > 0`).join(' or ');
      const [row] = await rowsOf(
        superuser,
        `select count(*)::integer as rows from "${schema}"."${name}" t where ${conditions}`,
      );
      if (row?.['rows'] !== 0) found.push(`${schema}.${name}`);
    }
    assert.deepEqual(found, []);
  });
});

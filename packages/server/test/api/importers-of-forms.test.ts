/** Multipart bodies of importers: a file as a part, and malformed forms. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countsOf, endedImporter } from '../support/importers.ts';
import { createList } from '../support/lists.ts';
import { useService } from '../support/service.ts';

const service = useService();

const end = '\r\n';

type Part = readonly [name: string, value: string, filename?: string];

const formOf = (boundary: string, parts: readonly Part[]): string => {
  const texts = parts.map(([name, value, filename]) => {
    const file = filename === undefined ? '' : `; filename="${filename}"${end}Content-Type: text/csv`;
    return `--${boundary}${end}Content-Disposition: form-data; name="${name}"${file}${end}${end}${value}${end}`;
  });
  return `${texts.join('')}--${boundary}--${end}`;
};

const send = (path: string, body: string, type: string, headers: Record<string, string> = {}) =>
  service.current.sandbox.request('POST', path, { body, headers: { 'content-type': type, ...headers } });

const sendForm = (path: string, parts: readonly Part[], boundary = 'limit', headers: Record<string, string> = {}) =>
  send(path, formOf(boundary, parts), `multipart/form-data; boundary=${boundary}`, headers);

const rows: Part = ['file', 'name_first,name_last\nAda,Lovelace\nÉva,"Two\nlines"\n', 'rows.csv'];

describe('a form', () => {
  for (const [what, ofFile, ofList] of [
    ['with plain names', 'file', 'list-id'],
    ['with snake names', 'file', 'list_id'],
    ['with the names of a document', 'data[attributes][file]', 'data[attributes][list-id]'],
  ] as const) {
    it(`${what} imports like JSON`, async () => {
      const list = await createList(service.current, 'names');
      const [, text, filename] = rows;
      const {
        status,
        body,
        text: answered,
      } = await sendForm('/importer/list-item/names', [
        [ofList, list.id],
        [ofFile, text, filename],
      ]);
      assert.equal(status, 201, answered);
      assert.deepEqual(countsOf(await endedImporter(service.current, body.data.id)), [2, 0, 0, 2]);
    });
  }

  it('that is sent again with its Idempotency-Key and another boundary is the same request', async () => {
    const headers = { 'idempotency-key': 'form-once' };
    const once = await sendForm('/importer/accounts', [['file', 'name_last\nOnce\n', 'a.csv']], 'one', headers);
    const again = await sendForm('/importer/accounts', [['file', 'name_last\nOnce\n', 'a.csv']], 'two', headers);
    assert.deepEqual([once.status, again.status, again.body.data.id], [201, 201, once.body.data.id]);
    const other = await sendForm('/importer/accounts', [['file', 'name_last\nOther\n', 'a.csv']], 'two', headers);
    assert.equal(other.status, 422);
  });
});

describe('a form that cannot be read', () => {
  const whole = formOf('limit', [rows]);
  const ofLimit = 'multipart/form-data; boundary=limit';
  for (const [what, sent, type] of [
    ['ends within its file', whole.slice(0, -40), ofLimit],
    ['ends within the header of a part', whole.slice(0, 30), ofLimit],
    ['ends without its last boundary', whole.slice(0, -12), ofLimit],
    ['has another boundary', whole, 'multipart/form-data; boundary=other'],
    ['names no boundary', whole, 'multipart/form-data'],
    ['is no form', 'no form at all', ofLimit],
    ['is JSON', '{"data":{}}', ofLimit],
    ['is one part without a name', whole.replace('; name="file"', ''), ofLimit],
    ['has a member twice', formOf('limit', [rows, rows]), ofLimit],
    ['has an unknown member', formOf('limit', [rows, ['surprise', 'x']]), ofLimit],
    ['has a name that is no path', formOf('limit', [rows, ['data[attributes', 'x']]), ofLimit],
    ['has a name within a file', formOf('limit', [rows, ['data[attributes][file][data]', 'x']]), ofLimit],
    ['has the name of a prototype', formOf('limit', [rows, ['__proto__[polluted]', 'x']]), ofLimit],
    [
      'has too many members',
      formOf('limit', [rows, ...Array.from({ length: 60 }, (_, n): Part => [`m${n}`, ''])]),
      ofLimit,
    ],
    ['has a text for a file', formOf('limit', [['file', 'name_last\nA\n']]), ofLimit],
    ['has a NUL character', formOf('limit', [rows, ['list-id', 'a\0']]), ofLimit],
    ['is empty', '', ofLimit],
  ] as const) {
    it(`because it ${what} returns 400 with a title, and the service keeps running`, async () => {
      const { status, body, text } = await send('/importer/accounts', sent, type);
      assert.equal(status, 400, text);
      assert.equal(body.errors?.[0]?.title, 'Bad request');
      assert.equal((await sendForm('/importer/accounts', [rows])).status, 201);
    });
  }

  it('returns 415 where no form is accepted, and when it is compressed', async () => {
    assert.equal((await sendForm('/accounts', [rows])).status, 415);
    const compressed = await sendForm('/importer/accounts', [rows], 'limit', { 'content-encoding': 'gzip' });
    assert.equal(compressed.status, 415);
  });

  it('returns 413 when it is too large', async () => {
    const { status } = await sendForm('/importer/accounts', [['file', 'x'.repeat(46_000_000), 'a.csv']]);
    assert.equal(status, 413);
  });
});

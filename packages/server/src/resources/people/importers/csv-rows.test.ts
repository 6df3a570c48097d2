/** Parsing of import files, and the reasons for refused files. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BrokenFile } from './csv-records.ts';
import { countRows, type FileRow, rowsOf } from './csv-rows.ts';
import { maxFileBytes, maxRows } from './importer.ts';
import type { ImporterKind } from './importer-kinds.ts';

const email = 'list-item/email-address';
const names = 'list-item/name';

async function cellsIn(kind: ImporterKind, bytes: Buffer): Promise<(readonly string[] | null)[]> {
  const rows: FileRow[] = [];
  for await (const some of rowsOf(kind, bytes)) rows.push(...some);
  assert.deepEqual(
    rows.map(({ row }) => row),
    rows.map((_, index) => index + 1),
  );
  return rows.map(({ cells }) => cells && Object.values(cells));
}

const one = ['a@b.example', 'domain'];

describe('a file of rows', () => {
  for (const [what, text, expected] of [
    ['with commas', 'value,match_type\na@b.example,domain\n', [one]],
    ['with semicolons', 'value;match_type\na@b.example;domain\n', [one]],
    ['with tabs', 'value\tmatch_type\na@b.example\tdomain\n', [one]],
    ['of a spreadsheet, with a byte order mark', '\uFEFFvalue,match_type\r\na@b.example,domain\r\n', [one]],
    ['with ends of lines of several kinds', 'value\r\none\ntwo\rthree', [['one'], ['two'], ['three']]],
    ['with columns in another order', 'match_type,value\ndomain,a\n', [['domain', 'a']]],
    ['with columns written otherwise', 'Value,Match Type\na@b.example,domain\n', [one]],
    ['with kebab columns', 'value,match-type\na@b.example,domain\n', [one]],
    ['with quoted delimiters, quotes and lines', 'value\n"a,""b""\nc"\nd\n', [['a,"b"\nc'], ['d']]],
    ['with a quoted header', '"value","match_type"\na@b.example,domain\n', [one]],
    ['with spaces around values', 'value , match_type\n  a@b.example , domain \n', [one]],
    ['with empty lines', 'value,match_type\n\n,\n  \na@b.example,domain\n\n', [one]],
    ['with a short row', 'value,match_type\nx\n', [['x', '']]],
    ['with a long row that is empty at its end', 'value\nx,,\n', [['x']]],
    ['with a long row', 'value\nx,y\nz\n', [null, ['z']]],
    ['with another delimiter inside of a value', 'value,match_type\na;b,domain\n', [['a;b', 'domain']]],
    ['with formulas, which stay text', 'value\n=1+1\n', [['=1+1']]],
    ['that ends without an end of line', 'value\nx', [['x']]],
  ] as const) {
    it(`${what} is read`, async () => assert.deepEqual(await cellsIn(email, Buffer.from(text)), expected));
  }

  it('is read in pieces, split at any letter or line end', async () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const filling = 'x'.repeat(999);
      const lines = Array.from({ length: 200 }, (_, index) => `${'y'.repeat(shift)}${index}é${filling}\r\n`);
      const rows = await cellsIn(email, Buffer.from(`value\r\n${lines.join('')}`));
      assert.deepEqual(
        rows,
        lines.map((line) => [line.trimEnd()]),
      );
    }
  });
});

describe('a file that cannot be imported is refused with', () => {
  for (const [what, kind, bytes, sentence] of [
    ['nothing in it', email, '', /at least one row/],
    ['only empty lines', email, '\n\n', /at least one row/],
    ['only a header', email, 'value\n', /at least one row/],
    ['an unknown column', email, 'value,secret-word\nx,y\n', /value, match_type; its column 2 is none of them/],
    ['no header', names, 'Ada,Lovelace\n', /name_first, name_last; its column 1 is none/],
    ['a column without a name', email, 'value,\nx,y\n', /column 2/],
    ['a column twice', email, 'value,value\nx,y\n', /the column value twice/],
    ['a missing column', 'list-item/geolocation', 'latitude,longitude\n1,2\n', /lacks the column radius_meters/],
    ['UTF-16', email, Buffer.from('\uFEFFvalue\nx\n', 'utf16le'), /UTF-8/],
    ['Windows-1252', email, Buffer.from('value\ncaf\u00E9\n', 'latin1'), /UTF-8/],
    ['a NUL character', email, 'value\nx\0\n', /UTF-8/],
    ['an open quotation mark', email, 'value\nx\n"secret-word\nz\n', /in row 2 that is not closed/],
    [
      'a quotation mark that swallows the rest',
      email,
      `value\n"${'secret-word\n'.repeat(5000)}`,
      /more than 20000 bytes in row 1/,
    ],
    ['a quotation mark in a value', email, 'value\nx\nsecret-"word"\n', /not doubled, in line 3/],
    ['too many rows', email, `value\n${'1\n'.repeat(maxRows + 1)}`, /more than 1000000 rows/],
    ['too many bytes', email, Buffer.alloc(maxFileBytes + 1, 'x'), /more than 30000000 bytes/],
  ] as const) {
    it(`${what}, and without any content of the file`, () =>
      assert.rejects(countRows(kind, Buffer.from(bytes as string)), (error: unknown) => {
        assert.ok(error instanceof BrokenFile);
        assert.match(error.message, sentence);
        assert.doesNotMatch(error.message, /secret|Ada/);
        return true;
      }));
  }

  it('counts the rows of a valid file', async () => {
    assert.equal(await countRows(names, Buffer.from('name_last\nA\n\nB\n')), 2);
  });
});

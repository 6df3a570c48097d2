import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from './connection.ts';

const statement = sql`delete from inquiries`;
const lines = { into: 'lines', columns: { text: 'text' } } as const;

/** Compiled by the types check, never run: a line that compiles fails the check. */
const refused = [
  // @ts-expect-error a reader executes nothing
  (reader: Reader) => reader.execute(statement),
  // @ts-expect-error a reader inserts nothing
  (reader: Reader) => reader.insert(lines, { text: 'a' }),
  // @ts-expect-error a writer inserts nothing that may wait: its statements are committed one by one
  (writer: Writer) => writer.insert(lines, { text: 'a' }),
  // @ts-expect-error what asks for a writer cannot be given a reader
  (reader: Reader): Writer => reader,
  // @ts-expect-error what asks for a transaction cannot be given a reader
  (reader: Reader): Transaction => reader,
  // @ts-expect-error what asks for a transaction cannot be given a writer
  (writer: Writer): Transaction => writer,
  // @ts-expect-error a row has the columns of its table
  (tx: Transaction) => tx.insert(lines, { note: 'a' }),
];

describe('the interface of the database', () => {
  it('gives a reader no way to write, and only a transaction a way to insert', () => {
    assert.equal(refused.length, 7);
  });
});

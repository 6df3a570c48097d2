/** JSON of the Consolidated Screening List of the United States: its `results`, as rows of the CSV. */
import type { Readable } from 'node:stream';
import { jsonRecords } from './json-records.ts';
import { textsOf } from './lines.ts';
import { SourceBroken } from './source.ts';
import { present } from './xml.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

const objectsOf = (value: unknown): JsonRecord[] =>
  [value].flat().filter((each): each is JsonRecord => typeof each === 'object' && each !== null);

const textOf = (value: unknown): string => textsOf(value)[0] ?? '';

const inOrder = (object: JsonRecord, members: readonly string[]): string =>
  present(members.map((member) => textOf(object[member]))).join(', ');

/** Members with objects, each with the members that the CSV writes one after the other. */
const ofObjects: Readonly<Record<string, readonly string[]>> = {
  addresses: ['address', 'city', 'state', 'postal_code', 'country'],
  ids: ['type', 'number', 'country'],
};

const nameInJson = (column: string): string => (column === '_id' ? 'id' : column);

function rowOf(record: JsonRecord, columns: readonly string[]): Record<string, string> {
  const cells = columns.map((column) => {
    const value = record[nameInJson(column)];
    const parts = ofObjects[column];
    const texts = parts === undefined ? textsOf(value) : objectsOf(value).map((each) => inOrder(each, parts));
    return [column, texts.map((text) => text.trim()).join('; ')] as const;
  });
  return Object.fromEntries(cells);
}

/**
 * Yields the rows. A record has only the members of its own list. Throws SourceBroken if a member occurs in no record,
 * since it was then renamed and is not empty.
 */
export async function* usCslRowsOfJson(
  input: Readable,
  columns: readonly string[],
): AsyncGenerator<Record<string, string>> {
  const absent = new Set(columns);
  let isRead = false;
  for await (const record of jsonRecords(input, 'results')) {
    isRead = true;
    for (const column of absent) if (nameInJson(column) in record) absent.delete(column);
    yield rowOf(record, columns);
  }
  if (isRead && absent.size > 0)
    throw new SourceBroken(`no entry has a member ${[...absent].map(nameInJson).join(', nor ')}`);
}

/**
 * Buffered rows of several tables and transactions, written with one statement whose text depends only on the tables. A
 * column is sent as one array, bytes as one value and their lengths.
 */
import type { Statement } from './connection.ts';
import type { Columns, ColumnType, InsertTable, RowOf } from './insert-table.ts';

/** One buffered row, with the values of the table's columns. */
export interface InsertedRow {
  readonly table: InsertTable;
  readonly values: Readonly<Record<string, unknown>>;
}

export const insertedRow = <Inserted extends Columns, Beside extends Columns = Record<never, never>>(
  table: InsertTable<Inserted, Beside>,
  values: RowOf<Inserted> & RowOf<Beside>,
): InsertedRow => ({ table, values });

/** Formats an array of texts for PostgreSQL, for arrays inside an array. */
const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

const columnsOf = ({ columns, beside }: InsertTable): [string, ColumnType][] =>
  Object.entries({ ...columns, ...beside });

/** Builds the insert of one table; `first` is the number of its first parameter. */
function insertInto(table: InsertTable, first: number): string {
  const sources: string[] = [];
  const names: string[] = [];
  const read: Record<string, string> = {};
  let next = first;
  for (const [name, type] of columnsOf(table)) {
    if (type === 'bytea') {
      read[name] = `substr($${next}::bytea, given.${name}_begins, given.${name}_length)`;
      sources.push(`$${next + 1}::integer[]`, `$${next + 2}::integer[]`);
      names.push(`${name}_begins`, `${name}_length`);
      next += 3;
    } else {
      const nested = type === 'text[]' || type === 'bytea[]' || type === 'jsonb';
      read[name] = nested ? `given.${name}::${type}` : `given.${name}`;
      sources.push(`$${next}::${nested ? 'text' : type}[]`);
      names.push(name);
      next += 1;
    }
  }
  const inserted = Object.keys(table.columns);
  const where = table.where === undefined ? '' : ` where ${table.where}`;
  return `insert into ${table.into} (${inserted.join(', ')}) select ${inserted.map((name) => read[name]).join(', ')}
    from unnest(${sources.join(', ')}) as given (${names.join(', ')})${where}`;
}

function parametersOf(type: ColumnType, values: readonly unknown[]): unknown[] {
  if (type === 'text[]') {
    return [values.map((texts) => (texts === null ? null : arrayLiteral(texts as readonly string[])))];
  }
  if (type === 'bytea[]') {
    const literalOf = (pieces: readonly Uint8Array[]): string =>
      arrayLiteral(pieces.map((piece) => `\\x${Buffer.from(piece).toString('hex')}`));
    return [values.map((pieces) => (pieces === null ? null : literalOf(pieces as readonly Uint8Array[])))];
  }
  if (type !== 'bytea') return [values];
  const pieces = values as readonly (Uint8Array | null)[];
  let begins = 1;
  const offsets = pieces.map((piece) => {
    const offset = begins;
    begins += piece?.length ?? 0;
    // A null offset makes the value null.
    return piece === null ? null : offset;
  });
  return [
    Buffer.concat(pieces.filter((piece) => piece !== null)),
    offsets,
    pieces.map((piece) => piece?.length ?? null),
  ];
}

/** Cached statement texts by their tables, in order; one text for each kind of work. */
const texts = new Map<string, { readonly tables: readonly InsertTable[]; readonly text: string }[]>();

function textOf(tables: readonly InsertTable[], isGroup: boolean): string {
  const name = `${isGroup} ${tables.map(({ into }) => into).join()}`;
  const known = texts.get(name) ?? [];
  texts.set(name, known);
  const found = known.find((one) => one.tables.every((table, index) => table === tables[index]));
  if (found !== undefined) return found.text;
  let first = 1;
  const parts = tables.map((table, index) => {
    const part = `inserted_${index + 1} as (${insertInto(table, first)})`;
    for (const [, type] of columnsOf(table)) first += type === 'bytea' ? 3 : 1;
    return part;
  });
  // The select runs before the inserts: a group does not wait long for a lock of another process.
  const last = isGroup ? `select set_config('lock_timeout', '200ms', true)` : 'select 1';
  const text = `with ${parts.join(', ')} ${last}`;
  known.push({ tables, text });
  return text;
}

/**
 * Builds one atomic statement that inserts all rows, tables in the order of first use. `isGroup`: the rows belong to
 * several transactions, so the statement fails with 55P03 instead of waiting long for a lock that one of the other
 * transactions may need.
 */
export function batchedInsert(rows: readonly InsertedRow[], isGroup: boolean): Statement {
  const byTable = Map.groupBy(rows, ({ table }) => table);
  const values = [...byTable].flatMap(([table, members]) =>
    columnsOf(table).flatMap(([name, type]) =>
      parametersOf(
        type,
        members.map((row) => row.values[name] ?? null),
      ),
    ),
  );
  return { text: textOf([...byTable.keys()], isGroup), values };
}

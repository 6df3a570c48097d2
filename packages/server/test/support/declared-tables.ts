/** Comparison of the tables that slices declare with the existing tables. */
import type { Slice } from '../../src/operations/slice.ts';
import type { Erasure, Retention } from '../../src/privacy/registry.ts';
import { rowsOf } from './database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

const refersToPerson = /^(subject_key_id|(related_)?account_id|inquiry_id|verification_id|owner_id|object_ids?)$/;

async function columnsOf(connectionString: string): Promise<readonly Column[]> {
  const rows = await rowsOf(
    connectionString,
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  return rows as unknown as Column[];
}

/** Returns the columns whose values the declaration covers; `*` for all of the row. */
function settledBy(declared: Erasure): readonly string[] {
  if ('rows' in declared) return ['*'];
  if ('empties' in declared) return Object.keys(declared.empties);
  return 'stays' in declared ? Object.keys(declared.stays) : declared.columns;
}

/** Returns the columns that the declaration names, which must exist. */
function namedBy(declared: Erasure | Retention): readonly string[] {
  if ('since' in declared) return [declared.since];
  if ('until' in declared || 'forever' in declared) return [];
  const settled = settledBy(declared).filter((column) => column !== '*');
  const found = 'by' in declared ? Object.values(declared.by) : [];
  const times = 'empties' in declared ? [declared.marks, declared.touches].filter((name) => name !== undefined) : [];
  return [...settled, ...found, ...times];
}

/**
 * Returns a sentence for each table or column without a declared erasure or retention, and for each declared one that
 * does not exist.
 */
export async function findUndeclared(connectionString: string, slices: readonly Slice[]): Promise<string[]> {
  const columns = await columnsOf(connectionString);
  const erases = slices.flatMap((slice) => slice.erases ?? []);
  const keeps = slices.flatMap((slice) => slice.keeps ?? []);
  const isSettled = ({ table, column }: Column) =>
    erases.some((declared) => {
      const settled = declared.table === table ? settledBy(declared) : [];
      return settled.includes('*') || settled.includes(column);
    });
  const sealed = columns.filter((each) => each.type === 'bytea' && !isSettled(each));
  const referring = columns.filter(
    ({ table, column }) => refersToPerson.test(column) && !erases.some((declared) => declared.table === table),
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  const kept = tables.map((table) => ({ table, times: keeps.filter((declared) => declared.table === table).length }));
  const exists = (table: string, column: string) =>
    columns.some((each) => each.table === table && each.column === column);
  return [
    ...sealed.map(({ table, column }) => `${table}.${column} is sealed, and no declaration says how it is erased`),
    ...referring.map(
      ({ table, column }) => `${table}.${column} refers to a person, and no declaration says how it is erased`,
    ),
    ...kept
      .filter(({ times }) => times !== 1)
      .map(({ table, times }) => `${table} is said to be kept ${times} times in place of once`),
    ...[...erases, ...keeps].flatMap((declared) => [
      ...(tables.includes(declared.table) ? [] : [`${declared.table} is declared and does not exist`]),
      ...namedBy(declared)
        .filter((column) => !exists(declared.table, column))
        .map((column) => `${declared.table}.${column} is declared and does not exist`),
    ]),
  ];
}

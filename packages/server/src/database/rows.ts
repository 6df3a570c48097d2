/**
 * Rows in the driver's types, by the columns of the migrated database. A store names the columns it reads once: the
 * type of its row and the select list follow from that list. An insert and the `set` of an update are built from the
 * named values.
 */
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { tables } from './generated/tables.ts';
import type { ColumnType, InsertTable } from './insert-table.ts';

type Tables = typeof tables;
type TableName = keyof Tables;

/** Value that pg returns for each type of PostgreSQL. */
interface Read {
  readonly text: string;
  readonly integer: number;
  readonly smallint: number;
  /** A text, since it may exceed the exact range of a number. */
  readonly bigint: string;
  readonly 'double precision': number;
  readonly boolean: boolean;
  readonly timestamptz: Date;
  readonly bytea: Buffer;
  /** Parsed JSON; the store knows its type. */
  readonly jsonb: unknown;
  readonly 'text[]': string[];
  readonly 'bytea[]': Buffer[];
}

type ValueOf<Type> = Type extends `${infer Name extends keyof Read}?`
  ? Read[Name] | null
  : Type extends keyof Read
    ? Read[Type]
    : never;

/**
 * A row with these columns. `Narrowed` has more exact types than PostgreSQL knows, such as the statuses of a text; a
 * name that is no column of the table does not compile.
 */
export type Row<
  Table extends TableName,
  Column extends keyof Tables[Table] = keyof Tables[Table],
  Narrowed extends { readonly [Name in keyof Narrowed]: Name extends Column ? unknown : never } = Record<never, never>,
> = { readonly [Name in Exclude<Column, keyof Narrowed>]: ValueOf<Tables[Table][Name]> } & Narrowed;

/** Columns of a row that a left join may not find. */
export type LeftJoined<Joined> = { readonly [Name in keyof Joined]: Joined[Name] | null };

/** Builds the columns of a select list: `i.id, i.status`. */
export const selectList = (alias: string, columns: readonly string[]): Sql =>
  raw(columns.map((column) => `${alias}.${column}`).join(', '));

/** Value that pg accepts for each type of PostgreSQL. */
interface Taken {
  readonly text: string;
  readonly integer: number;
  readonly smallint: number;
  readonly bigint: number | string;
  readonly 'double precision': number;
  readonly boolean: boolean;
  readonly timestamptz: Date;
  readonly bytea: Uint8Array;
  /** JSON that the store serialized. */
  readonly jsonb: string;
  readonly 'text[]': readonly string[];
  readonly 'bytea[]': readonly Uint8Array[];
}

type TakenBy<Type> = Type extends `${infer Name extends keyof Taken}?`
  ? Taken[Name] | null
  : Type extends keyof Taken
    ? Taken[Type]
    : never;

/** Values for some columns of a table; a name that is no column of it does not compile. */
type Written<Table extends TableName, Column> = {
  readonly [Name in Column & PropertyKey]: Name extends keyof Tables[Table] ? TakenBy<Tables[Table][Name]> : never;
};

/** Values of an assignment; an expression such as `version + 1` may replace a value. */
type Assigned<Table extends TableName, Column> = {
  readonly [Name in Column & PropertyKey]: Name extends keyof Tables[Table]
    ? TakenBy<Tables[Table][Name]> | Sql
    : never;
};

/** Builds an insert, `insert into devices (id, sealed) values ($1, $2)`: the columns are the names of the values. */
export function insertRow<Table extends TableName, Values extends object>(
  table: Table,
  values: Values & Written<Table, keyof Values>,
): Sql {
  const columns = raw(Object.keys(values).join(', '));
  return sql`insert into ${raw(table)} (${columns}) values (${join(Object.values(values), ', ')})`;
}

/** Builds the `set` of an update of `table`: `status = $1, version = version + 1`. */
export function assignments<Table extends TableName, Values extends object>(
  _table: Table,
  values: Values & Assigned<Table, keyof Values>,
): Sql {
  return join(
    Object.entries(values).map(([column, value]) => sql`${raw(column)} = ${value}`),
    ', ',
  );
}

/** Types of a buffered insert; `never` for unsupported columns, so that their insert does not compile. */
type Inserted<Table extends TableName, Column extends keyof Tables[Table]> = {
  readonly [Name in Column]: Extract<
    Tables[Table][Name] extends `${infer Type}?` ? Type : Tables[Table][Name],
    ColumnType
  >;
};

/**
 * Returns the insert of these columns into `table`, for a store that adds to it. The types are those of the migrated
 * database.
 */
export function insertInto<Table extends TableName, Column extends keyof Tables[Table] & string>(
  table: Table,
  columns: readonly Column[],
): { readonly into: Table; readonly columns: Inserted<Table, Column> } {
  const types: Readonly<Record<string, string>> = tables[table];
  const named = columns.map((column) => [column, types[column]?.replace('?', '')]);
  return { into: table, columns: Object.fromEntries(named) as Inserted<Table, Column> };
}

type ColumnAmong<Table extends TableName, Values> = keyof Values & keyof Tables[Table] & string;

/** Constants by table and set of columns, since equal ones are written together. */
const inserted = new Map<string, InsertTable>();

/**
 * Returns the arguments of `tx.insert` for one row: the columns are the names of the values, which must not depend on
 * the row. `options` are those of {@link InsertTable}, and a constant of the store.
 */
export function rowInto<Table extends TableName, Values extends object>(
  table: Table,
  values: Values & Written<Table, keyof Values>,
  options: Pick<InsertTable, 'where' | 'racesOn'> = {},
): [InsertTable<Inserted<Table, ColumnAmong<Table, Values>>, Record<never, never>>, Values] {
  const columns = Object.keys(values) as ColumnAmong<Table, Values>[];
  const key = [table, columns, options.where, options.racesOn].join();
  const into = inserted.get(key) ?? { ...insertInto(table, columns), ...options };
  inserted.set(key, into as InsertTable);
  return [into as InsertTable<Inserted<Table, ColumnAmong<Table, Values>>, Record<never, never>>, values];
}

/**
 * Rows as the driver gives them, by the columns of the migrated database. A store names the columns it reads once; the type of
 * its row and the select list both follow from that list.
 */
import { tables } from './generated/tables.ts';

type Tables = typeof tables;
export type TableName = keyof Tables;

/** What pg makes of each type of PostgreSQL. */
interface Read {
  readonly text: string;
  readonly integer: number;
  readonly smallint: number;
  /** A text, since it may be larger than a number holds exactly. */
  readonly bigint: string;
  readonly 'double precision': number;
  readonly boolean: boolean;
  readonly timestamptz: Date;
  readonly bytea: Buffer;
  /** Parsed; the store says what it wrote there. */
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
 * A row with these columns. `Narrowed` says more of columns than PostgreSQL knows, such as the statuses of a text; a name that
 * is no column of the table does not compile.
 */
export type Row<
  Table extends TableName,
  Column extends keyof Tables[Table] = keyof Tables[Table],
  Narrowed extends { readonly [Name in keyof Narrowed]: Name extends Column ? unknown : never } = Record<never, never>,
> = { readonly [Name in Exclude<Column, keyof Narrowed>]: ValueOf<Tables[Table][Name]> } & Narrowed;

/** `i.id, i.status`: the columns of a select list. */
export const selectList = (alias: string, columns: readonly string[]): string =>
  columns.map((column) => `${alias}.${column}`).join(', ');

type Inserted<Table extends TableName, Column extends keyof Tables[Table]> = {
  readonly [Name in Column]: Tables[Table][Name] extends `${infer Type}?` ? Type : Tables[Table][Name];
};

/** How rows of these columns get into `table`: a constant of the store that owns it. The types are those of the migrated database. */
export function insertInto<Table extends TableName, Column extends keyof Tables[Table] & string>(
  table: Table,
  columns: readonly Column[],
): { readonly into: Table; readonly columns: Inserted<Table, Column> } {
  const types: Readonly<Record<string, string>> = tables[table];
  const named = columns.map((column) => [column, types[column]?.replace('?', '')]);
  return { into: table, columns: Object.fromEntries(named) as Inserted<Table, Column> };
}

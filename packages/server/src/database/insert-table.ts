/** Columns and types of a table whose rows may be written together with others. */

/** A type of PostgreSQL that {@link InsertTable} supports, and the type of its values in code. */
interface ColumnValues {
  readonly text: string;
  readonly integer: number;
  readonly timestamptz: Date;
  readonly bytea: Uint8Array;
  readonly 'text[]': readonly string[];
  readonly 'bytea[]': readonly Uint8Array[];
  /** Serialized JSON. */
  readonly jsonb: string;
}

export type ColumnType = keyof ColumnValues;

export type Columns = Readonly<Record<string, ColumnType>>;

export type RowOf<Table extends Columns> = { readonly [Name in keyof Table]: ColumnValues[Table[Name]] | null };

/**
 * Insert into a table, defined as a constant of the module that owns the table: rows of equal inserts are written
 * together.
 */
export interface InsertTable<Inserted extends Columns = Columns, Beside extends Columns = Columns> {
  readonly into: string;
  readonly columns: Inserted;
  /** Values that `where` needs but that have no column. */
  readonly beside?: Beside;
  /** Condition of the rows written; the row is called `given`. */
  readonly where?: string;
  /**
   * Name of the unique index that is violated if another transaction inserted the same row after this one had looked
   * for it. This transaction then runs again, and sees the other's row.
   */
  readonly racesOn?: string;
}

/** Rows of an importer's file. The header is validated, and each record becomes cells by column. */
import { kebabCase } from '../../../lib/casing.ts';
import { BrokenFile, recordsOf } from './csv-records.ts';
import { maxFileBytes, maxRows } from './importer.ts';
import { type ImporterKind, kindOfImporter } from './importer-kinds.ts';

export interface FileRow {
  /** Number of the row, from 1 for the first one below the header. */
  readonly row: number;
  /** Cells by the kebab name of their column; null if the row has more cells than the header has columns. */
  readonly cells: Readonly<Record<string, string>> | null;
}

const written = (names: readonly string[]): string => names.map((name) => name.replaceAll('-', '_')).join(', ');

/**
 * Returns the columns of a header. Throws {@link BrokenFile}, whose message does not quote the header: it may be a row
 * of values.
 */
export function columnsOf(kind: ImporterKind, header: readonly string[]): readonly string[] {
  const { columns, required } = kindOfImporter(kind);
  const named = header.map((name) => kebabCase(name.replaceAll(' ', '_')));
  const unknown = named.findIndex((name) => !columns.includes(name));
  if (unknown >= 0) {
    throw new BrokenFile(`must have a header of ${written(columns)}; its column ${unknown + 1} is none of them`);
  }
  const twice = named.find((name, index) => named.indexOf(name) < index);
  if (twice !== undefined) throw new BrokenFile(`has the column ${written([twice])} twice`);
  const missing = required.filter((name) => !named.includes(name));
  if (missing.length > 0) throw new BrokenFile(`lacks the column ${written(missing)}`);
  return named;
}

/** Yields the rows below the header in batches of one piece of the file. Throws {@link BrokenFile}. */
export async function* rowsOf(kind: ImporterKind, bytes: Buffer): AsyncGenerator<readonly FileRow[]> {
  let columns: readonly string[] | null = null;
  let done = 0;
  for await (const records of recordsOf(bytes)) {
    const below = columns === null ? records.slice(1) : records;
    if (records[0] === undefined) continue;
    columns ??= columnsOf(kind, records[0]);
    const [known, before] = [columns, done];
    done += below.length;
    yield below.map((record, index) => ({ row: before + index + 1, cells: cellsOf(known, record) }));
  }
}

function cellsOf(columns: readonly string[], record: readonly string[]): FileRow['cells'] {
  if (record.slice(columns.length).some((cell) => cell !== '')) return null;
  return Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']));
}

/**
 * Counts the rows of a file by reading it once in full. Throws {@link BrokenFile} for a file that cannot be imported.
 */
export async function countRows(kind: ImporterKind, bytes: Buffer): Promise<number> {
  if (bytes.length > maxFileBytes) throw new BrokenFile(`must not have more than ${maxFileBytes} bytes`);
  let count = 0;
  for await (const rows of rowsOf(kind, bytes)) {
    count += rows.length;
    if (count > maxRows) throw new BrokenFile(`must not have more than ${maxRows} rows`);
  }
  if (count === 0) throw new BrokenFile('must have a header and at least one row below it');
  return count;
}

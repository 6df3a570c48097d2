/** Rows of a CSV stream; errors are thrown as SourceBroken. */
import type { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { SourceBroken } from './source.ts';

/** Throws SourceBroken with the missing columns, because an absent column is not an empty one. */
export function demandColumns(row: Readonly<Record<string, unknown>>, columns: readonly string[]): void {
  const absent = columns.filter((column) => !(column in row));
  if (absent.length > 0) throw new SourceBroken(`no column is called ${absent.join(', nor ')}`);
}

/** Maximum characters of a row or a cell in a watchlist. */
const mostCharacters = 1_000_000;

export async function* csvRows<Row extends string[] | Record<string, string>>(
  input: Readable,
  options: Options,
): AsyncGenerator<Row> {
  const parser = parse({ bom: true, skip_empty_lines: true, max_record_size: mostCharacters, ...options });
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const row of parser) yield row as Row;
  } catch (error) {
    if (error instanceof CsvError) throw new SourceBroken(error.message.slice(0, 200));
    throw error;
  } finally {
    input.destroy();
  }
}

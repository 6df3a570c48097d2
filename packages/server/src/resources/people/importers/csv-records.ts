/** Records of a CSV file in UTF-8, parsed piece by piece. Pure, except that it yields to other work between pieces. */
import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';

/**
 * Fault of a whole file. The message continues a sentence that begins with the name of the file's member; it contains
 * no value.
 */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile';
}

/** Number of bytes that are parsed before other work gets its turn. */
const pieceBytes = 65_536;

const maxRecordBytes = 20_000;

const delimiters = [',', ';', '\t'] as const;

/**
 * Returns the delimiter that occurs most often in the first line outside of quotation marks; a comma if none occurs.
 */
function delimiterOf(bytes: Buffer): string {
  const [first = ''] = bytes
    .toString('utf8', 0, maxRecordBytes)
    .replace(/^\uFEFF?\s*/, '')
    .split(/[\r\n]/, 1);
  const outside = first.replace(/"[^"]*"/g, '');
  const counted = delimiters.map((delimiter) => ({ delimiter, count: outside.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/**
 * Yields the records, beginning with the header, in batches of one piece of the file. Cells are trimmed, and lines
 * without a value are omitted. Throws {@link BrokenFile}.
 */
export async function* recordsOf(bytes: Buffer): AsyncGenerator<readonly (readonly string[])[]> {
  if (!isUtf8(bytes) || bytes.includes(0)) {
    throw new BrokenFile('must be text in UTF-8: save it again as CSV in UTF-8');
  }
  const { write, end } = openParser(delimiterOf(bytes));
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield await write(bytes.subarray(start, start + pieceBytes));
    await setImmediate();
  }
  yield await end();
}

/** Opens a parser. Both of its functions return the records that were completed by the call. */
function openParser(delimiter: string) {
  let records: string[][] = [];
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: maxRecordBytes,
    on_record(record: string[]) {
      records.push(record);
      // The parser's output stream stays empty, so there is nothing to read from it.
      return null;
    },
  }).resume();
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  parser.on('error', (error) => fail(error instanceof CsvError ? new BrokenFile(sentenceOf(error)) : error));
  const completed = async (step: (done: () => void) => void): Promise<readonly (readonly string[])[]> => {
    await Promise.race([failed, new Promise<void>(step)]);
    const some = records;
    records = [];
    return some;
  };
  return {
    write: (piece: Buffer) => completed((done) => parser.write(piece, () => done())),
    end: () => completed((done) => parser.end(done)),
  };
}

/** Returns the fault as a sentence, without the message of the parser, which quotes the file. */
function sentenceOf({ code, lines = 0, records = 0 }: CsvError & { lines?: number; records?: number }): string {
  // The header counts as a record, so `records` is the number of the row that was being parsed.
  const place = records === 0 ? 'in its header' : `in row ${records}`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `has a quotation mark ${place} that is not closed`;
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `has more than ${maxRecordBytes} bytes ${place}: is a quotation mark not closed?`;
  }
  return `has a quotation mark inside of a value that is not doubled, in line ${lines}`;
}

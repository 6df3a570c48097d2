/** Failed rows of an import as a CSV file. Pure. */

interface FailedRow {
  /** Number of the row, from 1 for the first one below the header. */
  readonly row: number;
  readonly problem: string;
}

/** Begins a file so that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF';

export const failedRowsFile = (failed: readonly FailedRow[]): string =>
  `${byteOrderMark}row,reason\r\n${failed.map(({ row, problem }) => `${row},"${problem.replaceAll('"', '""')}"\r\n`).join('')}`;

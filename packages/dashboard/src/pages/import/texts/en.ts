/** Texts of the page of one import. */
export const texts = {
  title: 'Import',
  of: 'Import: {kind}',
  id: 'Id',
  ended: 'Ended',
  toList: 'Open the list',
  toListNamed: 'Open the list {name}',
  toAccounts: 'Open the accounts',
  rows: 'Rows',
  progress: 'Rows done: {done} of {rows}',
  outcomes: {
    imported: 'Imported',
    duplicates: 'Duplicates, left as they were',
    failed: 'Failed',
    left: 'Still to do',
  },
  all: 'All rows of the file',
  allDone: 'The import is done. No row failed.',
  someFailed: {
    one: 'The import is done. {count} row failed; the reason is below.',
    other: 'The import is done. {count} rows failed; the reasons are below.',
  },
  stopped: 'The import stopped before its end. Rows that were not done count as failed; import them again.',
  failedRows: 'Failed rows',
  failedHelp: 'Row 1 is the first one below the header; empty lines do not count.',
  row: 'Row',
  reason: 'Reason',
  reasons: 'Rows and reasons',
  download: 'Download as CSV',
  firstFailed: {
    one: 'Only the reason of the first failed row is kept.',
    other: 'Only the reasons of the first {count} failed rows are kept.',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly import: typeof texts;
  }
}

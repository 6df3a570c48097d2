/** Texts of the list of imports, and of what other pages show of them. */
export const texts = {
  title: 'Imports',
  text: 'CSV files whose rows became accounts or items of lists.',
  importFile: 'Import a file',
  importCsv: 'Import CSV',
  none: 'No import yet',
  noneText: 'Import accounts or the items of a list from a CSV file, and see which rows failed.',
  accounts: 'Accounts',
  noList: '–',
  columns: {
    kind: 'Kind',
    list: 'List',
    status: 'Status',
    imported: 'Imported',
    duplicates: 'Duplicates',
    failed: 'Failed',
    created: 'Started',
  },
  statuses: {
    pending: 'in progress',
    ready: 'done',
    withFailures: 'done, some failed',
    errored: 'stopped',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly imports: typeof texts;
  }
}

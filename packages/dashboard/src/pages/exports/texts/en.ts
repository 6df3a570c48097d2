/** Texts of the exports page. */
export const texts = {
  title: 'Exports',
  text: 'Exported lists, kept for a week. The audit log records each export and each download.',
  exportThese: 'Export this list',
  choose: 'Select inquiries',
  none: 'No export yet',
  noneText: 'Filter the list of inquiries, then export the result.',
  everything: 'all inquiries',
  columns: {
    filter: 'Filter',
    status: 'Status',
    rows: 'Rows',
    who: 'Created by',
    at: 'When',
    file: 'File',
  },
  states: {
    pending: 'queued',
    running: 'in progress',
    completed: 'ready',
    failed: 'failed',
  },
  cut: 'the newest {count} only',
  personal: 'contains personal data',
  download: 'Download',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly exports: typeof texts;
  }
}

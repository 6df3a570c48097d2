/** Lists as files. */
export const texts = {
  title: 'Exports',
  text: 'Lists as files, kept for a week. Each is a row of the audit log when it is asked for and when it is taken.',
  exportThese: 'Export these',
  choose: 'Choose inquiries',
  none: 'No export yet',
  noneText: 'Narrow the list of inquiries to what you need and export what you see.',
  everything: 'all inquiries',
  columns: {
    filter: 'What',
    status: 'Status',
    rows: 'Rows',
    who: 'By',
    at: 'When',
    file: 'File',
  },
  states: {
    pending: 'waits',
    running: 'being written',
    completed: 'ready',
    failed: 'did not finish',
  },
  cut: 'the newest {count}; there are more',
  personal: 'holds personal data',
  download: 'Download',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly exports: typeof texts;
  }
}

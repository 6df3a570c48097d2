/** What people asked for, and the proof of it. */
export const texts = {
  title: 'Audit log',
  text: 'What people of your organization asked for, refusals among it.',
  chain: 'Is the log whole?',
  chainHelp:
    'Every row carries a digest of the one before it. Verifying finds what was edited, removed, inserted, reordered or cut.',
  verify: 'Verify the log',
  whole: 'The log is as it was written',
  verifiedRows: {
    one: '{count} row was verified; days: {days}.',
    other: '{count} rows were verified; days: {days}.',
  },
  cutDays: {
    one: '{count} day was cut by retention; its head holds.',
    other: '{count} days were cut by retention; their heads hold.',
  },
  emptiedRows: {
    one: '{count} row was emptied by a redaction.',
    other: '{count} rows were emptied by redactions.',
  },
  noAnchors:
    'No anchors are kept outside of the database, so whoever can write both rows and keys could write the log anew.',
  anchors: {
    one: '{count} anchor outside of the database was compared.',
    other: '{count} anchors outside of the database were compared.',
  },
  broken: {
    one: '{count} thing was done to the log behind the service’s back',
    other: '{count} things were done to the log behind the service’s back',
  },
  onlyFirst: 'These are the first {count}; there may be more.',
  what: 'What',
  whats: { everything: 'everything', changes: 'changes', reads: 'reads', refusals: 'refusals' },
  place: '{day}, row {seq}',
  rows: 'Rows',
  whoLooked: 'Who looked at this person',
  whoLookedHelp: 'Everybody who opened this inquiry or account or one of its pictures, or did something to it.',
  person: 'Who asked',
  everybody: 'Everybody',
  subject: 'About (inquiry or account)',
  from: 'From',
  until: 'Until',
  show: 'Show',
  none: 'No row fits.',
  columns: {
    at: 'When',
    person: 'Who',
    request: 'What',
    status: 'Answer',
  },
  details: {
    title: 'One row',
    query: 'Query',
    body: 'Body',
    context: 'Beside it',
    address: 'Address',
    device: 'Device',
    id: 'Id',
  },
  export: 'Export',
  exportTitle: 'Export the audit log',
  exportText:
    'A file of JSON lines; the last line signs those before it, so that whoever has the public key can check it.',
  exported: 'The file is saved.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly auditLog: typeof texts;
  }
}

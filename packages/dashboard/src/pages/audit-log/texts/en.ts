/** Texts of the audit log page. */
export const texts = {
  title: 'Audit log',
  text: 'Requests by people in your organization, including refused requests.',
  chain: 'Log integrity',
  chainHelp:
    'Every row contains a digest of the row before it. Verification detects edited, removed, inserted, reordered and cut rows.',
  verify: 'Verify the log',
  whole: 'The log is intact',
  verifiedRows: {
    one: '{count} row was verified; days: {days}.',
    other: '{count} rows were verified; days: {days}.',
  },
  cutDays: {
    one: 'Retention cut {count} day; its head is valid.',
    other: 'Retention cut {count} days; their heads are valid.',
  },
  emptiedRows: {
    one: 'A redaction emptied {count} row.',
    other: 'Redactions emptied {count} rows.',
  },
  noAnchors:
    'No anchors are stored outside the database, so anyone with write access to both rows and keys could rewrite the log.',
  anchors: {
    one: '{count} anchor outside the database was compared.',
    other: '{count} anchors outside the database were compared.',
  },
  broken: {
    one: '{count} unauthorized change to the log',
    other: '{count} unauthorized changes to the log',
  },
  onlyFirst: 'These are the first {count}; there may be more.',
  what: 'Type',
  whats: { everything: 'everything', changes: 'changes', reads: 'reads', refusals: 'refusals' },
  place: '{day}, row {seq}',
  rows: 'Rows',
  whoLooked: 'Access to this person',
  whoLookedHelp: 'Everyone who opened or changed this inquiry or account, or opened one of its pictures.',
  person: 'User',
  everybody: 'Everyone',
  subject: 'About (inquiry or account)',
  from: 'From',
  until: 'Until',
  show: 'Show',
  none: 'No row matches.',
  columns: {
    at: 'When',
    person: 'User',
    request: 'Request',
    status: 'Response',
  },
  details: {
    title: 'Row details',
    query: 'Query',
    body: 'Body',
    context: 'Context',
    address: 'Address',
    device: 'Device',
    id: 'Id',
  },
  export: 'Export',
  exportTitle: 'Export the audit log',
  exportText:
    'A file of JSON lines. The last line signs all lines before it, so anyone with the public key can verify the file.',
  exported: 'The file is saved.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly auditLog: typeof texts;
  }
}

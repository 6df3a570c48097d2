/** Texts of the audit log page. */
export const texts = {
  title: 'Audit log',
  text: 'What people in your organization did and looked at, including what was refused.',
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
    one: 'The log was compared with {count} anchor stored outside the database.',
    other: 'The log was compared with {count} anchors stored outside the database.',
  },
  broken: {
    one: '{count} unauthorized change to the log',
    other: '{count} unauthorized changes to the log',
  },
  onlyFirst: 'These are the first {count}; there may be more.',
  what: 'Show',
  whats: {
    changesAndViews: 'changes and views of personal data',
    changes: 'changes',
    views: 'views of personal data',
    everything: 'everything',
    refusals: 'refusals',
  },
  place: '{day}, row {seq}',
  rows: 'Rows',
  whoLooked: 'Access to this person',
  whoLookedHelp: 'Everyone who opened or changed this inquiry or account, or opened one of its pictures.',
  person: 'By',
  everybody: 'Everyone',
  subject: 'About (any id)',
  from: 'From',
  until: 'Until',
  show: 'Show',
  none: 'No row matches.',
  columns: {
    at: 'When',
    what: 'What happened',
  },
  outcome: 'Outcome: {outcome}.',
  checkIs: 'Check {check}: {outcome}.',
  waitsForSecond: 'Saved; a second person has to decide.',
  reason: 'Reason: “{reason}”',
  reasonHidden: 'A reason was given. Only people who may see personal data can read it.',
  reasonCode: 'Reason code: {code}.',
  attempt: 'Refused attempt:',
  refused: 'Refused: {why} ({status}).',
  nothingChanged: 'Nothing changed.',
  fromTo: 'from {before} to {after}',
  added: 'added {values}',
  removed: 'removed {values}',
  changed: 'changed',
  empty: 'empty',
  between: '{from} to {until}.',
  requests: { one: '{count} request', other: '{count} requests' },
  nothing: 'nothing named',
  details: {
    title: 'Row details',
    request: 'Request',
    status: 'Response',
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

/** One account. */
export const texts = {
  title: 'Account',
  facts: 'Account',
  id: 'Id',
  reference: 'Reference id',
  type: 'Type',
  status: 'Status',
  tags: 'Tags',
  created: 'Made',
  nothing: 'none',
  values: 'What is known',
  valuesHelp: 'Each value with who or which inquiry brought it.',
  noValues: 'Nothing is known yet.',
  before: {
    one: '{count} earlier value',
    other: '{count} earlier values',
  },
  byInquiry: 'approved inquiry',
  authors: {
    'api-key': 'a key',
    user: 'somebody of the team',
    'inquiry-session': 'the individual',
    system: 'the service',
  },
  inquiries: 'Inquiries',
  noInquiries: 'No inquiry belongs to this account.',
  raw: 'As the API has it',
  more: 'More',
  editTags: 'Edit tags',
  redacted: 'Redacted',
  redact: 'Redact',
  redactText:
    'All that is known of the person is deleted for good, with every inquiry, picture and document about them.',
  merge: 'Merge with another account',
  mergeText:
    'What hangs on the other account comes to this one. The other keeps its values and is archived; this cannot be undone.',
  mergeOther: 'The other account: id, reference id or e-mail address',
  mergeFind: 'Look at it',
  mergeNone: 'No other account has this.',
  mergeMany: 'More than one account has this: give its id.',
  mergeMoves: {
    one: '{count} inquiry of {id} comes to this account.',
    other: '{count} inquiries of {id} come to this account.',
  },
  mergeMovesAtLeast: {
    one: '{count} inquiry of {id} or more comes to this account.',
    other: '{count} inquiries of {id} or more come to this account.',
  },
  mergeSend: 'Merge',
  merged: 'The accounts are merged.',
  field: 'Field',
  stays: '{name} stays',
  archives: '{name} is archived',
  differs: 'differs',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly account: typeof texts;
  }
}

/** Texts of the account page. */
export const texts = {
  title: 'Account',
  facts: 'Account',
  id: 'Id',
  reference: 'Reference id',
  type: 'Type',
  status: 'Status',
  tags: 'Tags',
  created: 'Created',
  nothing: 'none',
  values: 'Known data',
  valuesHelp: 'Each value and its source.',
  noValues: 'No data yet.',
  before: {
    one: '{count} earlier value',
    other: '{count} earlier values',
  },
  byInquiry: 'approved inquiry',
  authors: {
    'api-key': 'an API key',
    user: 'a team member',
    'inquiry-session': 'the person',
    system: 'the service',
  },
  inquiries: 'Inquiries',
  noInquiries: 'No inquiry belongs to this account.',
  raw: 'API response',
  more: 'More',
  editTags: 'Edit tags',
  redacted: 'Redacted',
  redact: 'Redact',
  redactText: 'Permanently deletes all data of the person, including every inquiry, picture and document about them.',
  merge: 'Merge with another account',
  mergeText:
    'Moves everything linked to the other account to this one. The other account keeps its values and is archived. You cannot undo this.',
  mergeOther: 'The other account: id, reference id or e-mail address',
  mergeFind: 'Find account',
  mergeNone: 'No other account matches.',
  mergeMany: 'More than one account matches. Enter the id.',
  mergeMoves: {
    one: '{count} inquiry of {id} moves to this account.',
    other: '{count} inquiries of {id} move to this account.',
  },
  mergeMovesAtLeast: {
    one: 'At least {count} inquiry of {id} moves to this account.',
    other: 'At least {count} inquiries of {id} move to this account.',
  },
  mergeSend: 'Merge accounts',
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

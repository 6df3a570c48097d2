/** The list of accounts. */
export const texts = {
  title: 'Accounts',
  text: 'The people your inquiries were about, each once.',
  find: 'Find an account',
  findHelp: 'Reference id, e-mail address, phone number or another searchable field, whole and exact.',
  findIt: 'Find',
  all: 'Show all',
  none: 'No account yet',
  noneText: 'An inquiry makes the account of its person, and later inquiries with the same reference id join it.',
  noneFound: 'No account has this.',
  nobody: 'Not known yet',
  columns: {
    who: 'Person',
    type: 'Type',
    status: 'Status',
    tags: 'Tags',
    updated: 'Changed',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly accounts: typeof texts;
  }
}

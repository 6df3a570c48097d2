/** Texts of the list of accounts. */
export const texts = {
  title: 'Accounts',
  text: 'Everyone your inquiries are about, one account per person.',
  find: 'Find an account',
  findHelp: 'The full, exact value of a reference id, e-mail address, phone number or another searchable field.',
  findIt: 'Find',
  all: 'Show all',
  none: 'No account yet',
  noneText:
    'An inquiry creates an account for its person. Later inquiries with the same reference id join that account.',
  noneFound: 'No account matches.',
  nobody: 'No name yet',
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

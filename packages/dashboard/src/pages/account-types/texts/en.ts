/** The list of account types. */
export const texts = {
  title: 'Account types',
  text: 'What your accounts are made of: fields, statuses, relations.',
  make: 'Make an account type',
  makeHelp: 'It begins with the usual fields of a person.',
  name: 'Name',
  fields: 'Fields',
  id: 'Id',
  changed: 'Changed',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly accountTypes: typeof texts;
  }
}

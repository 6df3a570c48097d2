/** Texts of the list of account types. */
export const texts = {
  title: 'Account types',
  text: 'Fields, statuses and relations of your accounts.',
  make: 'Create an account type',
  makeHelp: 'It starts with the usual fields of a person.',
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

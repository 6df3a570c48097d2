/** Texts of the list of transaction types. */
export const texts = {
  title: 'Transaction types',
  text: 'Fields, statuses and relations of your transactions.',
  make: 'Create a transaction type',
  makeHelp: 'It starts with the usual fields of a payment.',
  name: 'Name',
  fields: 'Fields',
  id: 'Id',
  changed: 'Changed',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly transactionTypes: typeof texts;
  }
}

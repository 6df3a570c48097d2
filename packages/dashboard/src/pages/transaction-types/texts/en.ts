/** The list of transaction types. */
export const texts = {
  title: 'Transaction types',
  text: 'What your transactions are made of: fields, statuses, relations.',
  make: 'Make a transaction type',
  makeHelp: 'It begins with the usual fields of a payment.',
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

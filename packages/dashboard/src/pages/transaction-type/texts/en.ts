/** Texts of the transaction type page. */
export const texts = {
  title: 'Transaction type',
  id: 'Id',
  name: 'Name',
  save: 'Save the type',
  saved: 'Saved.',
  statuses: 'Statuses',
  statusesHelp: 'Exactly one status is initial. You cannot remove a status that transactions use.',
  status: 'Status {number}',
  kind: 'Kind of status {number}',
  kinds: {
    initial: 'initial',
    intermediate: 'intermediate',
    end: 'end',
  },
  used: {
    one: '{count} transaction',
    other: '{count} transactions',
  },
  addStatus: 'Add a status',
  remove: 'Remove: {name}',
  fields: 'Fields',
  fieldsHelp: 'You cannot remove a field that has values; archive it to hide it.',
  relations: 'Relations',
  relationsHelp: 'Links to accounts or other transactions, each with a key.',
  relation: 'Relation {number}',
  target: 'Target of relation {number}',
  targets: {
    account: 'account',
    transaction: 'transaction',
  },
  several: 'multiple',
  addRelation: 'Add a relation',
  facts: 'Values for rules',
  factsHelp: 'The field that contains each value. Velocity and linked accounts use these values.',
  factNames: {
    amount: 'Amount',
    currency: 'Currency',
    country: 'Country',
    account: 'Account',
    device: 'Device',
    card: 'Card',
    'ip-address': 'IP address',
    'occurred-at': 'When it happened',
  },
  noField: 'no field',
  settings: 'Settings',
  unique: 'Reference ids are unique',
  strict: 'Count velocity exactly, one transaction at a time',
  fallback: 'Template of the fallback inquiry',
  noTemplate: 'none',
  passed: 'Status after a passed simulation',
  failed: 'Status after a failed simulation',
  noStatus: 'none',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly transactionType: typeof texts;
  }
}

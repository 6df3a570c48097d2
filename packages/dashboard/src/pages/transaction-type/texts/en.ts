/** One transaction type. */
export const texts = {
  title: 'Transaction type',
  id: 'Id',
  name: 'Name',
  save: 'Save the type',
  saved: 'It is saved.',
  statuses: 'Statuses',
  statusesHelp: 'Exactly one is initial. One that transactions have stays.',
  status: 'Status {number}',
  kind: 'Kind of status {number}',
  kinds: {
    initial: 'initial',
    intermediate: 'on the way',
    end: 'end',
  },
  used: {
    one: '{count} transaction',
    other: '{count} transactions',
  },
  addStatus: 'Add a status',
  remove: 'Take away: {name}',
  fields: 'Fields',
  fieldsHelp: 'Fields of which transactions have values stay; archive what is no longer shown.',
  relations: 'Relations',
  relationsHelp: 'To accounts or other transactions, each by a key.',
  relation: 'Relation {number}',
  target: 'Target of relation {number}',
  targets: {
    account: 'account',
    transaction: 'transaction',
  },
  several: 'several',
  addRelation: 'Add a relation',
  facts: 'What rules know by name',
  factsHelp: 'Which field holds it. Velocity and links are counted by these.',
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
  unique: 'No two transactions have one reference id',
  strict: 'Velocity is counted exactly, one transaction after the other',
  fallback: 'Template of a fallback inquiry',
  noTemplate: 'none',
  passed: 'Status when a simulation passes',
  failed: 'Status when a simulation fails',
  noStatus: 'none',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly transactionType: typeof texts;
  }
}

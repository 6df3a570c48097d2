/** One account type. */
export const texts = {
  title: 'Account type',
  id: 'Id',
  name: 'Name',
  save: 'Save the type',
  saved: 'It is saved.',
  statuses: 'Statuses',
  statusesHelp:
    'A name that changes changes on every account. One that is deactivated stays on accounts that have it, and no other gets it.',
  status: 'Status {number}',
  deactivated: 'Deactivated',
  initial: 'new accounts have it',
  accounts: {
    one: '{count} account',
    other: '{count} accounts',
  },
  addStatus: 'Add a status',
  up: 'Move up: {name}',
  remove: 'Take away: {name}',
  fields: 'Fields',
  fieldsHelp: 'Fields of which accounts have values stay; archive what is no longer shown.',
  relations: 'Relations',
  relationsHelp:
    'Each has a key on either account. The same key on both sides is a relation that reads alike from both.',
  side: 'Relation {number}',
  otherSide: 'Other side of relation {number}',
  several: 'several',
  addRelation: 'Add a relation',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly accountType: typeof texts;
  }
}

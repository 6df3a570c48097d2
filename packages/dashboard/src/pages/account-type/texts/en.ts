/** Texts of the account type page. */
export const texts = {
  title: 'Account type',
  id: 'Id',
  name: 'Name',
  save: 'Save the type',
  saved: 'Saved.',
  statuses: 'Statuses',
  statusesHelp:
    'Renaming a status renames it on every account. A deactivated status stays on the accounts that have it, but cannot be set again.',
  status: 'Status {number}',
  deactivated: 'Deactivated',
  initial: 'initial status',
  accounts: {
    one: '{count} account',
    other: '{count} accounts',
  },
  addStatus: 'Add a status',
  up: 'Move up: {name}',
  remove: 'Remove: {name}',
  fields: 'Fields',
  fieldsHelp: 'You cannot remove a field that has values; archive it to hide it.',
  relations: 'Relations',
  relationsHelp: 'Each relation has a key on both accounts. Use the same key on both sides if the relation is mutual.',
  side: 'Relation {number}',
  otherSide: 'Other side of relation {number}',
  several: 'multiple',
  addRelation: 'Add a relation',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly accountType: typeof texts;
  }
}

/** What people may. */
export const texts = {
  title: 'Roles',
  text: 'What people may. Whoever holds more than one role may what any of them gives.',
  all: 'All roles',
  allHelp: 'A change holds everywhere within a second.',
  make: 'Make a role',
  look: 'Look at it',
  seeAs: 'See as',
  archive: 'Archive',
  actionOf: '{action}: {name}',
  archiveText: 'Nobody can be given it any more. Whoever holds only this role needs another one first.',
  archived: 'The role is archived.',
  columns: {
    role: 'Role',
    people: 'People',
    rights: 'Gives',
    where: 'Where',
    action: 'Change',
  },
  rightCount: {
    one: '{count} right',
    other: '{count} rights',
  },
  name: 'Name',
  description: 'What it is for',
  where: 'Where it holds',
  rights: 'What it gives',
  only: 'Bound to inquiry templates',
  onlyHelp: 'None chosen: inquiries of all templates.',
  preview: 'See what changes',
  back: 'Back',
  save: 'Save',
  saved: 'Saved. It holds everywhere within a second.',
  changes: 'What the role gives and takes',
  changesNothing: 'Nobody may more or less afterwards.',
  affected: {
    one: '{count} person is affected',
    other: '{count} people are affected',
  },
  unaffected: {
    one: '{count} person keeps the same rights by another role.',
    other: '{count} people keep the same rights by other roles.',
  },
  gained: 'gives',
  lost: 'takes',
  rebound: 'bound anew',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly roles: typeof texts;
  }
}

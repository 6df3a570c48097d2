/** Texts of the roles page. */
export const texts = {
  title: 'Roles',
  text: 'Roles grant permissions. A person with several roles has the permissions of all of them.',
  all: 'All roles',
  allHelp: 'A change takes effect everywhere within a second.',
  make: 'Create a role',
  look: 'View',
  seeAs: 'See as',
  archive: 'Archive',
  actionOf: '{action}: {name}',
  archiveText: 'You can no longer assign this role. People who have only this role need another one first.',
  archived: 'The role is archived.',
  columns: {
    role: 'Role',
    people: 'People',
    rights: 'Permissions',
    where: 'Environments',
    action: 'Change',
  },
  rightCount: {
    one: '{count} permission',
    other: '{count} permissions',
  },
  name: 'Name',
  description: 'Description',
  where: 'Environments',
  rights: 'Permissions',
  only: 'Limited to inquiry templates',
  onlyHelp: 'None selected: inquiries of all templates.',
  preview: 'Review changes',
  back: 'Back',
  save: 'Save',
  saved: 'Saved. The change takes effect everywhere within a second.',
  changes: 'Permissions added and removed',
  changesNothing: 'Nobody gains or loses a permission.',
  affected: {
    one: '{count} person is affected',
    other: '{count} people are affected',
  },
  unaffected: {
    one: '{count} person keeps the same permissions through another role.',
    other: '{count} people keep the same permissions through other roles.',
  },
  gained: 'adds',
  lost: 'removes',
  rebound: 'changes template limits',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly roles: typeof texts;
  }
}

/** Texts of the list of rule sets. */
export const texts = {
  title: 'Rules',
  text: 'Rules that stop transactions, send them to review or create an inquiry. One rule set per transaction type.',
  none: 'No rules yet',
  noneText: 'A new rule set starts with rules that are off. It decides nothing until you publish it.',
  make: 'Create rules for {type}',
  name: 'Name',
  type: 'Transaction type',
  state: 'State',
  rulesOn: 'Rules on',
  changed: 'Changed',
  live: 'live',
  off: 'off',
  shadowed: 'draft as shadow',
  faulty: 'faulty',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly ruleSets: typeof texts;
  }
}

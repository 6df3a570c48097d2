/** The list of rule sets. */
export const texts = {
  title: 'Rules',
  text: 'Which transactions are stopped, looked at, or asked for an inquiry. One set a transaction type.',
  none: 'No rules yet',
  noneText: 'A set begins with rules that are off. Nothing is decided until you publish it.',
  make: 'Make rules for {type}',
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

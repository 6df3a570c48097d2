/** The list of transactions. */
export const texts = {
  title: 'Transactions',
  text: 'What happened between you and the people you know, judged when it was told.',
  find: 'Find',
  findHelp: 'status: type: account: reference: tag: score:>5 from:2026-01-31 until: age:<2h, or an id',
  show: 'Show',
  type: 'Type',
  anyType: 'Any type',
  unknown: 'Not understood: {words}',
  none: 'No transaction is like this.',
  empty: 'No transaction yet',
  emptyText: 'A transaction is created over the API: POST /api/v1/transactions.',
  sample: 'Create a sample',
  columns: {
    who: 'Transaction',
    status: 'Status',
    amount: 'Amount',
    tags: 'Tags',
    created: 'Told',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly transactions: typeof texts;
  }
}

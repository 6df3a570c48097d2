/** Texts of the list of transactions. */
export const texts = {
  title: 'Transactions',
  text: 'Payments and other events that your server sends, evaluated by your rules when received.',
  find: 'Find',
  findHelp: 'status: type: account: reference: tag: score:>5 from:2026-01-31 until: age:<2h, or an id',
  show: 'Show',
  type: 'Type',
  anyType: 'Any type',
  unknown: 'Not understood: {words}',
  none: 'No transaction matches.',
  empty: 'No transaction yet',
  emptyText: 'Create transactions through the API: POST /api/v1/transactions.',
  sample: 'Create a sample',
  columns: {
    who: 'Transaction',
    status: 'Status',
    amount: 'Amount',
    tags: 'Tags',
    created: 'Received',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly transactions: typeof texts;
  }
}

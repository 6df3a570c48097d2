import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'transactions/$transactionId',
  needs: ['txn.read'],
  isListed: false,
  order: 130,
  icon: 'events',
  group: 'work',
  title: { en: 'Transaction', es: 'Transacción', fr: 'Transaction', de: 'Transaktion' },
  load: async () => (await import('./transaction.tsx')).TransactionPage,
});

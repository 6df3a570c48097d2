import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'transactions',
  needs: ['txn.read'],
  isListed: true,
  order: 120,
  icon: 'events',
  group: 'work',
  title: { en: 'Transactions', es: 'Transacciones', fr: 'Transactions', de: 'Transaktionen' },
  load: async () => (await import('./transactions.tsx')).TransactionsPage,
});

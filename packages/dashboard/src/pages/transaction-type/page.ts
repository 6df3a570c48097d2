import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'transaction-types/$transactionTypeId',
  needs: ['transaction_type.read'],
  isListed: false,
  order: 400,
  icon: 'list',
  group: 'develop',
  title: { en: 'Transaction type', es: 'Tipo de transacción', fr: 'Type de transaction', de: 'Transaktionsart' },
  load: async () => (await import('./transaction-type.tsx')).TransactionTypePage,
});

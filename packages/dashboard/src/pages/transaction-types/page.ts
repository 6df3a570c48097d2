import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'transaction-types',
  needs: ['transaction_type.read'],
  isListed: true,
  order: 390,
  icon: 'list',
  group: 'develop',
  title: { en: 'Transaction types', es: 'Tipos de transacción', fr: 'Types de transaction', de: 'Transaktionsarten' },
  load: async () => (await import('./transaction-types.tsx')).TransactionTypesPage,
});

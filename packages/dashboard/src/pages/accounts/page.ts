import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'accounts',
  needs: ['account.read'],
  isListed: true,
  key: 'c',
  order: 40,
  icon: 'people',
  group: 'work',
  title: { en: 'Accounts', es: 'Cuentas', fr: 'Comptes', de: 'Konten' },
  load: async () => (await import('./accounts.tsx')).AccountsPage,
});

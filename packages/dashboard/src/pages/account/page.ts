import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'accounts/$accountId',
  needs: ['account.read'],
  isListed: false,
  order: 50,
  icon: 'people',
  group: 'work',
  title: { en: 'Account', es: 'Cuenta', fr: 'Compte', de: 'Konto' },
  load: async () => (await import('./account.tsx')).AccountPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'account-types/$accountTypeId',
  needs: ['account_type.read'],
  isListed: false,
  order: 380,
  icon: 'people',
  group: 'develop',
  title: { en: 'Account type', es: 'Tipo de cuenta', fr: 'Type de compte', de: 'Kontoart' },
  load: async () => (await import('./account-type.tsx')).AccountTypePage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'account-types',
  needs: ['account_type.read'],
  isListed: true,
  order: 370,
  icon: 'people',
  group: 'develop',
  title: { en: 'Account types', es: 'Tipos de cuenta', fr: 'Types de compte', de: 'Kontoarten' },
  load: async () => (await import('./account-types.tsx')).AccountTypesPage,
});

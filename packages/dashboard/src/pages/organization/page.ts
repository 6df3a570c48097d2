import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'organization',
  needs: ['organization.read'],
  isListed: true,
  key: 'o',
  order: 260,
  icon: 'organization',
  group: 'organization',
  title: { en: 'Organization', es: 'Organización', fr: 'Organisation', de: 'Organisation' },
  load: async () => (await import('./organization.tsx')).OrganizationPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'sessions',
  needs: ['user.read'],
  isListed: true,
  order: 270,
  icon: 'sessions',
  group: 'organization',
  title: { en: 'Sessions', es: 'Sesiones', fr: 'Sessions', de: 'Sitzungen' },
  load: async () => (await import('./sessions.tsx')).SessionsPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'team',
  needs: ['user.read'],
  isListed: true,
  key: 't',
  order: 250,
  icon: 'team',
  group: 'organization',
  title: { en: 'Team', es: 'Equipo', fr: 'Équipe', de: 'Team' },
  load: async () => (await import('./team.tsx')).TeamPage,
});

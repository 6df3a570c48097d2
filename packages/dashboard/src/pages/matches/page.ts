import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'matches',
  needs: ['pii.view'],
  isListed: true,
  key: 'm',
  order: 60,
  icon: 'match',
  group: 'work',
  title: {
    en: 'Match review',
    es: 'Revisión de coincidencias',
    fr: 'Examen des correspondances',
    de: 'Treffer prüfen',
  },
  load: async () => (await import('./matches.tsx')).MatchesPage,
});

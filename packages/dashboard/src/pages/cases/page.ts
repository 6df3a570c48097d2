import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'cases',
  needs: ['case.read'],
  isListed: true,
  key: 'q',
  order: 70,
  icon: 'case',
  group: 'work',
  title: { en: 'Cases', es: 'Casos', fr: 'Dossiers', de: 'Fälle' },
  load: async () => (await import('./cases.tsx')).CasesPage,
});

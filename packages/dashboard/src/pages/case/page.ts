import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'cases/$caseId',
  needs: ['case.read'],
  isListed: false,
  order: 80,
  icon: 'case',
  group: 'work',
  title: { en: 'Case', es: 'Caso', fr: 'Dossier', de: 'Fall' },
  load: async () => (await import('./case.tsx')).CasePage,
});

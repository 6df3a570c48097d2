import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'reports',
  needs: ['report.read'],
  isListed: true,
  key: 'r',
  order: 100,
  icon: 'report',
  group: 'work',
  title: { en: 'Reports', es: 'Informes', fr: 'Rapports', de: 'Berichte' },
  load: async () => (await import('./reports.tsx')).ReportsPage,
});

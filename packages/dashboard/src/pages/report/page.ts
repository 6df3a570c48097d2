import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'reports/$reportId',
  needs: ['report.read'],
  isListed: false,
  order: 110,
  icon: 'report',
  group: 'work',
  title: { en: 'Report', es: 'Informe', fr: 'Rapport', de: 'Bericht' },
  load: async () => (await import('./report.tsx')).ReportPage,
});

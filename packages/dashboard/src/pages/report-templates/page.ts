import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'report-templates',
  needs: ['report.read'],
  isListed: true,
  order: 310,
  icon: 'templates',
  group: 'develop',
  title: {
    en: 'Report templates',
    es: 'Plantillas de informes',
    fr: 'Modèles de rapports',
    de: 'Berichtsvorlagen',
  },
  load: async () => (await import('./report-templates.tsx')).ReportTemplatesPage,
});

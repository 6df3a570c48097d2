import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'report-templates/$templateId',
  needs: ['report.read'],
  isListed: false,
  order: 320,
  icon: 'templates',
  group: 'develop',
  title: { en: 'Report template', es: 'Plantilla de informes', fr: 'Modèle de rapports', de: 'Berichtsvorlage' },
  load: async () => (await import('./report-template.tsx')).ReportTemplatePage,
});

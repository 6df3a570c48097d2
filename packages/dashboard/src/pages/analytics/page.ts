import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'analytics',
  needs: ['inquiry.read'],
  isListed: true,
  key: 'y',
  order: 210,
  icon: 'chart',
  group: 'work',
  title: { en: 'Analytics', es: 'Análisis', fr: 'Analyses', de: 'Auswertung' },
  load: async () => (await import('./analytics.tsx')).AnalyticsPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'match-thresholds',
  needs: ['report.read'],
  isListed: false,
  order: 200,
  icon: 'chart',
  group: 'work',
  title: { en: 'Thresholds', es: 'Umbrales', fr: 'Seuils', de: 'Schwellenwerte' },
  load: async () => (await import('./thresholds.tsx')).ThresholdsPage,
});

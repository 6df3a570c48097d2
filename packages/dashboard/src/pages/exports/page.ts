import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'exports',
  needs: ['export.inquiry'],
  isListed: true,
  order: 220,
  icon: 'download',
  group: 'work',
  title: { en: 'Exports', es: 'Exportaciones', fr: 'Exports', de: 'Exporte' },
  load: async () => (await import('./exports.tsx')).ExportsPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'imports/$importId',
  needs: ['importer.read'],
  isListed: false,
  order: 214,
  icon: 'upload',
  group: 'work',
  title: { en: 'Import', es: 'Importación', fr: 'Importation', de: 'Import' },
  load: async () => (await import('./import.tsx')).ImportPage,
});

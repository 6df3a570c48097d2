import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'imports',
  needs: ['importer.read'],
  isListed: true,
  order: 212,
  icon: 'upload',
  group: 'work',
  title: { en: 'Imports', es: 'Importaciones', fr: 'Importations', de: 'Importe' },
  load: async () => (await import('./imports.tsx')).ImportsPage,
});

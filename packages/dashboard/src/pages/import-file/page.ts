import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'imports/new',
  needs: ['importer.write'],
  isListed: false,
  order: 216,
  icon: 'upload',
  group: 'work',
  title: { en: 'Import a file', es: 'Importar un archivo', fr: 'Importer un fichier', de: 'Datei importieren' },
  load: async () => (await import('./import-file.tsx')).ImportFilePage,
});

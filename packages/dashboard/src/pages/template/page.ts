import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'templates/$templateId',
  needs: ['inquiry_template.read'],
  isListed: false,
  order: 300,
  icon: 'templates',
  group: 'develop',
  title: { en: 'Template', es: 'Plantilla', fr: 'Modèle', de: 'Vorlage' },
  load: async () => (await import('./template.tsx')).TemplatePage,
});

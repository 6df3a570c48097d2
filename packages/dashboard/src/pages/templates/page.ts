import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'templates',
  needs: ['inquiry_template.read'],
  isListed: true,
  key: 'p',
  order: 290,
  icon: 'templates',
  group: 'develop',
  title: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' },
  load: async () => (await import('./templates.tsx')).TemplatesPage,
});

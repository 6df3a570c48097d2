import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'case-templates',
  needs: ['case_template.read'],
  isListed: true,
  order: 330,
  icon: 'templates',
  group: 'develop',
  title: { en: 'Case templates', es: 'Plantillas de casos', fr: 'Modèles de dossiers', de: 'Fallvorlagen' },
  load: async () => (await import('./case-templates.tsx')).CaseTemplatesPage,
});

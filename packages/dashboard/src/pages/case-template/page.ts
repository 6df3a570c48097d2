import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'case-templates/$caseTemplateId',
  needs: ['case_template.read'],
  isListed: false,
  order: 340,
  icon: 'templates',
  group: 'develop',
  title: { en: 'Case template', es: 'Plantilla de casos', fr: 'Modèle de dossier', de: 'Fallvorlage' },
  load: async () => (await import('./case-template.tsx')).CaseTemplatePage,
});

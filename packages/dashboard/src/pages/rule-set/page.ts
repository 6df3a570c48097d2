import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'rule-sets/$ruleSetId',
  needs: ['txn.read'],
  isListed: false,
  order: 150,
  icon: 'settings',
  group: 'work',
  title: { en: 'Rule set', es: 'Conjunto de reglas', fr: 'Jeu de règles', de: 'Regelsatz' },
  load: async () => (await import('./rule-set.tsx')).RuleSetPage,
});

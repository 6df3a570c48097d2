import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'rule-sets',
  needs: ['txn.read'],
  isListed: true,
  order: 140,
  icon: 'settings',
  group: 'work',
  title: { en: 'Rules', es: 'Reglas', fr: 'Règles', de: 'Regeln' },
  load: async () => (await import('./rule-sets.tsx')).RuleSetsPage,
});

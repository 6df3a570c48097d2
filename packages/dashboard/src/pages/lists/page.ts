import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'lists',
  needs: ['list.read'],
  isListed: true,
  key: 'b',
  order: 160,
  icon: 'block',
  group: 'work',
  title: { en: 'Lists', es: 'Listas', fr: 'Listes', de: 'Listen' },
  load: async () => (await import('./lists.tsx')).ListsPage,
});

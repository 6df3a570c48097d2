import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'lists/$listId',
  needs: ['list.read'],
  isListed: false,
  order: 170,
  icon: 'block',
  group: 'work',
  title: { en: 'List', es: 'Lista', fr: 'Liste', de: 'Liste' },
  load: async () => (await import('./list.tsx')).ListPage,
});

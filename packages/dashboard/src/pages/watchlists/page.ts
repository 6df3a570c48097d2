import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'watchlists',
  needs: ['report.read'],
  isListed: true,
  order: 180,
  icon: 'list',
  group: 'work',
  title: { en: 'Watchlists', es: 'Listas de vigilancia', fr: 'Listes de surveillance', de: 'Beobachtungslisten' },
  load: async () => (await import('./watchlists.tsx')).WatchlistsPage,
});

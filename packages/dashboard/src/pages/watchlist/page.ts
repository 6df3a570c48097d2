import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'watchlists/$slug',
  needs: ['report.read'],
  isListed: false,
  order: 190,
  icon: 'list',
  group: 'work',
  title: { en: 'Watchlist', es: 'Lista de vigilancia', fr: 'Liste de surveillance', de: 'Beobachtungsliste' },
  load: async () => (await import('./watchlist.tsx')).WatchlistPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'events',
  needs: ['event.read'],
  isListed: true,
  key: 'e',
  order: 430,
  icon: 'events',
  group: 'develop',
  title: { en: 'Events', es: 'Eventos', fr: 'Événements', de: 'Ereignisse' },
  load: async () => (await import('./events.tsx')).EventsPage,
});

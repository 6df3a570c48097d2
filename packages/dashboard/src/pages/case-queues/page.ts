import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'case-queues',
  needs: ['case.read'],
  isListed: false,
  order: 90,
  icon: 'team',
  group: 'work',
  title: {
    en: 'Queues and people',
    es: 'Colas y personas',
    fr: 'Files et personnes',
    de: 'Warteschlangen und Personen',
  },
  load: async () => (await import('./case-queues.tsx')).CaseQueuesPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'simulator',
  needs: ['inquiry.write'],
  isListed: true,
  key: 's',
  order: 420,
  icon: 'sandbox',
  group: 'develop',
  title: { en: 'Simulator', es: 'Simulador', fr: 'Simulateur', de: 'Simulator' },
  load: async () => (await import('./simulator.tsx')).SimulatorPage,
});

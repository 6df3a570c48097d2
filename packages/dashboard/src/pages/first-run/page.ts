import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'first-inquiry',
  needs: ['inquiry.write'],
  isListed: true,
  order: 230,
  icon: 'play',
  group: 'develop',
  title: { en: 'First inquiry', es: 'Primera solicitud', fr: 'Première demande', de: 'Erste Anfrage' },
  load: async () => (await import('./first-run.tsx')).FirstRunPage,
});

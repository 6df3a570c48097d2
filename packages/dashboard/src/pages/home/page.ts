import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '',
  needs: [],
  isListed: true,
  key: 'h',
  order: 10,
  icon: 'home',
  group: 'work',
  title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Übersicht' },
  load: async () => (await import('./home.tsx')).HomePage,
});

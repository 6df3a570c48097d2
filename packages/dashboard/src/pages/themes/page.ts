import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'themes',
  needs: ['theme_set.read'],
  isListed: true,
  order: 410,
  icon: 'sun',
  group: 'develop',
  title: { en: 'Themes', es: 'Temas', fr: 'Thèmes', de: 'Designs' },
  load: async () => (await import('./themes.tsx')).ThemesPage,
});

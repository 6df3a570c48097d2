import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'settings',
  needs: ['setting.read'],
  isListed: true,
  order: 470,
  icon: 'settings',
  group: 'organization',
  title: { en: 'Settings', es: 'Ajustes', fr: 'Réglages', de: 'Einstellungen' },
  load: async () => (await import('./settings.tsx')).SettingsPage,
});

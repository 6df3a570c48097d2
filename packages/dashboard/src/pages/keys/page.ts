import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'keys',
  needs: ['api_key.read'],
  isListed: true,
  key: 'k',
  order: 450,
  icon: 'keys',
  group: 'develop',
  title: { en: 'Keys', es: 'Claves', fr: 'Clés', de: 'Schlüssel' },
  load: async () => (await import('./keys.tsx')).KeysPage,
});

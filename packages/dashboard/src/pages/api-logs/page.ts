import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'api-logs',
  needs: ['api_log.read'],
  isListed: true,
  key: 'l',
  order: 440,
  icon: 'logs',
  group: 'develop',
  title: { en: 'API logs', es: 'Registro de la API', fr: "Journal de l'API", de: 'API-Protokoll' },
  load: async () => (await import('./api-logs.tsx')).ApiLogsPage,
});

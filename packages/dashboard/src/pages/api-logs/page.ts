import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'api-logs',
  needs: ['api_log.read'],
  isListed: true,
  key: 'l',
  order: 440,
  icon: 'logs',
  group: 'develop',
  title: { en: 'API logs', es: 'Registros de la API', fr: "Journal de l'API", de: 'API-Protokolle' },
  load: async () => (await import('./api-logs.tsx')).ApiLogsPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'webhooks',
  needs: ['webhook.read'],
  isListed: true,
  key: 'w',
  order: 350,
  icon: 'webhooks',
  group: 'develop',
  title: { en: 'Webhooks', es: 'Webhooks', fr: 'Webhooks', de: 'Webhooks' },
  load: async () => (await import('./webhooks.tsx')).WebhooksPage,
});

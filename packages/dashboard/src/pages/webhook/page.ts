import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'webhooks/$webhookId',
  needs: ['webhook.read'],
  isListed: false,
  order: 360,
  icon: 'webhooks',
  group: 'develop',
  title: { en: 'Webhook', es: 'Webhook', fr: 'Webhook', de: 'Webhook' },
  load: async () => (await import('./webhook.tsx')).WebhookPage,
});

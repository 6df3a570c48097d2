import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'webhooks/$webhookId/deliveries/$deliveryId',
  needs: ['webhook.read'],
  isListed: false,
  order: 361,
  icon: 'webhooks',
  group: 'develop',
  title: { en: 'Delivery', es: 'Entrega', fr: 'Livraison', de: 'Zustellung' },
  load: async () => (await import('./delivery.tsx')).DeliveryPage,
});

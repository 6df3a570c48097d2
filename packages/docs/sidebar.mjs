/** Order of the pages in the sidebar of the documentation. */
import { resources } from './src/reference/document.mjs';

export const sidebar = [
  {
    label: 'Guides',
    items: [
      'first-inquiry',
      'hosted-link',
      'embedding',
      'webhooks',
      'reports',
      'transactions',
      'going-live',
      'moving',
    ].map((name) => `guides/${name}`),
  },
  {
    label: 'API reference',
    collapsed: true,
    items: [
      { label: 'Every request', link: '/reference' },
      ...resources.map(({ name, title }) => ({ label: title, link: `/reference/${name}` })),
      { label: 'Webhook events', link: '/reference/webhook-events' },
    ],
  },
  { label: 'Errors', link: '/errors' },
];

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'inquiries',
  needs: ['inquiry.read'],
  isListed: true,
  key: 'i',
  order: 20,
  icon: 'inquiries',
  group: 'work',
  title: { en: 'Inquiries', es: 'Solicitudes', fr: 'Demandes', de: 'Anfragen' },
  load: async () => (await import('./inquiries.tsx')).InquiriesPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'inquiries/$inquiryId',
  needs: ['inquiry.read'],
  isListed: false,
  order: 30,
  icon: 'inquiries',
  group: 'work',
  title: { en: 'Inquiry', es: 'Solicitud', fr: 'Demande', de: 'Anfrage' },
  load: async () => (await import('./inquiry.tsx')).InquiryPage,
});

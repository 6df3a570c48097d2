import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'bulk-actions/$bulkActionId',
  needs: ['inquiry.decide', 'inquiry.write'],
  isListed: false,
  order: 112,
  icon: 'inquiries',
  group: 'work',
  title: { en: 'Bulk action', es: 'Acción en bloque', fr: 'Action groupée', de: 'Sammelaktion' },
  load: async () => (await import('./bulk-action.tsx')).BulkActionPage,
});

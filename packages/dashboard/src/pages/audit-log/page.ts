import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'audit-log',
  needs: ['user_audit_log.read'],
  isListed: true,
  key: 'a',
  order: 280,
  icon: 'audit',
  group: 'organization',
  title: { en: 'Audit log', es: 'Registro de auditoría', fr: 'Journal d’audit', de: 'Audit-Protokoll' },
  load: async () => (await import('./audit-log.tsx')).AuditLogPage,
});

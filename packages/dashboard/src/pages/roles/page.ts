import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'roles',
  needs: ['role.read'],
  isListed: true,
  order: 460,
  icon: 'roles',
  group: 'organization',
  title: { en: 'Roles', es: 'Roles', fr: 'Rôles', de: 'Rollen' },
  load: async () => (await import('./roles.tsx')).RolesPage,
});

import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: 'own-sign-in',
  needs: [],
  isListed: true,
  isOwn: true,
  order: 240,
  icon: 'passkey',
  group: 'organization',
  title: { en: 'Your sign-in', es: 'Su acceso', fr: 'Votre connexion', de: 'Ihre Anmeldung' },
  load: async () => (await import('./own-sign-in.tsx')).OwnSignInPage,
});

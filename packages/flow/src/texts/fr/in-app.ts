/** French texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Cette page est ouverte dans une application',
  'error.E5.body':
    'L’application bloque peut-être la caméra. Continuez dans votre navigateur, par exemple Safari ou Chrome, ou envoyez une photo.',
  'way.browser': 'Continuer dans mon navigateur',
  'inApp.heading': 'Ouvrez ce lien dans votre navigateur',
  'inApp.lead':
    'Copiez le lien, ouvrez Safari, Chrome ou un autre navigateur et collez-le là. Laissez cette page ouverte.',
  'inApp.copy': 'Copier le lien',
  'inApp.copied': 'Le lien est copié',
  'inApp.number': 'Si la page demande là-bas un nombre, c’est {number}.',
  'inApp.opened.heading': 'Continuez dans votre navigateur',
  'inApp.silent': 'Votre navigateur ne répond plus depuis un moment. La page y est-elle encore ouverte ?',
  'inApp.stop': 'Rester dans cette application',
};

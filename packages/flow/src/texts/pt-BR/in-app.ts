/** Portuguese texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Esta página está aberta dentro de um app',
  'error.E5.body':
    'Talvez o app bloqueie a câmera. Continue no seu navegador, por exemplo Safari ou Chrome, ou envie uma foto.',
  'way.browser': 'Continuar no meu navegador',
  'inApp.heading': 'Abra este link no seu navegador',
  'inApp.lead': 'Copie o link, abra o Safari, o Chrome ou outro navegador e cole lá. Deixe esta página aberta.',
  'inApp.copy': 'Copiar o link',
  'inApp.copied': 'O link foi copiado',
  'inApp.number': 'Se a página lá pedir um número, é {number}.',
  'inApp.opened.heading': 'Continue no seu navegador',
  'inApp.silent': 'Seu navegador não responde há um tempo. A página ainda está aberta lá?',
  'inApp.stop': 'Ficar neste app',
};

/** Italian texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Questa pagina è aperta dentro un’app',
  'error.E5.body':
    'Forse è l’app che blocca la fotocamera. Continui nel Suo browser, per esempio Safari o Chrome, o carichi una foto.',
  'way.browser': 'Continua nel mio browser',
  'inApp.heading': 'Apra questo link nel Suo browser',
  'inApp.lead': 'Copi il link, apra Safari, Chrome o un altro browser e lo incolli lì. Tenga aperta questa pagina.',
  'inApp.copy': 'Copia il link',
  'inApp.copied': 'Il link è copiato',
  'inApp.number': 'Se la pagina lì chiede un numero, è {number}.',
  'inApp.opened.heading': 'Continui nel Suo browser',
  'inApp.silent': 'Il browser non risponde da un po’. La pagina è ancora aperta lì?',
  'inApp.stop': 'Resta in questa app',
};

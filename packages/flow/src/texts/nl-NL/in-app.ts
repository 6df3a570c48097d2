/** Dutch texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Deze pagina is geopend in een app',
  'error.E5.body':
    'Misschien houdt de app de camera tegen. Ga verder in uw browser, bijvoorbeeld Safari of Chrome, of upload een foto.',
  'way.browser': 'Verder in mijn browser',
  'inApp.heading': 'Open deze link in uw browser',
  'inApp.lead': 'Kopieer de link, open Safari, Chrome of een andere browser en plak hem daar. Houd deze pagina open.',
  'inApp.copy': 'Link kopiëren',
  'inApp.copied': 'De link is gekopieerd',
  'inApp.number': 'Vraagt de pagina daar om een nummer? Het is {number}.',
  'inApp.opened.heading': 'Ga verder in uw browser',
  'inApp.silent': 'Uw browser heeft een tijdje niets laten horen. Staat de pagina daar nog open?',
  'inApp.stop': 'In deze app blijven',
};

/** German texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Diese Seite ist in einer App geöffnet',
  'error.E5.body':
    'Vielleicht sperrt die App die Kamera. Machen Sie in Ihrem Browser weiter, zum Beispiel in Safari oder Chrome. Oder laden Sie ein Foto hoch.',
  'way.browser': 'In meinem Browser weitermachen',
  'inApp.heading': 'Öffnen Sie diesen Link in Ihrem Browser',
  'inApp.lead':
    'Kopieren Sie den Link, öffnen Sie Safari, Chrome oder einen anderen Browser und fügen Sie ihn dort ein. Lassen Sie diese Seite offen.',
  'inApp.copy': 'Link kopieren',
  'inApp.copied': 'Der Link ist kopiert',
  'inApp.number': 'Wenn die Seite dort nach einer Zahl fragt: Es ist {number}.',
  'inApp.opened.heading': 'Machen Sie in Ihrem Browser weiter',
  'inApp.silent': 'Ihr Browser hat sich eine Weile nicht gemeldet. Ist die Seite dort noch offen?',
  'inApp.stop': 'In dieser App bleiben',
};

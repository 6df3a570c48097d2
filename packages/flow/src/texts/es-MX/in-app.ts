/** Spanish texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Esta página está abierta dentro de una app',
  'error.E5.body':
    'Tal vez la app bloquea la cámara. Sigue en tu navegador, por ejemplo Safari o Chrome, o sube una foto.',
  'way.browser': 'Seguir en mi navegador',
  'inApp.heading': 'Abre este enlace en tu navegador',
  'inApp.lead': 'Copia el enlace, abre Safari, Chrome u otro navegador y pégalo ahí. Deja esta página abierta.',
  'inApp.copy': 'Copiar el enlace',
  'inApp.copied': 'El enlace está copiado',
  'inApp.number': 'Si la página pide allá un número, es {number}.',
  'inApp.opened.heading': 'Sigue en tu navegador',
  'inApp.silent': 'Tu navegador no ha respondido desde hace un rato. ¿Sigue abierta la página allá?',
  'inApp.stop': 'Quedarme en esta app',
};

/** Spanish texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': '¿Empezaste esto tú?',
  'handedOff.from': 'Esta verificación se empezó en otro dispositivo: {browser} en {system}.',
  'handedOff.unknown': 'Esta verificación se empezó en otro dispositivo.',
  'handedOff.warning': '¿Alguien te mandó este enlace o código? Entonces tal vez no es tuya. En ese caso elige «No».',
  'handedOff.number': '¿Qué número ves en el otro dispositivo?',
  'handedOff.yes': 'Sí, seguir aquí',
  'handedOff.no': 'No, no fui yo',
  'handedOff.done': 'Puedes guardar este dispositivo. El otro sigue solo.',
  'problem.link_limited': 'Se enviaron demasiados mensajes. Escanea el código o inténtalo de nuevo en una hora.',
  'gone.taken_back.heading': 'Sigues con tu otro dispositivo',
  'gone.taken_back.body':
    'Ese dispositivo tomó el relevo. Para volver a usar este, elige allá “Seguir con el teléfono”.',
  'inApp.origin': 'Esta verificación se empezó dentro de una app.',
  'inApp.done': 'Puedes cerrar esta página y volver a la app. Ahí sigue sola.',
};

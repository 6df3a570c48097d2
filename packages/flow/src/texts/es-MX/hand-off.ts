/** Spanish texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Tu teléfono toma fotos más nítidas. Esta página espera y sigue sola.',
  'handoff.start': 'Seguir con el teléfono',
  'handoff.heading': 'Escanea este código con tu teléfono',
  'handoff.lead': 'Abre la cámara de tu teléfono y apunta al código. Cambia seguido, para tu seguridad.',
  'handoff.code': 'Código que abre esta verificación en tu teléfono',
  'handoff.link': 'O escribe esta dirección en tu teléfono:',
  'handoff.number': 'Si tu teléfono pide un número, es {number}.',
  'handoff.renew': 'Mostrar un código nuevo',
  'handoff.opened.heading': 'Sigue con tu teléfono',
  'handoff.opened.body': 'Deja esta página abierta. Sigue sola cuando termines allá.',
  'handoff.stop': 'Usar este dispositivo',
  'handoff.send.lead': 'O recibe el enlace en tu teléfono.',
  'handoff.sendTo': 'Número de teléfono o correo electrónico',
  'handoff.send': 'Enviar el enlace',
  'handoff.sent': 'El enlace sirve por 15 minutos. Lo enviamos a:',
  'handoff.sent.sandbox': 'Modo de prueba: no se envía nada. El mensaje llevaría este enlace:',
  'handoff.silent': 'Tu teléfono no ha respondido desde hace un rato. ¿Sigue abierta la página allá?',
  'handoff.again': 'Pedir un enlace nuevo',
  'elsewhere.heading': 'Esta verificación está abierta en otro lugar',
  'elsewhere.from': 'Se abrió de nuevo: {browser} en {system}. Solo se puede seguir en una página a la vez.',
  'elsewhere.unknown':
    'Se abrió de nuevo en otra ventana o en otro dispositivo. Solo se puede seguir en una página a la vez.',
  'elsewhere.take': 'Seguir aquí',
};

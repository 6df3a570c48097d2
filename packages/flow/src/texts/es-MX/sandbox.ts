/** Spanish texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'La próxima revisión',
  'sandbox.usual': 'La próxima revisión se aprueba, salvo que el apellido sea un valor de prueba.',
  'sandbox.passes': 'La próxima revisión se aprueba.',
  'sandbox.fails': 'La próxima revisión falla:',
  'sandbox.slowed': 'Tarda medio minuto más.',
  'sandbox.pass': 'Aprobar revisión',
  'sandbox.fail': 'Hacer fallar',
  'sandbox.reason': 'Revisión y motivo del fallo',
  'sandbox.slow': 'Lenta',
  'sandbox.specimen': 'Usar una muestra',
  'sandbox.now': 'Esta solicitud, de inmediato',
  'sandbox.review': 'Enviar a una persona',
  'sandbox.expire': 'Dar por vencida',
  'sandbox.complete': 'Completar',
  'sandbox.approve': 'Aprobar',
  'sandbox.decline': 'Rechazar',
};

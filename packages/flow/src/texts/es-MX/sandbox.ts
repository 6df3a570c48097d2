/** Spanish texts of a developer's controls in the sandbox. */
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Record<keyof typeof english, string> = {
  'shell.sandbox': 'Modo de prueba: no se hace ninguna revisión real.',
  'sandbox.begin': 'Los controles aparecen aquí cuando aceptes.',
  'sandbox.elsewhere': 'Los controles están ahora en tu otro dispositivo.',
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
  'problem.sandbox_unknown': 'El modo de prueba no tiene esa opción aquí. Elige otra vez.',
};

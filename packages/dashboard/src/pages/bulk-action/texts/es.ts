/** Los textos de la página de una acción conjunta. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Acción en bloque',
  back: 'Volver a las solicitudes',
  gone: 'No se encontró esta acción en bloque',
  goneText: 'La inició otra persona, o tiene más de una semana.',
  progress: 'Progreso',
  goesOn: 'Continúa aunque salga de la página. La lista de solicitudes tiene un enlace para volver.',
  allDone: 'Todas se completaron.',
  stopped: {
    one: 'Se detuvo: {count} solicitud quedó sin cambios.',
    many: 'Se detuvo: {count} de solicitudes quedaron sin cambios.',
    other: 'Se detuvo: {count} solicitudes quedaron sin cambios.',
  },
  awaitingSecond: {
    one: '{count} solicitud espera la aprobación de una segunda persona.',
    many: '{count} de solicitudes esperan la aprobación de una segunda persona.',
    other: '{count} solicitudes esperan la aprobación de una segunda persona.',
  },
  retry: 'Reintentar las no aceptadas',
  refused: 'No aceptadas',
  refusedHelp: 'Por motivo. Estas solicitudes no cambiaron.',
  more: {
    one: 'y {count} más',
    many: 'y {count} más',
    other: 'y {count} más',
  },
  causes: {
    status: 'Su estado no lo permite: {status}.',
    redacted: 'Se eliminaron sus datos personales.',
    awaitsReport: 'Un informe que necesita aún no tiene resultado.',
  },
  reasons: {
    conflict: 'La solicitud cambió desde entonces o su estado no lo permite.',
    not_found: 'La solicitud no existe o su rol no la puede ver.',
    second_read_required: 'Usted ya decidió. Una segunda persona debe estar de acuerdo.',
    unprocessable: 'Una regla de la solicitud o de la organización lo impide, por ejemplo el número de etiquetas.',
    internal: 'El servicio falló con estas. Inténtelo de nuevo; si vuelve a fallar, avise al operador.',
  },
};

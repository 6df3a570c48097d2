/** Los textos de la página de una acción conjunta. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Acción conjunta',
  back: 'Volver a las solicitudes',
  gone: 'Esta acción conjunta no está',
  goneText: 'La inició otra persona, o hace más de una semana.',
  progress: 'Progreso',
  goesOn: 'Sigue aunque salgas de la página. La lista de solicitudes lleva de vuelta aquí.',
  allDone: 'Todas están hechas.',
  stopped: {
    one: 'Se paró: {count} solicitud quedó como está.',
    many: 'Se paró: {count} de solicitudes quedaron como están.',
    other: 'Se paró: {count} solicitudes quedaron como están.',
  },
  awaitingSecond: {
    one: '{count} solicitud espera a una segunda persona, que debe estar de acuerdo.',
    many: '{count} de solicitudes esperan a una segunda persona, que debe estar de acuerdo.',
    other: '{count} solicitudes esperan a una segunda persona, que debe estar de acuerdo.',
  },
  retry: 'Intentar de nuevo las rechazadas',
  refused: 'Rechazadas por el servicio',
  refusedHelp: 'Por motivo. En estas solicitudes no se cambió nada.',
  more: {
    one: 'y {count} más',
    many: 'y {count} más',
    other: 'y {count} más',
  },
  causes: {
    status: 'Su estado no lo permite: {status}.',
    redacted: 'Se borraron los datos personales.',
    awaitsReport: 'Un informe necesario aún no tiene resultado.',
  },
  reasons: {
    conflict: 'La solicitud ha cambiado desde entonces, o su estado no lo permite.',
    not_found: 'La solicitud no existe, o su rol no llega a ella.',
    second_read_required: 'Ya ha decidido. Una segunda persona debe estar de acuerdo.',
    unprocessable: 'Una regla de la solicitud o de la organización lo prohíbe, por ejemplo el número de etiquetas.',
    internal: 'Aquí falló el servicio. Inténtelo de nuevo; si vuelve a fallar, avise al operador.',
  },
};

/** Los webhooks y cómo se crean. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Webhooks',
  one: 'Webhook',
  text: 'Notificaciones firmadas a su servidor sobre cada evento.',
  make: 'Añadir un webhook',
  none: 'Aún no hay webhooks',
  noneText: 'Sin un webhook, su servidor tiene que consultar cada solicitud. Añada la URL de su webhook.',
  columns: {
    name: 'Nombre',
    status: 'Estado',
    events: 'Eventos',
    created: 'Añadido',
  },
  allEvents: 'todos los eventos',
  events: {
    one: '{count} evento',
    many: '{count} de eventos',
    other: '{count} eventos',
  },
  states: {
    enabled: 'activado',
    disabled: 'desactivado',
    archived: 'archivado',
  },
  failing: 'con fallos',
  stoppedByFailing: 'desactivado tras fallos',
  name: 'Nombre',
  url: 'URL',
  urlHelp: 'https en producción.',
  usual: 'Eventos',
  others: 'Otros eventos',
  othersHelp: 'Uno por línea; * para todos.',
  filter: 'Filtro de contenido',
  filterHelp: 'JSON que debe incluir el contenido. Vacío: se envían todos los eventos.',
  filterBroken: 'Esto no es un objeto JSON.',
  madeTitle: 'El webhook está activado',
  onceText: 'Su servidor verifica las firmas con este secreto. Guárdelo donde su servidor pueda leerlo.',
  secret: 'Secreto',
  signature: 'Comprobar una firma',
  signatureHelp: 'Pegue lo que recibió su servidor. No sale de esta página.',
  header: 'Cabecera Service-Signature',
  body: 'Cuerpo, tal como se recibió',
  bodyHelp: 'El cuerpo original, sin procesar ni volver a serializar.',
  check: 'Comprobar la firma',
  signatureVerdicts: {
    fits: 'La firma es válida.',
    'no-header': 'No hay ninguna cabecera que comprobar.',
    'wrong-format': 'La cabecera no tiene la forma t=…,v1=….',
    'body-or-secret': 'El secreto es otro, o el cuerpo difiere del que se envió.',
    'fits-trimmed': 'La firma es válida sin los espacios alrededor del cuerpo: algo añadió espacios.',
    'too-old':
      'La firma es válida, pero tiene más de cinco minutos: los receptores la rechazan como posible repetición.',
  },
};

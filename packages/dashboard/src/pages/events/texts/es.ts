/** Los eventos y uno de ellos. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Eventos',
  one: 'Evento',
  text: 'Todo lo que ocurrió, con el objeto en ese momento. Los webhooks reciben los mismos eventos.',
  live: 'Seguir en vivo',
  name: 'Evento',
  anyName: 'Todos los eventos',
  object: 'Id del objeto',
  show: 'Mostrar',
  none: 'Aún no hay eventos',
  noneText: 'Cree una solicitud: sus eventos aparecerán aquí.',
  noneFound: 'Ningún evento coincide.',
  columns: {
    name: 'Evento',
    object: 'Objeto',
    at: 'Cuándo',
  },
  id: 'Id del evento',
  version: 'Versión de la API',
  compare: 'Comparar con',
  compareNone: 'ninguna',
  payload: 'evento',
  differences: 'De {from} a {to}',
  same: 'Ambas versiones muestran lo mismo.',
  redacted: 'Los datos personales se eliminaron.',
};

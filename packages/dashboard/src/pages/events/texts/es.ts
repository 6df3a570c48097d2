/** Los eventos y uno de ellos. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Eventos',
  one: 'Evento',
  text: 'Lo que ocurrió, con el objeto tal como era entonces. Los webhooks reciben lo mismo.',
  live: 'Seguir en vivo',
  name: 'Evento',
  anyName: 'Todos los eventos',
  object: 'Id del objeto',
  show: 'Mostrar',
  none: 'Ningún evento todavía',
  noneText: 'Cree una solicitud: lo que le ocurra aparecerá aquí.',
  noneFound: 'Ningún evento es así.',
  columns: {
    name: 'Evento',
    object: 'Objeto',
    at: 'Cuándo',
  },
  id: 'Id del evento',
  version: 'Versión de la API',
  compare: 'Comparar con',
  compareNone: 'ninguna otra',
  payload: 'evento',
  differences: 'De {from} a {to}',
  same: 'Ambas versiones muestran lo mismo.',
  redacted: 'Los datos personales que contenía se han suprimido.',
};

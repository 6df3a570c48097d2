/** Qué de las comprobaciones necesita a alguien, en el inicio. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  matches: 'Coincidencias por revisar',
  matchesHelp: 'De informes que encontraron a alguien parecido.',
  matchesNone: 'No espera ninguna coincidencia.',
  matchesWait: {
    one: '{count} coincidencia espera',
    many: '{count} de coincidencias esperan',
    other: '{count} coincidencias esperan',
  },
  matchesOf: { one: 'de {count} informe', many: 'de {count} de informes', other: 'de {count} informes' },
  watchlists: 'Listas de vigilancia',
  watchlistsHelp: 'Demasiado antiguas, sin versión, o con una que espera a una persona.',
  watchlistsNone: 'Todas las listas están al día.',
  watchlistOld: 'demasiado antigua',
  watchlistMissing: 'sin versión',
  watchlistWaits: 'espera una versión',
  incident: 'El seguimiento pasó algo por alto',
  incidentHelp:
    'La última muestra nocturna comparó estos informes con las listas actuales y encontró diferencias que el seguimiento había pasado por alto. Los informes se revisaron de nuevo. Avise al operador.',
};

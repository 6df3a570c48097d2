/** Qué de las comprobaciones necesita a alguien, en el inicio. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  matches: 'Coincidencias por revisar',
  matchesHelp: 'Posibles coincidencias encontradas por informes.',
  matchesNone: 'Ninguna coincidencia en espera.',
  matchesWait: {
    one: '{count} coincidencia en espera',
    many: '{count} de coincidencias en espera',
    other: '{count} coincidencias en espera',
  },
  matchesOf: { one: 'en {count} informe', many: 'en {count} de informes', other: 'en {count} informes' },
  watchlists: 'Listas de vigilancia',
  watchlistsHelp: 'Listas demasiado antiguas, sin versión o con una versión que requiere una decisión.',
  watchlistsNone: 'Todas las listas de vigilancia están al día.',
  watchlistOld: 'demasiado antigua',
  watchlistMissing: 'sin versión',
  watchlistWaits: 'versión pendiente',
  incident: 'La supervisión omitió algo',
  incidentHelp:
    'La última muestra nocturna comparó estos informes con las listas de vigilancia actuales y encontró diferencias que la supervisión había omitido. Los informes se volvieron a ejecutar. Avise al operador.',
};

/** Ce qui, des vérifications, demande quelqu’un, sur l’accueil. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  matches: 'Correspondances à examiner',
  matchesHelp: 'De rapports qui ont trouvé quelqu’un de semblable.',
  matchesNone: 'Aucune correspondance n’attend.',
  matchesWait: {
    one: '{count} correspondance attend',
    many: '{count} de correspondances attendent',
    other: '{count} correspondances attendent',
  },
  matchesOf: { one: 'de {count} rapport', many: 'de {count} de rapports', other: 'de {count} rapports' },
  watchlists: 'Listes de surveillance',
  watchlistsHelp: 'Trop anciennes, sans version, ou avec une qui attend une personne.',
  watchlistsNone: 'Toutes les listes sont à jour.',
  watchlistOld: 'trop ancienne',
  watchlistMissing: 'aucune version',
  watchlistWaits: 'une version attend',
  incident: 'Le suivi a manqué quelque chose',
  incidentHelp:
    'Le dernier échantillon de nuit a comparé ces rapports aux listes actuelles et a trouvé des différences que le suivi avait manquées. Les rapports ont été vérifiés de nouveau. Prévenez l’exploitant.',
};

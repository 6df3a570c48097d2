/** Ce qui, des vérifications, demande quelqu’un, sur l’accueil. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  matches: 'Correspondances à examiner',
  matchesHelp: 'Correspondances possibles trouvées par des rapports.',
  matchesNone: 'Aucune correspondance n’est en attente.',
  matchesWait: {
    one: '{count} correspondance en attente',
    many: '{count} de correspondances en attente',
    other: '{count} correspondances en attente',
  },
  matchesOf: { one: 'dans {count} rapport', many: 'dans {count} de rapports', other: 'dans {count} rapports' },
  watchlists: 'Listes de surveillance',
  watchlistsHelp: 'Listes trop anciennes, sans version ou avec une version à décider.',
  watchlistsNone: 'Toutes les listes de surveillance sont à jour.',
  watchlistOld: 'trop ancienne',
  watchlistMissing: 'aucune version',
  watchlistWaits: 'version en attente',
  incident: 'La surveillance a manqué un résultat',
  incidentHelp:
    'Le dernier échantillon nocturne a comparé ces rapports aux listes de surveillance actuelles et a trouvé des différences que la surveillance avait manquées. Les rapports ont été vérifiés de nouveau. Contactez l’exploitant.',
};

/** Un brouillon sur le passé : qui serait nouveau, parti ou changé, avant qu’il ne vaille. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  tryIt: 'Essayer sur les rapports passés…',
  title: 'Essayer sur les rapports passés',
  titleVersion: 'Essayer la version sur les rapports passés',
  text: 'Les rapports les plus récents des 90 derniers jours sont comparés tel que c’est et tel que ce serait. Aucun rapport et aucun événement ne change.',
  template: 'Modèle',
  sample: 'Rapports au plus',
  noTemplate: 'Aucun modèle ne consulte cette liste de surveillance.',
  run: 'Essayer',
  again: 'Essayer encore',
  waiting: 'L’essai attend son tour.',
  progress: '{screened} rapports sur {reports}',
  failed: 'L’essai n’a pas abouti : {failure}',
  done: {
    one: '{count} rapport a été comparé deux fois.',
    many: '{count} de rapports ont été comparés deux fois.',
    other: '{count} rapports ont été comparés deux fois.',
  },
  nothing: 'Aucun rapport des 90 derniers jours n’a été fait avec ce modèle.',
  same: 'Personne n’est nouveau, parti ou changé.',
  counts: {
    new: 'Nouvelles correspondances',
    gone: 'Parties',
    changed: 'Changées',
    same: 'Inchangées',
  },
  matched: 'Rapports avec une correspondance',
  erroredReports: 'Rapports sans réponse',
  was: '{before}, puis {after}',
  changes: {
    new: 'nouvelle',
    gone: 'partie',
    changed: 'changée',
  },
  columns: {
    change: 'Quoi',
    asked: 'Demandé',
    listed: 'Inscrit',
    score: 'Score actuel, puis',
  },
  first: 'Les 100 premières de chaque sorte sont montrées ; les comptes portent sur toutes.',
  none: '–',
};

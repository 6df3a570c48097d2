/** Un brouillon sur le passé : qui serait nouveau, parti ou changé, avant qu’il ne vaille. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  tryIt: 'Test rétrospectif…',
  title: 'Test rétrospectif sur des rapports passés',
  titleVersion: 'Test rétrospectif de la version sur des rapports passés',
  text: 'Contrôle les rapports les plus récents des 90 derniers jours avec la configuration actuelle et avec la nouvelle. Aucun rapport ne change et aucun événement n’est envoyé.',
  template: 'Modèle',
  sample: 'Rapports maximum',
  noTemplate: 'Aucun modèle ne consulte cette liste de surveillance.',
  run: 'Lancer le test',
  again: 'Relancer',
  waiting: 'En attente de démarrage.',
  progress: '{screened} rapports sur {reports}',
  failed: 'Le test rétrospectif a échoué : {failure}',
  done: {
    one: '{count} rapport a été contrôlé deux fois.',
    many: '{count} de rapports ont été contrôlés deux fois.',
    other: '{count} rapports ont été contrôlés deux fois.',
  },
  nothing: 'Aucun rapport des 90 derniers jours n’utilise ce modèle.',
  same: 'Aucune correspondance n’est nouvelle, disparue ou modifiée.',
  counts: {
    new: 'Nouvelles correspondances',
    gone: 'Disparues',
    changed: 'Modifiées',
    same: 'Inchangées',
  },
  matched: 'Rapports avec une correspondance',
  erroredReports: 'Rapports sans résultat',
  was: '{before}, puis {after}',
  changes: {
    new: 'nouvelle',
    gone: 'disparue',
    changed: 'modifiée',
  },
  columns: {
    change: 'Changement',
    asked: 'Sujet',
    listed: 'Entrée de la liste',
    score: 'Score avant, après',
  },
  first: 'Les 100 premières de chaque type sont affichées ; les totaux les comptent toutes.',
  none: '–',
};

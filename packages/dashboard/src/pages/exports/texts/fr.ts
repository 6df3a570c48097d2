/** Listes en fichiers. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Exports',
  text: "Listes en fichiers, gardées une semaine. Chacune est une ligne du journal d'audit quand on la demande et quand on la prend.",
  exportThese: 'Exporter celles-ci',
  choose: 'Choisir des demandes',
  none: "Aucun export pour l'instant",
  noneText: 'Réduisez la liste des demandes au nécessaire et exportez ce que vous voyez.',
  everything: 'toutes les demandes',
  columns: {
    filter: 'Quoi',
    status: 'Statut',
    rows: 'Lignes',
    who: 'Par',
    at: 'Quand',
    file: 'Fichier',
  },
  states: {
    pending: 'en attente',
    running: "en cours d'écriture",
    completed: 'prêt',
    failed: "n'a pas abouti",
  },
  cut: "les {count} plus récentes ; il y en a d'autres",
  personal: 'contient des données personnelles',
  download: 'Télécharger',
};

/** Listes en fichiers. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Exports',
  text: "Listes exportées, conservées une semaine. Le journal d'audit enregistre chaque export et chaque téléchargement.",
  exportThese: 'Exporter cette liste',
  choose: 'Sélectionner des demandes',
  none: "Aucun export pour l'instant",
  noneText: 'Filtrez la liste des demandes, puis exportez le résultat.',
  everything: 'toutes les demandes',
  columns: {
    filter: 'Filtre',
    status: 'Statut',
    rows: 'Lignes',
    who: 'Créé par',
    at: 'Quand',
    file: 'Fichier',
  },
  states: {
    pending: 'en attente',
    running: 'en cours',
    completed: 'prêt',
    failed: 'échec',
  },
  cut: 'les {count} plus récentes seulement',
  personal: 'contient des données personnelles',
  download: 'Télécharger',
};

/** Ce que les personnes ont demandé, et sa preuve. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Journal d’audit',
  text: 'Ce que les personnes de votre organisation ont demandé, refus compris.',
  chain: 'Le journal est-il entier ?',
  chainHelp:
    'Chaque ligne porte une empreinte de la précédente. La vérification trouve ce qui a été modifié, retiré, inséré, déplacé ou coupé.',
  verify: 'Vérifier le journal',
  whole: 'Le journal est tel qu’il a été écrit',
  verifiedRows: {
    one: '{count} ligne vérifiée ; jours : {days}.',
    many: '{count} de lignes vérifiées ; jours : {days}.',
    other: '{count} lignes vérifiées ; jours : {days}.',
  },
  cutDays: {
    one: 'La conservation a coupé {count} jour ; sa tête est juste.',
    many: 'La conservation a coupé {count} de jours ; leurs têtes sont justes.',
    other: 'La conservation a coupé {count} jours ; leurs têtes sont justes.',
  },
  emptiedRows: {
    one: 'Un effacement a vidé {count} ligne.',
    many: 'Des effacements ont vidé {count} de lignes.',
    other: 'Des effacements ont vidé {count} lignes.',
  },
  noAnchors: 'Aucune ancre n’est gardée hors de la base : qui peut écrire lignes et clés pourrait réécrire le journal.',
  anchors: {
    one: '{count} ancre hors de la base a été comparée.',
    many: '{count} d’ancres hors de la base ont été comparées.',
    other: '{count} ancres hors de la base ont été comparées.',
  },
  broken: {
    one: '{count} chose a été faite au journal à l’insu du service',
    many: '{count} de choses ont été faites au journal à l’insu du service',
    other: '{count} choses ont été faites au journal à l’insu du service',
  },
  onlyFirst: 'Ce sont les {count} premières ; il peut y en avoir d’autres.',
  what: 'Quoi',
  whats: { everything: 'tout', changes: 'modifications', reads: 'lectures', refusals: 'refus' },
  place: '{day}, ligne {seq}',
  rows: 'Lignes',
  whoLooked: 'Qui a regardé cette personne',
  whoLookedHelp:
    'Toute personne qui a ouvert cette vérification, ce compte ou une de ses images, ou y a fait quelque chose.',
  person: 'Qui a demandé',
  everybody: 'Toutes les personnes',
  subject: 'À propos de (vérification ou compte)',
  from: 'Du',
  until: 'Jusqu’au',
  show: 'Afficher',
  none: 'Aucune ligne ne correspond.',
  columns: {
    at: 'Quand',
    person: 'Qui',
    request: 'Quoi',
    status: 'Réponse',
  },
  details: {
    title: 'Une ligne',
    query: 'Requête',
    body: 'Corps',
    context: 'En outre',
    address: 'Adresse',
    device: 'Appareil',
    id: 'Id',
  },
  export: 'Exporter',
  exportTitle: 'Exporter le journal d’audit',
  exportText:
    'Un fichier de lignes JSON ; la dernière signe les précédentes, pour que qui a la clé publique puisse le contrôler.',
  exported: 'Le fichier est enregistré.',
};

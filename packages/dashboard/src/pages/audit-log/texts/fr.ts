/** Ce que les personnes ont demandé, et sa preuve. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Journal d’audit',
  text: 'Ce que les personnes de votre organisation ont fait et consulté, refus compris.',
  chain: 'Intégrité du journal',
  chainHelp:
    'Chaque ligne contient une empreinte de la précédente. La vérification détecte les lignes modifiées, retirées, insérées, déplacées ou coupées.',
  verify: 'Vérifier le journal',
  whole: 'Le journal est intact',
  verifiedRows: {
    one: '{count} ligne a été vérifiée ; jours : {days}.',
    many: '{count} de lignes ont été vérifiées ; jours : {days}.',
    other: '{count} lignes ont été vérifiées ; jours : {days}.',
  },
  cutDays: {
    one: 'La conservation a coupé {count} jour ; sa tête est valide.',
    many: 'La conservation a coupé {count} de jours ; leurs têtes sont valides.',
    other: 'La conservation a coupé {count} jours ; leurs têtes sont valides.',
  },
  emptiedRows: {
    one: 'Un effacement a vidé {count} ligne.',
    many: 'Des effacements ont vidé {count} de lignes.',
    other: 'Des effacements ont vidé {count} lignes.',
  },
  noAnchors:
    'Aucune ancre n’est conservée hors de la base de données : une personne qui peut modifier à la fois les lignes et les clés pourrait réécrire le journal.',
  anchors: {
    one: '{count} ancre hors de la base a été comparée.',
    many: '{count} d’ancres hors de la base ont été comparées.',
    other: '{count} ancres hors de la base ont été comparées.',
  },
  broken: {
    one: '{count} modification non autorisée du journal',
    many: '{count} de modifications non autorisées du journal',
    other: '{count} modifications non autorisées du journal',
  },
  onlyFirst: 'Ce sont les {count} premières ; il peut y en avoir d’autres.',
  what: 'Afficher',
  whats: {
    changesAndViews: 'modifications et consultations de données personnelles',
    changes: 'modifications',
    views: 'consultations de données personnelles',
    everything: 'tout',
    refusals: 'refus',
  },
  place: '{day}, ligne {seq}',
  rows: 'Lignes',
  whoLooked: 'Accès à cette personne',
  whoLookedHelp:
    'Toute personne qui a ouvert ou modifié cette demande ou ce compte, ou qui a ouvert une de ses images.',
  person: 'Par',
  everybody: 'Toutes les personnes',
  subject: 'À propos de (tout id)',
  from: 'Du',
  until: 'Jusqu’au',
  show: 'Afficher',
  none: 'Aucune ligne ne correspond.',
  columns: {
    at: 'Quand',
    what: 'Action',
  },
  outcome: 'Résultat : {outcome}.',
  checkIs: 'Contrôle {check} : {outcome}.',
  waitsForSecond: 'Enregistré ; une deuxième personne doit décider.',
  reason: 'Motif : « {reason} »',
  reasonHidden:
    'Un motif a été donné. Seules les personnes autorisées à voir les données personnelles peuvent le lire.',
  reasonCode: 'Code du motif : {code}.',
  attempt: 'Tentative refusée :',
  refused: 'Refusé : {why} ({status}).',
  nothingChanged: 'Rien n’a changé.',
  fromTo: 'de {before} à {after}',
  added: 'ajouté : {values}',
  removed: 'retiré : {values}',
  changed: 'modifié',
  empty: 'vide',
  between: '{from} à {until}.',
  requests: { one: '{count} requête', many: '{count} de requêtes', other: '{count} requêtes' },
  nothing: 'rien de nommé',
  details: {
    title: 'Détails de la ligne',
    request: 'Requête',
    status: 'Réponse',
    query: 'Paramètres',
    body: 'Corps',
    context: 'Contexte',
    address: 'Adresse',
    device: 'Appareil',
    id: 'Id',
  },
  export: 'Exporter',
  exportTitle: 'Exporter le journal d’audit',
  exportText:
    'Un fichier de lignes JSON. La dernière ligne signe toutes les précédentes : toute personne qui a la clé publique peut vérifier le fichier.',
  exported: 'Le fichier est enregistré.',
};

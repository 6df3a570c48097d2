/** Rapports : la liste, et comment on en fait un. */
import type { Written } from '@countersign/texts';
import { screening } from '@countersign/texts/screening/fr';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Rapports',
  text: 'Personnes et entreprises comparées à des listes de surveillance ou à d’autres sources. Une source non consultée n’est jamais affichée comme sans correspondance.',
  make: 'Créer un rapport',
  none: 'Aucun rapport',
  noneText:
    'Un rapport contrôle un sujet et enregistre le résultat et les sources consultées. Le rapport du bac à sable trouve une entrée d’exemple.',
  sample: 'Créer un rapport dans le bac à sable',
  nothing: 'Aucun rapport ne correspond à ces filtres.',
  kind: 'Type',
  anyKind: 'Tous les types',
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  match: 'Correspondance',
  anyMatch: 'Avec et sans',
  withMatch: 'Avec correspondance',
  withoutMatch: 'Sans correspondance',
  columns: { subject: 'Sujet', kind: 'Type', status: 'Statut', match: 'Correspondance', created: 'Créé' },
  unnamed: 'Non affiché pour ce type',
  statuses: { pending: 'en attente', submitted: 'demandé', ready: 'prêt', errored: 'sans résultat' },
  matched: 'correspondance',
  clear: 'aucune',
  unknown: 'inconnu',
  redacted: 'effacé',
  of: 'Rapports',
  ofNone: 'Aucun rapport.',
  seeAll: 'Tout voir',
  chooseKind: 'Type de rapport',
  template: 'Modèle',
  defaultTemplate: 'Modèle par défaut de ce type',
  accountId: 'Compte',
  accountIdHelp: 'Id du compte auquel le rapport appartient (facultatif).',
  send: 'Créer le rapport',
  answeredBy: {
    watchlists: 'Consulte les listes de surveillance de cette installation.',
    provider: 'Consulté par le fournisseur que l’exploitant a connecté.',
  },
  kinds: screening.kinds,
  members: {
    ...screening.members,
    birthdate: 'Date de naissance (AAAA-MM-JJ)',
    'country-code': 'Pays (deux lettres)',
    'address-country-code': 'Pays (deux lettres)',
    'identification-class': 'Type de document (pp, id, dl, lei ou imo)',
    'issuing-country-code': 'Pays de délivrance (deux lettres)',
  },
};

/** Rapports : la liste, et comment on en fait un. */
import type { Written } from '@countersign/texts';
import { screening } from '@countersign/texts/screening/fr';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Rapports',
  text: 'Personnes et entreprises comparées aux listes de surveillance, ou demandées ailleurs. Ce qui n’a pas été cherché n’est jamais dit sans résultat.',
  make: 'Créer un rapport',
  none: 'Aucun rapport',
  noneText:
    'Un rapport pose une question et garde la réponse avec ce qui a été cherché. Celui-ci trouve une entrée d’exemple.',
  sample: 'Créer un rapport dans le bac à sable',
  nothing: 'Rien ne correspond à ces filtres.',
  kind: 'Type',
  anyKind: 'Tous les types',
  status: 'État',
  anyStatus: 'Tous les états',
  match: 'Correspondance',
  anyMatch: 'Avec et sans',
  withMatch: 'Avec correspondance',
  withoutMatch: 'Sans correspondance',
  columns: { subject: 'Recherché', kind: 'Type', status: 'État', match: 'Correspondance', created: 'Créé' },
  unnamed: 'Non montré par ce type',
  statuses: { pending: 'en attente', submitted: 'demandé', ready: 'prêt', errored: 'sans réponse' },
  matched: 'correspondance',
  clear: 'aucune',
  unknown: 'inconnu',
  redacted: 'effacé',
  of: 'Rapports',
  ofNone: 'Aucun rapport.',
  seeAll: 'Tout voir',
  chooseKind: 'Ce qui est demandé',
  template: 'Modèle',
  defaultTemplate: 'Le modèle du type',
  accountId: 'Compte',
  accountIdHelp: 'Identifiant d’un compte auquel le rapport appartient ; peut rester vide.',
  send: 'Créer le rapport',
  answeredBy: {
    watchlists: 'Réponse tirée des listes de surveillance de cette machine.',
    provider: 'Réponse du fournisseur que l’exploitant a connecté.',
  },
  kinds: screening.kinds,
  members: {
    ...screening.members,
    birthdate: 'Date de naissance (AAAA-MM-JJ)',
    'country-code': 'Pays (deux lettres)',
    'address-country-code': 'Pays (deux lettres)',
    'identification-class': 'Classe du document (pp, id, dl, ou lei, imo)',
    'issuing-country-code': 'Délivré par (deux lettres)',
  },
};

/** Clés de l’environnement. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Clés',
  text: 'Avec lesquelles vos programmes appellent l’API.',
  all: 'Toutes les clés',
  none: 'Aucune clé pour l’instant',
  noneText: 'Créez-en une par programme, avec le strict nécessaire.',
  make: 'Créer une clé',
  madeTitle: 'La clé est créée',
  onceText: 'Cette valeur n’est montrée qu’une fois. Gardez-la avec vos secrets.',
  value: 'Valeur de la clé',
  id: 'Id de la clé',
  name: 'Nom',
  nameHelp: 'Le programme qui l’utilisera.',
  purpose: 'À quoi elle sert',
  purposes: {
    verify: {
      label: 'Vérifier des personnes',
      help: 'Crée des demandes et leurs liens, et lit leur issue.',
    },
    results: {
      label: 'Lire les résultats',
      help: 'Lit demandes, vérifications, documents et événements ; ne change rien.',
    },
    people: {
      label: 'Tenir des comptes',
      help: 'Lit et modifie les comptes.',
    },
    webhooks: {
      label: 'Configurer des webhooks',
      help: 'Crée des webhooks et lit les événements.',
    },
    everything: {
      label: 'Tout sauf les clés',
      help: 'Pour essayer. En production, choisissez moins.',
    },
  },
  permissions: 'Autorisations',
  permissionCount: {
    one: '{count} autorisation',
    many: '{count} d’autorisations',
    other: '{count} autorisations',
  },
  addresses: 'Adresses autorisées',
  addressesHelp: 'Adresses ou plages comme 192.0.2.0/24, une par ligne. Vide : de partout.',
  columns: {
    name: 'Clé',
    permissions: 'Peut',
    used: 'Dernier usage',
    state: 'État',
    action: 'Modifier',
  },
  states: {
    live: 'active',
    ending: 'se termine bientôt',
    expired: 'terminée',
  },
  never: 'jamais',
  edit: 'Voir',
  replace: 'Remplacer',
  end: 'Terminer',
  actionOf: '{action} : {name}',
  save: 'Enregistrer',
  saved: 'Enregistré. Valable partout en une seconde.',
  replaceText:
    'Crée une autre valeur avec les mêmes réglages. L’ancienne reste valable le temps que vos programmes changent.',
  overlap: 'Les deux valent pendant',
  overlaps: {
    '0': 'aucun temps : l’ancienne se termine maintenant',
    '3600': 'une heure',
    '86400': 'un jour',
    '604800': 'une semaine',
  },
  endText: 'La clé est refusée partout en une seconde. Une clé terminée ne revient pas.',
  endedNow: 'La clé est terminée.',
  use: 'Ce qu’elle a fait ces 30 derniers jours',
  unused: 'Elle n’a pas servi ces 30 derniers jours : rien ne casserait.',
  breaks: {
    one: '{count} opération qu’elle appelle serait refusée.',
    many: '{count} d’opérations qu’elle appelle seraient refusées.',
    other: '{count} opérations qu’elle appelle seraient refusées.',
  },
  breaksNothing: 'Tout ce qui marchait continuerait de marcher.',
  alwaysRefused: {
    one: '{count} opération a été refusée à chaque appel.',
    many: '{count} opérations ont été refusées à chaque appel.',
    other: '{count} opérations ont été refusées à chaque appel.',
  },
  callsRefused: {
    one: '{count} refusé',
    many: '{count} refusés',
    other: '{count} refusés',
  },
  lacks: 'il manque {permission}',
  useColumns: {
    operation: 'Opération',
    calls: 'Appels',
    last: 'Dernier',
    verdict: 'Alors',
  },
  verdicts: {
    works: 'marche',
    breaks: 'serait refusée',
    refused: 'a été refusée',
  },
};

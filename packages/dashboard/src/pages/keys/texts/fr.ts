/** Clés de l’environnement. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Clés',
  text: 'Clés d’API avec lesquelles vos programmes appellent l’API.',
  all: 'Toutes les clés',
  none: 'Aucune clé pour l’instant',
  noneText: 'Créez une clé par programme, avec les seuls droits nécessaires.',
  make: 'Créer une clé',
  madeTitle: 'La clé est créée',
  onceText: 'La valeur n’est affichée qu’une fois. Conservez-la avec vos autres secrets.',
  value: 'Valeur de la clé',
  id: 'Id de la clé',
  name: 'Nom',
  nameHelp: 'Le programme qui l’utilisera.',
  purpose: 'Usage',
  purposes: {
    verify: {
      label: 'Vérifier des personnes',
      help: 'Crée des demandes et leurs liens, et lit leurs résultats.',
    },
    results: {
      label: 'Lire les résultats',
      help: 'Lit demandes, vérifications, documents et événements ; ne change rien.',
    },
    people: {
      label: 'Gérer des comptes',
      help: 'Lit et modifie les comptes.',
    },
    webhooks: {
      label: 'Configurer des webhooks',
      help: 'Crée des webhooks et lit les événements.',
    },
    everything: {
      label: 'Tout sauf les clés',
      help: 'Pour les tests. En production, choisissez moins de droits.',
    },
  },
  permissions: 'Droits',
  permissionCount: {
    one: '{count} droit',
    many: '{count} de droits',
    other: '{count} droits',
  },
  addresses: 'Adresses autorisées',
  addressesHelp: 'Adresses IP ou plages comme 192.0.2.0/24, une par ligne. Vide : toutes les adresses.',
  columns: {
    name: 'Clé',
    permissions: 'Droits',
    used: 'Dernier usage',
    state: 'Statut',
    action: 'Modifier',
  },
  states: {
    live: 'active',
    ending: 'expire bientôt',
    expired: 'expirée',
  },
  never: 'jamais',
  edit: 'Voir',
  replace: 'Remplacer',
  end: 'Faire expirer',
  actionOf: '{action} : {name}',
  save: 'Enregistrer',
  saved: 'Enregistré. Le changement prend effet partout en une seconde.',
  replaceText:
    'Crée une nouvelle valeur avec les mêmes réglages. L’ancienne reste valable le temps choisi, pour mettre à jour vos programmes.',
  overlap: 'Durée de validité des deux valeurs',
  overlaps: {
    '0': 'aucune : l’ancienne valeur expire maintenant',
    '3600': 'une heure',
    '86400': 'un jour',
    '604800': 'une semaine',
  },
  endText: 'L’API refuse la clé en une seconde. Une clé expirée ne peut pas être rétablie.',
  endedNow: 'La clé a expiré.',
  use: 'Utilisation des 30 derniers jours',
  unused: 'La clé n’a pas été utilisée ces 30 derniers jours : rien ne serait interrompu.',
  breaks: {
    one: '{count} opération utilisée serait refusée.',
    many: '{count} d’opérations utilisées seraient refusées.',
    other: '{count} opérations utilisées seraient refusées.',
  },
  breaksNothing: 'Toutes les opérations qui fonctionnaient continueraient de fonctionner.',
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
  lacks: 'droit manquant : {permission}',
  useColumns: {
    operation: 'Opération',
    calls: 'Appels',
    last: 'Dernier appel',
    verdict: 'Après enregistrement',
  },
  verdicts: {
    works: 'fonctionne',
    breaks: 'serait refusée',
    refused: 'a été refusée',
  },
};

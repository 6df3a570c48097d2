/** Les listes auxquelles chaque envoi est comparé. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listes',
  text: 'Valeurs auxquelles les demandes, documents, sessions et transactions sont comparés. Une correspondance ne décide rien seule.',
  none: 'Pas encore de liste',
  noneText:
    'Ajoutez des adresses e-mail, réseaux, noms ou numéros de documents à une liste et voyez leurs correspondances passées.',
  noneArchived: 'Aucune liste n’est archivée.',
  make: 'Créer une liste',
  nameHelp: 'Les règles et les filtres utilisent ce nom.',
  fuzzy: 'Accepter les prénoms semblables',
  fuzzyHelp: 'Inclut les formes courtes et les noms qui se prononcent de la même façon.',
  fieldName: 'Champ des demandes',
  fieldNameHelp: 'Sa clé, par exemple address-city ou birthdate.',
  columns: {
    name: 'Nom',
    kind: 'Type',
    items: 'Éléments',
    hits: 'Correspondances',
    status: 'Statut',
    created: 'Créée',
  },
  notCounted: '…',
  statuses: {
    active: 'active',
    archived: 'archivée',
  },
  shown: {
    active: 'actives',
    archived: 'archivées',
    every: 'toutes',
  },
  kinds: {
    'email-address': 'Adresses e-mail',
    'phone-number': 'Numéros de téléphone',
    name: 'Noms',
    'ip-address': 'Adresses IP',
    country: 'Pays',
    geolocation: 'Lieux',
    'government-id-number': 'Numéros de documents',
    'browser-fingerprint': 'Navigateurs',
    'device-fingerprint': 'Appareils',
    string: 'Textes quelconques',
    field: 'Un champ',
  },
  compares: {
    'email-address': 'Adresses entières, ou toutes les adresses d’un domaine.',
    'phone-number': 'Numéros de téléphone, quel que soit leur format.',
    name: 'Prénoms et noms, sans tenir compte des accents ni de la casse.',
    'ip-address': 'Adresses IP et réseaux des sessions.',
    country: 'Le pays de l’adresse, en deux lettres.',
    geolocation: 'Sessions dans un rayon autour d’un lieu.',
    'government-id-number': 'Numéros de pièces d’identité, avec la classe du document si elle est donnée.',
    'browser-fingerprint': 'Empreintes de navigateur des sessions.',
    'device-fingerprint': 'Empreintes d’appareil des sessions.',
    string: 'Tout texte soumis, dans n’importe quel champ.',
    field: 'Les valeurs d’un champ des demandes.',
  },
};

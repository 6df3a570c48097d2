/** Les webhooks et leur création. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Webhooks',
  one: 'Webhook',
  text: 'Où votre serveur apprend ce qui arrive, avec signature.',
  make: 'Ajouter un webhook',
  none: 'Pas encore de webhook',
  noneText: 'Sans lui, votre serveur doit demander l’état de chaque demande. Ajoutez l’adresse à prévenir.',
  columns: {
    name: 'Nom',
    status: 'État',
    events: 'Événements',
    created: 'Ajouté',
  },
  allEvents: 'tous les événements',
  events: {
    one: '{count} événement',
    many: '{count} d’événements',
    other: '{count} événements',
  },
  states: {
    enabled: 'activé',
    disabled: 'désactivé',
    archived: 'archivé',
  },
  failing: 'en échec',
  stoppedByFailing: 'arrêté après des échecs',
  name: 'Nom',
  url: 'Adresse',
  urlHelp: 'https en production.',
  usual: 'Événements',
  others: 'Autres événements',
  othersHelp: 'Un par ligne ; * pour tous.',
  filter: 'Filtre du contenu',
  filterHelp: 'JSON qui doit faire partie du contenu. Vide, tout est envoyé.',
  filterBroken: 'Ceci n’est pas un objet JSON.',
  madeTitle: 'Le webhook est activé',
  onceText: 'Votre serveur vérifie les signatures avec ce secret. Gardez-le où votre serveur le trouve.',
  secret: 'Secret',
  signature: 'Pourquoi une signature est-elle refusée ?',
  signatureHelp: 'Collez ce que votre serveur a reçu. Rien n’en sort de cette page.',
  header: 'En-tête Service-Signature',
  body: 'Corps, tel qu’il est arrivé',
  bodyHelp: 'Brut, ni analysé ni réécrit.',
  check: 'Vérifier',
  signatureVerdicts: {
    fits: 'La signature est correcte.',
    'no-header': 'Il n’y a pas d’en-tête à vérifier.',
    'wrong-format': 'L’en-tête n’a pas la forme t=…,v1=….',
    'body-or-secret': 'Elle vient d’un autre secret, ou le corps n’est pas celui qui fut envoyé, octet pour octet.',
    'fits-trimmed': 'Elle est correcte sans les blancs autour du corps : quelque chose les a ajoutés.',
    'too-old':
      'La signature est correcte et date de plus de cinq minutes : les destinataires la refusent comme rejouée.',
  },
};

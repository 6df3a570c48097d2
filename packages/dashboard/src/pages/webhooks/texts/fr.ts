/** Les webhooks et leur création. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Webhooks',
  one: 'Webhook',
  text: 'Notifications signées envoyées à votre serveur pour chaque événement.',
  make: 'Ajouter un webhook',
  none: 'Pas encore de webhook',
  noneText: 'Sans webhook, votre serveur doit interroger chaque demande. Ajoutez l’URL qui reçoit vos webhooks.',
  columns: {
    name: 'Nom',
    status: 'Statut',
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
  stoppedByFailing: 'désactivé après des échecs',
  name: 'Nom',
  url: 'URL',
  urlHelp: 'https en production.',
  usual: 'Événements',
  others: 'Autres événements',
  othersHelp: 'Un par ligne ; * pour tous.',
  filter: 'Filtre du contenu',
  filterHelp: 'JSON que le contenu doit contenir. Vide : tous les événements sont envoyés.',
  filterBroken: 'Ceci n’est pas un objet JSON.',
  madeTitle: 'Le webhook est activé',
  onceText: 'Votre serveur vérifie les signatures avec ce secret. Conservez-le là où votre serveur peut le lire.',
  secret: 'Secret',
  signature: 'Vérifier une signature',
  signatureHelp: 'Collez ce que votre serveur a reçu. Rien ne quitte cette page.',
  header: 'En-tête Service-Signature',
  body: 'Corps, tel que reçu',
  bodyHelp: 'Le corps brut, sans analyse ni réécriture.',
  check: 'Vérifier la signature',
  signatureVerdicts: {
    fits: 'La signature est valide.',
    'no-header': 'Il n’y a pas d’en-tête à vérifier.',
    'wrong-format': 'L’en-tête n’a pas la forme t=…,v1=….',
    'body-or-secret': 'Le secret est différent, ou le corps n’est pas celui qui a été envoyé.',
    'fits-trimmed': 'La signature est valide sans les espaces autour du corps : des espaces ont été ajoutés.',
    'too-old':
      'La signature est valide mais date de plus de cinq minutes : les destinataires la refusent comme rejeu possible.',
  },
};

/** Ce qui est en vigueur. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Réglages',
  text: 'Ce que l’exploitant a configuré. Le nom à côté d’une ligne est le réglage qui la change.',
  signIn: 'Connexion',
  signInHelp: 'En production, une clé d’accès ou un second facteur est toujours demandé.',
  rule: 'Façons d’entrer',
  rules: {
    any: 'toutes celles que l’on a configurées',
    'oidc-only': 'chez l’émetteur seulement',
  },
  issuer: 'Émetteur',
  none: 'aucun',
  passkeys: 'Clés d’accès',
  passkeysAt: 'liées à {host}',
  passkeysOff: 'désactivées',
  passkeysNeedName:
    'Les navigateurs ne donnent des clés d’accès qu’aux noms d’hôte, et le service est joint par une adresse. Mettez un nom dans BASE_URL, comme http://localhost:8080 ou votre domaine.',
  idle: 'Une session inutilisée se termine après',
  absolute: 'et toujours après',
  embedding: 'Intégration',
  embeddingHelp: 'Vaut dans cet environnement, en plus de la liste de chaque modèle.',
  embeddingDomains: 'Sites qui peuvent afficher toute demande dans un cadre',
  embeddingDomainsHelp: 'Un par ligne. Vide : seulement ceux des modèles.',
  embeddingSave: 'Enregistrer',
  embeddingSaved: 'Enregistré. Vaut aussitôt pour les nouvelles pages.',
  messages: 'Messages',
  messagesHelp: 'Les invitations et alertes partent par courriel.',
  channels: {
    mail: 'Courriel',
    sms: 'SMS',
  },
  transports: {
    log: 'écrit dans le journal, envoyé à personne',
    smtp: 'un serveur de courriel',
    http: 'une passerelle HTTP',
  },
  logOnly: 'Rien n’est envoyé : les invitations sont à transmettre à la main et personne n’est alerté.',
  test: 'M’envoyer un courriel',
  testQueued: 'Le courriel est en route ; son sort figure ci-dessous.',
  recent: 'Derniers messages',
  columns: {
    kind: 'Type',
    channel: 'Par',
    state: 'État',
    at: 'Quand',
  },
  states: {
    queued: 'en route',
    sent: 'envoyé',
    failed: 'non envoyé',
    expired: 'trop tard',
  },
  retention: 'Ce que la conservation effacerait maintenant',
  retentionHelp: 'Passe toutes les heures. Regarder n’efface rien.',
  lookAgain: 'Regarder encore',
  nothingDue: 'Rien n’est dû : le prochain passage n’efface rien.',
  keptFor: 'gardé {duration}',
  orMore: '{count} ou plus',
  dueColumns: {
    table: 'Table',
    due: 'Dû',
    oldest: 'Plus ancien',
    rule: 'Règle',
  },
};

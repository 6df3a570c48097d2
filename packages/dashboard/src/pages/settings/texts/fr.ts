/** Ce qui est en vigueur. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Réglages',
  text: 'La configuration définie par l’exploitant. Le nom à côté de chaque valeur est le réglage qui la modifie.',
  signIn: 'Connexion',
  signInHelp: 'La production exige toujours une clé d’accès ou un second facteur.',
  rule: 'Méthodes de connexion',
  rules: {
    any: 'toutes celles que les utilisateurs configurent',
    'oidc-only': 'le fournisseur d’identité seulement',
  },
  issuer: 'Fournisseur d’identité',
  none: 'aucun',
  passkeys: 'Clés d’accès',
  passkeysAt: 'liées à {host}',
  passkeysOff: 'désactivées',
  passkeysNeedName:
    'Les navigateurs n’acceptent les clés d’accès que pour des noms d’hôte, mais ce service utilise une adresse IP. Donnez un nom à BASE_URL, comme http://localhost:8080 ou votre domaine.',
  idle: 'Délai d’inactivité d’une session',
  absolute: 'Durée maximale d’une session',
  embedding: 'Intégration',
  embeddingHelp: 'S’applique à cet environnement, en plus de la liste de chaque modèle.',
  embeddingDomains: 'Sites qui peuvent intégrer toutes les demandes',
  embeddingDomainsHelp: 'Un par ligne. Vide : seulement ceux des modèles.',
  embeddingSave: 'Enregistrer',
  embeddingSaved: 'Enregistré. S’applique aussitôt aux nouvelles pages.',
  messages: 'Messages',
  messagesHelp: 'Les invitations et les alertes sont envoyées par e-mail.',
  channels: {
    mail: 'E-mail',
    sms: 'SMS',
  },
  transports: {
    log: 'écrit dans le journal, non envoyé',
    smtp: 'un serveur de messagerie',
    http: 'une passerelle HTTP',
  },
  logOnly:
    'Aucun message n’est envoyé : transmettez vous-même les liens d’invitation ; les alertes n’atteignent personne.',
  test: 'M’envoyer un e-mail de test',
  testQueued: 'L’e-mail est en file d’attente. Le statut de l’envoi apparaît ci-dessous.',
  recent: 'Derniers messages',
  columns: {
    kind: 'Type',
    channel: 'Canal',
    state: 'Statut',
    at: 'Quand',
  },
  states: {
    queued: 'en attente',
    sent: 'envoyé',
    failed: 'non envoyé',
    expired: 'expiré',
  },
  retention: 'Données à supprimer',
  retentionHelp: 'La suppression s’exécute toutes les heures. Cet aperçu ne supprime rien.',
  lookAgain: 'Actualiser l’aperçu',
  notDue: 'Tables sans rien à supprimer : {count}',
  nothingDue: 'Rien n’est à supprimer : la prochaine exécution ne supprime rien.',
  keptFor: 'conservé {duration}',
  orMore: '{count} ou plus',
  dueColumns: {
    table: 'Table',
    due: 'À supprimer',
    oldest: 'Plus ancien',
    rule: 'Règle',
  },
};

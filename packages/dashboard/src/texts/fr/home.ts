/** Texts of home. */
import type { WrittenTexts } from '../en/index.ts';

export const homeTexts: WrittenTexts['home'] = {
  title: 'Accueil',
  titleFor: 'Bonjour, {name}',
  text: 'Ce qui a besoin de vous maintenant.',
  review: 'En attente d’une décision',
  reviewHelp: 'Demandes qu’une règle ou un contrôle a confiées à une personne.',
  reviewNone: 'Rien n’attend de décision.',
  webhooks: 'Webhooks en échec',
  webhooksHelp: 'Destinations en échec, ou désactivées après trop d’échecs.',
  webhooksNone: 'Tous les webhooks arrivent.',
  webhookDisabled: 'désactivé',
  webhookFailing: 'échoue',
  recent: 'Dernières demandes',
  recentHelp: 'Les plus récentes d’abord.',
  recentNone: 'Aucune demande pour l’instant',
  recentNoneText: 'Créez-en une dans le bac à sable et décidez-la ; cela prend environ une minute.',
  start: 'Créer une demande d’essai',
  all: 'Tout voir',
  lastDays: 'Les trente derniers jours',
  counted: { created: 'créées', approved: 'approuvées', declined: 'refusées', failed: 'échouées', expired: 'expirées' },
  asOf: 'Vu {age}',
  source: 'Requête : {query}',
  noRights: 'Votre rôle ne voit ni demandes ni webhooks. Ce qu’il voit est dans la liste des pages.',
  columns: { inquiry: 'Demande', status: 'État', created: 'Créée' },
};

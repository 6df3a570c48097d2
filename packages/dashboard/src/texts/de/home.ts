/** Texts of home. */
import type { WrittenTexts } from '../en/index.ts';

export const homeTexts: WrittenTexts['home'] = {
  title: 'Übersicht',
  titleFor: 'Guten Tag, {name}',
  text: 'Was Sie jetzt braucht.',
  review: 'Warten auf eine Entscheidung',
  reviewHelp: 'Anfragen, die eine Regel oder eine Prüfung einem Menschen vorlegt.',
  reviewNone: 'Nichts wartet auf eine Entscheidung.',
  webhooks: 'Webhooks mit Fehlern',
  webhooksHelp: 'Endpunkte mit Fehlern, oder nach zu vielen abgeschaltet.',
  webhooksNone: 'Alle Webhooks kommen an.',
  webhookDisabled: 'abgeschaltet',
  webhookFailing: 'Fehler',
  recent: 'Letzte Anfragen',
  recentHelp: 'Neueste zuerst.',
  recentNone: 'Noch keine Anfrage',
  recentNoneText: 'Legen Sie in der Sandbox eine an und entscheiden Sie sie; es dauert etwa eine Minute.',
  start: 'Testanfrage anlegen',
  all: 'Alle ansehen',
  lastDays: 'Die letzten dreißig Tage',
  counted: {
    created: 'angelegt',
    approved: 'genehmigt',
    declined: 'abgelehnt',
    failed: 'gescheitert',
    expired: 'abgelaufen',
  },
  asOf: 'Stand: {age}',
  source: 'Gefragt: {query}',
  noRights: 'Ihre Rolle sieht weder Anfragen noch Webhooks. Was sie sieht, steht in der Liste der Seiten.',
  columns: { inquiry: 'Anfrage', status: 'Stand', created: 'Angelegt' },
};

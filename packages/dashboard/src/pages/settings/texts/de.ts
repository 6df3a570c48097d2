/** Was gilt. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Einstellungen',
  text: 'Die vom Betreiber festgelegte Konfiguration. Der Name neben jedem Wert ist die Einstellung, mit der er geändert wird.',
  signIn: 'Anmeldung',
  signInHelp: 'In der Produktion ist immer ein Passkey oder ein zweiter Faktor erforderlich.',
  rule: 'Anmeldemethoden',
  rules: {
    any: 'alle, die Personen einrichten',
    'oidc-only': 'nur der Identitätsanbieter',
  },
  issuer: 'Identitätsanbieter',
  none: 'keiner',
  passkeys: 'Passkeys',
  passkeysAt: 'gebunden an {host}',
  passkeysOff: 'aus',
  passkeysNeedName:
    'Browser erlauben Passkeys nur für Hostnamen, aber dieser Dienst läuft unter einer IP-Adresse. Setzen Sie BASE_URL auf einen Namen, etwa http://localhost:8080 oder Ihre Domain.',
  idle: 'Sitzungsende bei Inaktivität',
  absolute: 'Maximale Sitzungsdauer',
  embedding: 'Einbettung',
  embeddingHelp: 'Gilt für diese Umgebung, zusätzlich zur Liste jeder Vorlage.',
  embeddingDomains: 'Websites, die jede Anfrage einbetten dürfen',
  embeddingDomainsHelp: 'Eine pro Zeile. Leer: nur die der Vorlagen.',
  embeddingSave: 'Speichern',
  embeddingSaved: 'Gespeichert. Es gilt sofort für neue Seiten.',
  messages: 'Nachrichten',
  messagesHelp: 'Einladungen und Warnungen werden per E-Mail gesendet.',
  channels: {
    mail: 'E-Mail',
    sms: 'SMS',
  },
  transports: {
    log: 'ins Log geschrieben, nicht gesendet',
    smtp: 'ein Mailserver',
    http: 'ein Gateway über HTTP',
  },
  logOnly:
    'Es werden keine Nachrichten gesendet: Geben Sie Einladungslinks selbst weiter; Warnungen erreichen niemanden.',
  test: 'Test-E-Mail an mich senden',
  testQueued: 'Die E-Mail ist in der Warteschlange. Ihr Zustellstatus erscheint unten.',
  recent: 'Letzte Nachrichten',
  columns: {
    kind: 'Art',
    channel: 'Kanal',
    state: 'Status',
    at: 'Zeitpunkt',
  },
  states: {
    queued: 'in Warteschlange',
    sent: 'gesendet',
    failed: 'nicht gesendet',
    expired: 'abgelaufen',
  },
  retention: 'Zur Löschung fällige Daten',
  retentionHelp: 'Die Löschung läuft stündlich. Diese Vorschau löscht nichts.',
  lookAgain: 'Vorschau aktualisieren',
  notDue: 'Tabellen ohne fällige Daten: {count}',
  nothingDue: 'Nichts ist fällig: Der nächste Lauf löscht nichts.',
  keptFor: 'aufbewahrt für {duration}',
  orMore: '{count} oder mehr',
  dueColumns: {
    table: 'Tabelle',
    due: 'Fällig',
    oldest: 'Ältestes',
    rule: 'Regel',
  },
};

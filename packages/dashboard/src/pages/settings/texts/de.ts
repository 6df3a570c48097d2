/** Was gilt. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Einstellungen',
  text: 'Was der Betreiber eingestellt hat. Der Name neben einer Zeile ist die Einstellung, die sie ändert.',
  signIn: 'Anmeldung',
  signInHelp: 'In Produktion wird immer ein Passkey oder ein zweiter Faktor verlangt.',
  rule: 'Wege hinein',
  rules: {
    any: 'jeder, den man eingerichtet hat',
    'oidc-only': 'nur beim Aussteller',
  },
  issuer: 'Aussteller',
  none: 'keiner',
  passkeys: 'Passkeys',
  passkeysAt: 'gebunden an {host}',
  passkeysOff: 'aus',
  passkeysNeedName:
    'Browser geben Passkeys nur für Hostnamen, und der Dienst ist unter einer Adresse erreichbar. Setzen Sie BASE_URL auf einen Namen, etwa http://localhost:8080 oder Ihre Domain.',
  idle: 'Ungenutzt endet eine Sitzung nach',
  absolute: 'und immer nach',
  embedding: 'Einbettung',
  embeddingHelp: 'Gilt in dieser Umgebung, zusätzlich zur Liste jeder Vorlage.',
  embeddingDomains: 'Seiten, die jede Anfrage in einem Rahmen zeigen dürfen',
  embeddingDomainsHelp: 'Je Zeile eine. Leer: nur die der Vorlagen.',
  embeddingSave: 'Speichern',
  embeddingSaved: 'Gespeichert. Es gilt sofort für neue Seiten.',
  messages: 'Nachrichten',
  messagesHelp: 'Einladungen und Warnungen gehen per E-Mail.',
  channels: {
    mail: 'E-Mail',
    sms: 'SMS',
  },
  transports: {
    log: 'ins Protokoll geschrieben, niemandem gesandt',
    smtp: 'ein Mailserver',
    http: 'ein Gateway über HTTP',
  },
  logOnly: 'Es wird nichts gesandt: Einladungen sind von Hand weiterzugeben, und niemand wird gewarnt.',
  test: 'E-Mail an mich senden',
  testQueued: 'Die E-Mail ist unterwegs; unten steht, was daraus wurde.',
  recent: 'Letzte Nachrichten',
  columns: {
    kind: 'Art',
    channel: 'Per',
    state: 'Zustand',
    at: 'Wann',
  },
  states: {
    queued: 'unterwegs',
    sent: 'gesandt',
    failed: 'nicht gesandt',
    expired: 'zu spät',
  },
  retention: 'Was jetzt gelöscht würde',
  retentionHelp: 'Läuft stündlich. Ansehen löscht nichts.',
  lookAgain: 'Erneut ansehen',
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

/** Webhooks und wie sie entstehen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Webhooks',
  one: 'Webhook',
  text: 'Signierte Benachrichtigungen an Ihren Server über jedes Ereignis.',
  make: 'Webhook hinzufügen',
  none: 'Noch kein Webhook',
  noneText:
    'Ohne Webhook muss Ihr Server jede Anfrage selbst abfragen. Fügen Sie die URL Ihres Webhook-Endpunkts hinzu.',
  columns: {
    name: 'Name',
    status: 'Status',
    events: 'Ereignisse',
    created: 'Hinzugefügt',
  },
  allEvents: 'alle Ereignisse',
  events: {
    one: '{count} Ereignis',
    other: '{count} Ereignisse',
  },
  states: {
    enabled: 'aktiviert',
    disabled: 'deaktiviert',
    archived: 'archiviert',
  },
  failing: 'schlägt fehl',
  stoppedByFailing: 'nach Fehlern deaktiviert',
  name: 'Name',
  url: 'URL',
  urlHelp: 'https in der Produktion.',
  usual: 'Ereignisse',
  others: 'Weitere Ereignisse',
  othersHelp: 'Eines pro Zeile; * für alle.',
  filter: 'Payload-Filter',
  filterHelp: 'JSON, das die Payload enthalten muss. Leer: Alle Ereignisse werden gesendet.',
  filterBroken: 'Das ist kein JSON-Objekt.',
  madeTitle: 'Der Webhook ist aktiviert',
  onceText: 'Ihr Server prüft Signaturen mit diesem Geheimnis. Speichern Sie es dort, wo Ihr Server es lesen kann.',
  secret: 'Geheimnis',
  signature: 'Signatur prüfen',
  signatureHelp: 'Fügen Sie ein, was Ihr Server empfangen hat. Die Daten verlassen diese Seite nicht.',
  header: 'Header Service-Signature',
  body: 'Body, wie empfangen',
  bodyHelp: 'Der rohe Body, nicht geparst und neu serialisiert.',
  check: 'Signatur prüfen',
  signatureVerdicts: {
    fits: 'Die Signatur ist gültig.',
    'no-header': 'Es gibt keinen Header zum Prüfen.',
    'wrong-format': 'Der Header hat nicht die Form t=…,v1=….',
    'body-or-secret': 'Das Geheimnis ist ein anderes, oder der Body weicht vom gesendeten Body ab.',
    'fits-trimmed': 'Die Signatur ist ohne die Leerzeichen um den Body gültig: Es wurden Leerzeichen hinzugefügt.',
    'too-old':
      'Die Signatur ist gültig, aber älter als fünf Minuten: Empfänger lehnen sie als mögliche Wiederholung ab.',
  },
};

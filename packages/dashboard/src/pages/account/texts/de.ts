/** Ein Konto. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Konto',
  facts: 'Konto',
  id: 'ID',
  reference: 'Referenz-ID',
  type: 'Art',
  status: 'Status',
  tags: 'Tags',
  created: 'Erstellt',
  nothing: 'keine',
  values: 'Bekannte Daten',
  valuesHelp: 'Jeder Wert mit seiner Quelle.',
  noValues: 'Noch keine Daten.',
  before: {
    one: '{count} früherer Wert',
    other: '{count} frühere Werte',
  },
  byInquiry: 'genehmigte Anfrage',
  authors: {
    'api-key': 'ein API-Schlüssel',
    user: 'ein Teammitglied',
    'inquiry-session': 'die Person',
    system: 'der Dienst',
  },
  inquiries: 'Anfragen',
  noInquiries: 'Zu diesem Konto gehört keine Anfrage.',
  raw: 'API-Antwort',
  more: 'Mehr',
  editTags: 'Tags bearbeiten',
  redacted: 'Daten gelöscht',
  redact: 'Daten löschen',
  redactText: 'Löscht alle Daten der Person endgültig, einschließlich aller Anfragen, Bilder und Dokumente.',
  merge: 'Mit einem anderen Konto zusammenführen',
  mergeText:
    'Alles, was mit dem anderen Konto verknüpft ist, wird in dieses Konto verschoben. Das andere Konto behält seine Werte und wird archiviert. Das kann nicht rückgängig gemacht werden.',
  mergeOther: 'Das andere Konto: ID, Referenz-ID oder E-Mail-Adresse',
  mergeFind: 'Konto suchen',
  mergeNone: 'Kein anderes Konto entspricht der Suche.',
  mergeMany: 'Mehrere Konten entsprechen der Suche. Geben Sie die ID ein.',
  mergeMoves: {
    one: '{count} Anfrage von {id} wird in dieses Konto verschoben.',
    other: '{count} Anfragen von {id} werden in dieses Konto verschoben.',
  },
  mergeMovesAtLeast: {
    one: 'Mindestens {count} Anfrage von {id} wird in dieses Konto verschoben.',
    other: 'Mindestens {count} Anfragen von {id} werden in dieses Konto verschoben.',
  },
  mergeSend: 'Konten zusammenführen',
  merged: 'Die Konten wurden zusammengeführt.',
  field: 'Feld',
  stays: '{name} bleibt',
  archives: '{name} wird archiviert',
  differs: 'weicht ab',
};

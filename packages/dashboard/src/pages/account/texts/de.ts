/** Ein Konto. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Konto',
  facts: 'Konto',
  id: 'Id',
  reference: 'Referenz-Id',
  type: 'Typ',
  status: 'Status',
  tags: 'Tags',
  created: 'Angelegt',
  nothing: 'nichts',
  values: 'Was bekannt ist',
  valuesHelp: 'Jeder Wert mit dem, der ihn brachte.',
  noValues: 'Noch ist nichts bekannt.',
  before: {
    one: '{count} früherer Wert',
    other: '{count} frühere Werte',
  },
  byInquiry: 'genehmigte Anfrage',
  authors: {
    'api-key': 'ein Schlüssel',
    user: 'jemand aus dem Team',
    'inquiry-session': 'die Person selbst',
    system: 'der Dienst',
  },
  inquiries: 'Anfragen',
  noInquiries: 'Zu diesem Konto gehört keine Anfrage.',
  raw: 'Wie die API es hat',
  more: 'Mehr',
  editTags: 'Tags ändern',
  redacted: 'Gelöscht',
  redact: 'Daten löschen',
  redactText: 'Alles über die Person wird endgültig gelöscht, mit jeder Anfrage, jedem Bild und jedem Dokument.',
  merge: 'Mit einem anderen Konto zusammenführen',
  mergeText:
    'Was am anderen Konto hängt, kommt zu diesem. Das andere behält seine Werte und wird archiviert; das lässt sich nicht rückgängig machen.',
  mergeOther: 'Das andere Konto: Id, Referenz-Id oder E-Mail',
  mergeFind: 'Ansehen',
  mergeNone: 'Kein anderes Konto hat das.',
  mergeMany: 'Mehr als ein Konto hat das: geben Sie die Id an.',
  mergeMoves: {
    one: '{count} Anfrage von {id} kommt zu diesem Konto.',
    other: '{count} Anfragen von {id} kommen zu diesem Konto.',
  },
  mergeMovesAtLeast: {
    one: '{count} Anfrage von {id} oder mehr kommt zu diesem Konto.',
    other: '{count} Anfragen von {id} oder mehr kommen zu diesem Konto.',
  },
  mergeSend: 'Zusammenführen',
  merged: 'Die Konten sind zusammengeführt.',
  field: 'Feld',
  stays: '{name} bleibt',
  archives: '{name} wird archiviert',
  differs: 'weicht ab',
};

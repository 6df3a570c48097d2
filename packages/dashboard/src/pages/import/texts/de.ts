/** Die Seite eines Imports. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Import',
  of: 'Import: {kind}',
  id: 'ID',
  ended: 'Beendet',
  toList: 'Liste öffnen',
  toListNamed: 'Liste {name} öffnen',
  toAccounts: 'Konten öffnen',
  rows: 'Zeilen',
  progress: 'Erledigte Zeilen: {done} von {rows}',
  outcomes: {
    imported: 'Importiert',
    duplicates: 'Duplikate, unverändert',
    failed: 'Fehlgeschlagen',
    left: 'Ausstehend',
  },
  all: 'Alle Zeilen der Datei',
  allDone: 'Der Import ist abgeschlossen. Keine Zeile ist fehlgeschlagen.',
  someFailed: {
    one: 'Der Import ist abgeschlossen. {count} Zeile ist fehlgeschlagen; der Grund steht unten.',
    other: 'Der Import ist abgeschlossen. {count} Zeilen sind fehlgeschlagen; die Gründe stehen unten.',
  },
  stopped:
    'Der Import wurde vorzeitig beendet. Nicht verarbeitete Zeilen gelten als fehlgeschlagen; importieren Sie sie erneut.',
  failedRows: 'Fehlgeschlagene Zeilen',
  failedHelp: 'Zeile 1 ist die erste unter der Kopfzeile; leere Zeilen zählen nicht.',
  row: 'Zeile',
  reason: 'Grund',
  reasons: 'Zeilen und Gründe',
  download: 'Als CSV herunterladen',
  firstFailed: {
    one: 'Nur der Grund der ersten fehlgeschlagenen Zeile wird gespeichert.',
    other: 'Nur die Gründe der ersten {count} fehlgeschlagenen Zeilen werden gespeichert.',
  },
};

/** Die Seite eines Imports. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Import',
  of: 'Import: {kind}',
  id: 'Id',
  ended: 'Beendet',
  toList: 'Liste öffnen',
  toListNamed: 'Liste {name} öffnen',
  toAccounts: 'Konten öffnen',
  rows: 'Zeilen',
  progress: 'Erledigte Zeilen: {done} von {rows}',
  outcomes: {
    imported: 'Importiert',
    duplicates: 'Doppelt, unverändert gelassen',
    failed: 'Abgelehnt',
    left: 'Noch offen',
  },
  all: 'Alle Zeilen der Datei',
  allDone: 'Der Import ist fertig. Keine Zeile wurde abgelehnt.',
  someFailed: {
    one: 'Der Import ist fertig. {count} Zeile wurde abgelehnt; der Grund steht unten.',
    other: 'Der Import ist fertig. {count} Zeilen wurden abgelehnt; die Gründe stehen unten.',
  },
  stopped:
    'Der Import endete vorzeitig. Zeilen, die nicht erledigt wurden, zählen als abgelehnt; importieren Sie sie noch einmal.',
  failedRows: 'Abgelehnte Zeilen',
  failedHelp: 'Zeile 1 ist die erste unter der Kopfzeile; leere Zeilen zählen nicht.',
  row: 'Zeile',
  reason: 'Grund',
  reasons: 'Zeilen und Gründe',
  download: 'Als CSV herunterladen',
  firstFailed: {
    one: 'Nur der Grund der ersten abgelehnten Zeile wird aufbewahrt.',
    other: 'Nur die Gründe der ersten {count} abgelehnten Zeilen werden aufbewahrt.',
  },
};

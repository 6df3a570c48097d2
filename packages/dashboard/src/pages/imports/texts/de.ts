/** Die Liste der Importe, und was andere Seiten von ihnen zeigen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Importe',
  text: 'CSV-Dateien, deren Zeilen zu Konten oder Listeneinträgen wurden.',
  importFile: 'Datei importieren',
  importCsv: 'CSV importieren',
  none: 'Noch kein Import',
  noneText:
    'Importieren Sie Konten oder Listeneinträge aus einer CSV-Datei und sehen Sie, welche Zeilen fehlgeschlagen sind.',
  accounts: 'Konten',
  noList: '–',
  columns: {
    kind: 'Art',
    list: 'Liste',
    status: 'Status',
    imported: 'Importiert',
    duplicates: 'Duplikate',
    failed: 'Fehlgeschlagen',
    created: 'Begonnen',
  },
  statuses: {
    pending: 'in Arbeit',
    ready: 'abgeschlossen',
    withFailures: 'abgeschlossen, mit Fehlern',
    errored: 'abgebrochen',
  },
};

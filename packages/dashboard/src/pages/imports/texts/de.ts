/** Die Liste der Importe, und was andere Seiten von ihnen zeigen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Importe',
  text: 'CSV-Dateien, deren Zeilen zu Konten oder zu Einträgen von Listen wurden.',
  importFile: 'Datei importieren',
  importCsv: 'CSV importieren',
  none: 'Noch kein Import',
  noneText:
    'Importieren Sie Konten oder die Einträge einer Liste aus einer CSV-Datei und sehen Sie, welche Zeilen nicht gelangen.',
  accounts: 'Konten',
  noList: '–',
  columns: {
    kind: 'Art',
    list: 'Liste',
    status: 'Zustand',
    imported: 'Importiert',
    duplicates: 'Doppelt',
    failed: 'Abgelehnt',
    created: 'Begonnen',
  },
  statuses: {
    pending: 'läuft',
    ready: 'fertig',
    withFailures: 'fertig, mit Fehlern',
    errored: 'abgebrochen',
  },
};

/** Listen als Dateien. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Exporte',
  text: 'Exportierte Listen, eine Woche aufbewahrt. Das Audit-Protokoll erfasst jeden Export und jeden Download.',
  exportThese: 'Diese Liste exportieren',
  choose: 'Anfragen auswählen',
  none: 'Noch kein Export',
  noneText: 'Filtern Sie die Liste der Anfragen und exportieren Sie das Ergebnis.',
  everything: 'alle Anfragen',
  columns: {
    filter: 'Filter',
    status: 'Status',
    rows: 'Zeilen',
    who: 'Erstellt von',
    at: 'Zeitpunkt',
    file: 'Datei',
  },
  states: {
    pending: 'in Warteschlange',
    running: 'in Arbeit',
    completed: 'fertig',
    failed: 'fehlgeschlagen',
  },
  cut: 'nur die neuesten {count}',
  personal: 'enthält personenbezogene Daten',
  download: 'Herunterladen',
};

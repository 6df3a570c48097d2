/** Listen als Dateien. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Exporte',
  text: 'Listen als Dateien, eine Woche aufbewahrt. Jede steht im Audit-Protokoll, wenn sie verlangt und wenn sie geholt wird.',
  exportThese: 'Diese exportieren',
  choose: 'Anfragen auswählen',
  none: 'Noch kein Export',
  noneText: 'Engen Sie die Liste der Anfragen ein und exportieren Sie, was Sie sehen.',
  everything: 'alle Anfragen',
  columns: {
    filter: 'Was',
    status: 'Status',
    rows: 'Zeilen',
    who: 'Von',
    at: 'Wann',
    file: 'Datei',
  },
  states: {
    pending: 'wartet',
    running: 'wird geschrieben',
    completed: 'fertig',
    failed: 'nicht fertig geworden',
  },
  cut: 'die neuesten {count}; es gibt mehr',
  personal: 'enthält personenbezogene Daten',
  download: 'Herunterladen',
};

/** Die Liste der Regelsätze. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Regeln',
  text: 'Regeln, die Transaktionen anhalten, zur Prüfung vorlegen oder eine Anfrage erstellen. Ein Regelsatz pro Transaktionsart.',
  none: 'Noch keine Regeln',
  noneText:
    'Ein neuer Regelsatz beginnt mit ausgeschalteten Regeln. Er entscheidet nichts, bis Sie ihn veröffentlichen.',
  make: 'Regeln für {type} erstellen',
  name: 'Name',
  type: 'Transaktionsart',
  state: 'Status',
  rulesOn: 'Aktive Regeln',
  changed: 'Geändert',
  live: 'aktiv',
  off: 'aus',
  shadowed: 'Entwurf als Schatten',
  faulty: 'fehlerhaft',
};

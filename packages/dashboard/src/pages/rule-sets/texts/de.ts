/** Die Liste der Regelsätze. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Regeln',
  text: 'Welche Transaktionen angehalten, angesehen oder geprüft werden. Ein Satz je Transaktionsart.',
  none: 'Noch keine Regeln',
  noneText: 'Ein Satz beginnt mit Regeln, die aus sind. Bis zur Veröffentlichung wird nichts entschieden.',
  make: 'Regeln für {type} anlegen',
  name: 'Name',
  type: 'Transaktionsart',
  state: 'Zustand',
  rulesOn: 'Regeln an',
  changed: 'Geändert',
  live: 'in Kraft',
  off: 'aus',
  shadowed: 'Entwurf als Schatten',
  faulty: 'fehlerhaft',
};

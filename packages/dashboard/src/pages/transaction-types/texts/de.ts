/** Die Liste der Transaktionsarten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Transaktionsarten',
  text: 'Woraus Ihre Transaktionen bestehen: Felder, Status, Beziehungen.',
  make: 'Transaktionsart anlegen',
  makeHelp: 'Sie beginnt mit den üblichen Feldern einer Zahlung.',
  name: 'Name',
  fields: 'Felder',
  id: 'Id',
  changed: 'Geändert',
};

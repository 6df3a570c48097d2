/** Die Liste der Kontoarten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Kontoarten',
  text: 'Woraus Ihre Konten bestehen: Felder, Status, Beziehungen.',
  make: 'Kontoart anlegen',
  makeHelp: 'Sie beginnt mit den üblichen Feldern einer Person.',
  name: 'Name',
  fields: 'Felder',
  id: 'Id',
  changed: 'Geändert',
};

/** Die Liste der Transaktionsarten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Transaktionsarten',
  text: 'Felder, Status und Beziehungen Ihrer Transaktionen.',
  make: 'Transaktionsart erstellen',
  makeHelp: 'Sie enthält zunächst die üblichen Felder einer Zahlung.',
  name: 'Name',
  fields: 'Felder',
  id: 'ID',
  changed: 'Geändert',
};

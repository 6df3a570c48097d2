/** Die Liste der Kontoarten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Kontoarten',
  text: 'Felder, Status und Beziehungen Ihrer Konten.',
  make: 'Kontoart erstellen',
  makeHelp: 'Sie enthält zunächst die üblichen Felder einer Person.',
  name: 'Name',
  fields: 'Felder',
  id: 'ID',
  changed: 'Geändert',
};

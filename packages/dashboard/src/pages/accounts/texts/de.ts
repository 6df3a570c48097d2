/** Die Liste der Konten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Konten',
  text: 'Alle Personen Ihrer Anfragen, je ein Konto pro Person.',
  find: 'Konto suchen',
  findHelp:
    'Der vollständige, genaue Wert von Referenz-ID, E-Mail-Adresse, Telefonnummer oder einem anderen suchbaren Feld.',
  findIt: 'Suchen',
  all: 'Alle anzeigen',
  none: 'Noch kein Konto',
  noneText:
    'Eine Anfrage erstellt ein Konto für ihre Person. Spätere Anfragen mit derselben Referenz-ID werden diesem Konto zugeordnet.',
  noneFound: 'Kein Konto entspricht der Suche.',
  nobody: 'Noch kein Name',
  columns: {
    who: 'Person',
    type: 'Art',
    status: 'Status',
    tags: 'Tags',
    updated: 'Geändert',
  },
};

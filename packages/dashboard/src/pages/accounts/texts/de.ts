/** Die Liste der Konten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Konten',
  text: 'Die Personen Ihrer Anfragen, jede einmal.',
  find: 'Konto suchen',
  findHelp: 'Referenz-Id, E-Mail, Telefon oder ein anderes suchbares Feld, ganz und genau.',
  findIt: 'Suchen',
  all: 'Alle zeigen',
  none: 'Noch kein Konto',
  noneText: 'Eine Anfrage legt das Konto ihrer Person an, und spätere mit derselben Referenz-Id kommen hinzu.',
  noneFound: 'Kein Konto hat das.',
  nobody: 'Noch unbekannt',
  columns: {
    who: 'Person',
    type: 'Typ',
    status: 'Status',
    tags: 'Tags',
    updated: 'Geändert',
  },
};

/** Anfragevorlagen in einer Liste. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Vorlagen',
  one: 'Vorlage',
  text: 'Was Anfragen von Personen verlangen und welche Prüfungen entscheiden.',
  make: 'Vorlage erstellen',
  makeHelp:
    'Sie enthält zunächst ein Dokument aus jedem Land und ein Selfie. Passen Sie sie vor der Veröffentlichung an.',
  none: 'Noch keine Vorlage',
  noneText: 'Eine Vorlage legt fest, was eine Anfrage verlangt. Jede Anfrage verwendet eine.',
  columns: {
    name: 'Name',
    status: 'Status',
    id: 'ID',
  },
  published: 'veröffentlicht',
  unpublished: 'nicht veröffentlicht',
  inactive: 'archiviert',
};

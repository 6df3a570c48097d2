/** Anfragevorlagen in einer Liste. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Vorlagen',
  one: 'Vorlage',
  text: 'Was von Menschen verlangt wird und was zählt.',
  make: 'Vorlage anlegen',
  makeHelp: 'Sie beginnt mit einem Dokument und einem Selfie aus jedem Land; vor dem Veröffentlichen ändern Sie sie.',
  none: 'Noch keine Vorlage',
  noneText: 'Eine Vorlage sagt, was verlangt wird. Anfragen folgen einer.',
  columns: {
    name: 'Name',
    status: 'Stand',
    id: 'Kennung',
  },
  published: 'veröffentlicht',
  unpublished: 'nicht veröffentlicht',
  inactive: 'archiviert',
};

/** Ein Entwurf über die Vergangenheit: wer neu, weg oder anders wäre, bevor er gilt. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  tryIt: 'An früheren Berichten erproben…',
  title: 'An früheren Berichten erproben',
  titleVersion: 'Die Version an früheren Berichten erproben',
  text: 'Die neuesten Berichte der letzten 90 Tage werden so geprüft, wie es ist, und so, wie es wäre. Kein Bericht und kein Ereignis ändert sich.',
  template: 'Vorlage',
  sample: 'Höchstens Berichte',
  noTemplate: 'Keine Vorlage durchsucht diese Beobachtungsliste.',
  run: 'Erproben',
  again: 'Noch einmal erproben',
  waiting: 'Es wartet, bis es an der Reihe ist.',
  progress: '{screened} von {reports} Berichten',
  failed: 'Es kam zu keinem Ende: {failure}',
  done: {
    one: '{count} Bericht wurde zweimal geprüft.',
    other: '{count} Berichte wurden zweimal geprüft.',
  },
  nothing: 'In den letzten 90 Tagen wurde kein Bericht mit dieser Vorlage erstellt.',
  same: 'Niemand ist neu, weg oder anders.',
  counts: {
    new: 'Neue Treffer',
    gone: 'Weg',
    changed: 'Anders',
    same: 'Gleich',
  },
  matched: 'Berichte mit Treffer',
  erroredReports: 'Berichte ohne Antwort',
  was: '{before}, dann {after}',
  changes: {
    new: 'neu',
    gone: 'weg',
    changed: 'anders',
  },
  columns: {
    change: 'Was',
    asked: 'Gefragt',
    listed: 'Gelistet',
    score: 'Wert jetzt, dann',
  },
  first: 'Von jedem werden die ersten 100 gezeigt; gezählt sind alle.',
  none: '–',
};

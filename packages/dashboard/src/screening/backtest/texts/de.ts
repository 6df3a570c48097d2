/** Ein Entwurf über die Vergangenheit: wer neu, weg oder anders wäre, bevor er gilt. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  tryIt: 'Backtest…',
  title: 'Backtest mit früheren Berichten',
  titleVersion: 'Backtest der Version mit früheren Berichten',
  text: 'Prüft die neuesten Berichte der letzten 90 Tage mit der aktuellen und mit der neuen Konfiguration. Kein Bericht ändert sich, und kein Ereignis wird gesendet.',
  template: 'Vorlage',
  sample: 'Maximale Anzahl Berichte',
  noTemplate: 'Keine Vorlage durchsucht diese Beobachtungsliste.',
  run: 'Backtest ausführen',
  again: 'Erneut ausführen',
  waiting: 'Wartet auf den Start.',
  progress: '{screened} von {reports} Berichten',
  failed: 'Der Backtest ist fehlgeschlagen: {failure}',
  done: {
    one: '{count} Bericht wurde zweimal geprüft.',
    other: '{count} Berichte wurden zweimal geprüft.',
  },
  nothing: 'Kein Bericht der letzten 90 Tage verwendet diese Vorlage.',
  same: 'Kein Treffer ist neu, entfallen oder geändert.',
  counts: {
    new: 'Neue Treffer',
    gone: 'Entfallen',
    changed: 'Geändert',
    same: 'Unverändert',
  },
  matched: 'Berichte mit Treffer',
  erroredReports: 'Berichte ohne Ergebnis',
  was: '{before}, dann {after}',
  changes: {
    new: 'neu',
    gone: 'entfallen',
    changed: 'geändert',
  },
  columns: {
    change: 'Änderung',
    asked: 'Gesucht',
    listed: 'Listeneintrag',
    score: 'Score vorher, nachher',
  },
  first: 'Jeweils die ersten 100 werden angezeigt; die Zahlen umfassen alle.',
  none: '–',
};

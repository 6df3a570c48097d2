/** Was von Prüfungen jemanden braucht, auf der Startseite. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  matches: 'Zu prüfende Treffer',
  matchesHelp: 'Mögliche Treffer aus Berichten.',
  matchesNone: 'Kein Treffer wartet.',
  matchesWait: { one: '{count} Treffer wartet', other: '{count} Treffer warten' },
  matchesOf: { one: 'in {count} Bericht', other: 'in {count} Berichten' },
  watchlists: 'Beobachtungslisten',
  watchlistsHelp:
    'Beobachtungslisten, die zu alt sind, keine Version haben oder deren Version eine Entscheidung erfordert.',
  watchlistsNone: 'Alle Beobachtungslisten sind aktuell.',
  watchlistOld: 'zu alt',
  watchlistMissing: 'keine Version',
  watchlistWaits: 'Version ausstehend',
  incident: 'Die Überwachung hat Änderungen übersehen',
  incidentHelp:
    'Die letzte nächtliche Stichprobe hat diese Berichte mit den aktuellen Beobachtungslisten verglichen und Unterschiede gefunden, die der Überwachung entgangen waren. Die Berichte wurden erneut geprüft. Wenden Sie sich an den Betreiber.',
};

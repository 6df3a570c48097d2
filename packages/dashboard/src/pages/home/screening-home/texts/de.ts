/** Was von Prüfungen jemanden braucht, auf der Startseite. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  matches: 'Treffer zu prüfen',
  matchesHelp: 'Von Berichten, die jemand Ähnlichen fanden.',
  matchesNone: 'Kein Treffer wartet.',
  matchesWait: { one: '{count} Treffer wartet', other: '{count} Treffer warten' },
  matchesOf: { one: 'aus {count} Bericht', other: 'aus {count} Berichten' },
  watchlists: 'Beobachtungslisten',
  watchlistsHelp: 'Zu alt, ohne Version, oder mit einer, die auf einen Menschen wartet.',
  watchlistsNone: 'Alle Beobachtungslisten sind aktuell.',
  watchlistOld: 'zu alt',
  watchlistMissing: 'keine Version',
  watchlistWaits: 'eine Version wartet',
  incident: 'Die Überwachung hat etwas übersehen',
  incidentHelp:
    'Die letzte nächtliche Stichprobe hat diese Berichte mit den aktuellen Listen verglichen und Unterschiede gefunden, die die Überwachung übersehen hatte. Die Berichte wurden noch einmal geprüft. Sagen Sie es dem Betreiber.',
};

/** Prints the state of every watchlist. */
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { ageHours, type Standing } from '../screening/watchlist.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import type { Given, Tell } from './command.ts';
import { formatTable } from './format-table.ts';

/** Returns the age as printed; empty if there is no version. */
function printedAge(standing: Standing, now: Date): string {
  const age = ageHours(standing, now);
  if (age === null) return standing.current === null ? '' : 'unknown: watchlists update --as-of';
  return `${age.toFixed(1)} h${age > standing.watchlist.maximumAgeHours ? ' TOO OLD' : ''}`;
}

export async function showWatchlists(config: Config, _given: Given, tell: Tell): Promise<void> {
  const now = systemClock.now();
  const standings = await openWatchlistFolder(config.dataDir).standings();
  const rows = standings.map((standing) => ({
    slug: standing.watchlist.slug,
    format: standing.watchlist.format,
    type: standing.watchlist.listType,
    version: standing.current?.sha256.slice(0, 12) ?? 'none',
    issued: standing.current?.issuedAt ?? '',
    entries: standing.current?.entities ?? 0,
    age: printedAge(standing, now),
    waiting: standing.waiting?.objection ?? '',
  }));
  const columns = ['slug', 'format', 'type', 'version', 'issued', 'entries', 'age', 'waiting'] as const;
  const text =
    rows.length === 0
      ? 'There is no watchlist yet: watchlists add'
      : formatTable([
          columns.map((each) => each.toUpperCase()),
          ...rows.map((row) => columns.map((column) => String(row[column]))),
        ]);
  tell(text, { watchlists: rows });
}

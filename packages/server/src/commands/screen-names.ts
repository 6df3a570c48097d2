/** Command that screens a file of names against watchlists on this machine, with neither database nor service. */
import { createReadStream } from 'node:fs';
import { identifierIn, parseDate, SourceBroken } from '@countersign/screening/sources';
import { parse } from 'csv-parse';
import type { Config } from '../config.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { explain } from '../screening/explain.ts';
import { openFolderOfLists, openKeptWatchlists } from '../screening/open-watchlists.ts';
import { type AskedRecord, screenRecord } from '../screening/screen-record.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import type { Given, Tell } from './command.ts';

const several = (cell = ''): string[] => cell.split(';').flatMap((each) => each.trim() || []);

const askedOf = (row: Readonly<Record<string, string>>): AskedRecord => ({
  name: row['name'] ?? '',
  kind: row['kind'] === 'organization' ? 'organization' : 'person',
  record: {
    birthdate: parseDate(row['birthdate'] ?? ''),
    countries: several(row['country']),
    identifiers: several(row['identifiers']).map(identifierIn),
    wallets: several(row['wallets']),
  },
});

export async function screenNames(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const threshold = Number(options['threshold'] ?? 0.7);
  if (!(threshold >= 0 && threshold <= 1)) throw new OperatorError('--threshold must be a number from 0 to 1.');
  const folder = options['watchlists'];
  const lists = await (folder === undefined
    ? openKeptWatchlists(openWatchlistFolder(config.dataDir))
    : openFolderOfLists(folder)
  ).catch((error: unknown) => {
    throw error instanceof SourceBroken ? new OperatorError(`${error.message}.`, { cause: error }) : error;
  });
  // A search of no list must not look like "no match".
  if (lists.length === 0)
    throw new OperatorError(
      'No watchlist to search: name a folder with --watchlists, or add a watchlist with watchlists add.',
    );
  const rows = createReadStream(words[0] ?? '').pipe(
    parse({ columns: true, bom: true, trim: true, relax_column_count: true }),
  );
  for await (const row of rows) {
    const asked = askedOf(row as Record<string, string>);
    if (asked.name === '') throw new OperatorError('The file must have a column name with a value in each row.');
    const hits = screenRecord(lists, asked, threshold);
    const lines = hits.flatMap(({ slug, segment, hit }) => [
      `  ${hit.score.score.toFixed(3)}  ${segment.nameText(hit.name)}  (${slug} ${hit.entity.key})`,
      ...(options['explain'] === undefined ? [] : explain(hit).map((line) => `         ${line}`)),
    ]);
    tell([`${asked.name}: ${hits.length === 0 ? 'no match' : hits.length}`, ...lines].join('\n'), {
      name: asked.name,
      searched: lists.map(({ slug }) => slug),
      hits: hits.map(({ slug, segment, hit }) => ({
        watchlist: slug,
        entity: hit.entity.key,
        listed: segment.nameText(hit.name),
        score: hit.score.score,
        ...(options['explain'] === undefined ? {} : { terms: hit.score.terms, why: explain(hit) }),
      })),
    });
  }
}

/** Operator's own watchlists, as files that arrive. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Received, receiveVersion } from '../../src/screening/receive-version.ts';
import type { Watchlist } from '../../src/screening/watchlist.ts';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import type { TestService } from './service.ts';

export const ownWatchlist: Watchlist = {
  slug: 'own',
  title: 'Own list',
  format: 'csv',
  listType: 'sanction',
  url: null,
  mapping: null,
  maximumAgeHours: 24 * 365,
  licenceConfirmedAt: null,
  environments: ['production'],
};

/** Longer than the interval of reading the folder. */
const seenAfter = 2_100;
let arrivals = 0;

const columns = ['id', 'name', 'birthdate', 'identifiers'];

const padded = (row: string): string =>
  row + ','.repeat(columns.length - row.replaceAll(/"[^"]*"/g, '').split(',').length);

/** Receives a file with these columns; the last cells of a row may be omitted. */
export async function receiveRows(
  { app, clock }: TestService,
  slug: string,
  rows: readonly string[],
): Promise<Received> {
  arrivals += 1;
  const arrived = join(app.config.dataDir, 'arrived', String(arrivals));
  await mkdir(arrived, { recursive: true });
  const path = join(arrived, 'list.csv');
  await writeFile(path, [columns.join(','), ...rows.map(padded)].join('\n'));
  return receiveVersion({ folder: openWatchlistFolder(app.config.dataDir), slug, paths: [path], now: clock.now() });
}

export const fillerRows = (count: number): string[] =>
  Array.from({ length: count }, (_each, at) => `other${at},Filler Entry Number${at},1950`);

/** Receives rows of `id,name,birthdate` in addition to as many others. */
export async function receiveWatchlist(
  service: TestService,
  rows: readonly string[],
  { watchlist = ownWatchlist, fillers = 50 }: { readonly watchlist?: Watchlist; readonly fillers?: number } = {},
): Promise<Received> {
  await openWatchlistFolder(service.app.config.dataDir).save(watchlist);
  return receiveRows(service, watchlist.slug, [...fillerRows(fillers), ...rows]);
}

/** Receives a watchlist of fifty entries, and a version of twenty that waits for approval; fails unless it waits. */
export async function makeWaiting(service: TestService, watchlist: Watchlist = ownWatchlist): Promise<void> {
  assert.equal((await receiveWatchlist(service, [], { watchlist })).state, 'current');
  assert.equal((await receiveWatchlist(service, [], { watchlist, fillers: 20 })).state, 'waiting');
}

/** Receives a watchlist. Fails unless the version becomes current. */
export async function giveWatchlist(
  service: TestService,
  rows: readonly string[],
  watchlist: Watchlist = ownWatchlist,
): Promise<void> {
  const { state } = await receiveWatchlist(service, rows, { watchlist });
  assert.match(state, /^(current|unchanged)$/);
  await wait(seenAfter);
}

/** Watchlists by command: made, brought up to date, shown, and a version that waits taken by a person. */
import { mkdir } from 'node:fs/promises';
import { formatOf, sourceFormats } from '@countersign/screening/sources';
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { acceptWaiting, type Received, rejectWaiting } from '../screening/receive-version.ts';
import { NotDownloaded, updateWatchlist } from '../screening/update-watchlists.ts';
import { ageHours, type ListType, listTypes, slugPattern } from '../screening/watchlist.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import type { Given, Tell } from './command.ts';
import { formatTable } from './format-table.ts';

/** Makes the watchlist, or changes it, and takes what lies in its inbox. */
export async function addWatchlist(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const [slug = ''] = words;
  const format = formatOf(options['format'] ?? '');
  if (!slugPattern.test(slug)) throw new OperatorError('SLUG is small letters, digits and hyphens, at most 63.');
  if (format === null) {
    throw new OperatorError(`--format is one of ${sourceFormats.map((each) => each.format).join(', ')}.`);
  }
  const confirmed = options['confirm-licence'] !== undefined;
  if (format.licence.mustBeConfirmed && !confirmed) {
    throw new OperatorError(
      `This list is under ${format.licence.name} (${format.licence.url}): add --confirm-licence once you may use it.`,
    );
  }
  const listType = options['type'] ?? format.listType;
  if (!listTypes.includes(listType as ListType)) throw new OperatorError(`--type is one of ${listTypes.join(', ')}.`);
  const folder = openWatchlistFolder(config.dataDir);
  await folder.save({
    slug,
    title: options['title'] ?? format.title,
    format: format.format,
    listType: listType as ListType,
    url: options['url'] ?? null,
    mapping: options['columns'] === undefined ? null : mappingOf(options['columns']),
    maximumAgeHours: format.maximumAgeHours,
    licenceConfirmedAt: confirmed ? systemClock.now().toISOString() : null,
    environments: ['production', 'sandbox'],
    organizationId: options['organization'] ?? null,
  });
  await mkdir(folder.inbox(slug), { recursive: true });
  tell(`${slug} is kept. Drop its files into ${folder.inbox(slug)} or give a --url, then: watchlists update`, {
    slug,
    inbox: folder.inbox(slug),
  });
}

/** `name=Naam,birthdate=Geboren`. */
const mappingOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((pair) => pair.split('=').map((word) => word.trim()) as [string, string]));

const sentenceOf = (slug: string, received: Received | null): string => {
  if (received === null) return `${slug}: nothing lies in its inbox, and it has no address to be downloaded from.`;
  if (received.state === 'unchanged') return `${slug}: as it was.`;
  if (received.state === 'rejected') return `${slug}: REJECTED, ${received.reason}. The version before stays.`;
  const { entities, names, changes, objection } = received.version;
  const counts = `${entities} entries, ${names} names; ${changes.added} added, ${changes.changed} changed, ${changes.removed} removed`;
  return received.state === 'current'
    ? `${slug}: current, ${counts}.`
    : `${slug}: WAITS, ${objection} (${counts}). Take it with: watchlists accept ${slug} --reason TEXT`;
};

/** One watchlist, or all of them. */
export async function updateWatchlists(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const folder = openWatchlistFolder(config.dataDir);
  const slug = options['only'];
  const standings =
    slug === undefined ? await folder.standings() : [await folder.standing(slug)].filter((each) => each !== null);
  if (standings.length === 0)
    throw new OperatorError(
      slug === undefined ? 'There is no watchlist yet: watchlists add' : `There is no watchlist ${slug}.`,
    );
  let rejected = 0;
  for (const standing of standings) {
    const received = await updateWatchlist(folder, standing, systemClock.now()).catch((error: unknown) => {
      throw error instanceof NotDownloaded ? new OperatorError(error.message, { cause: error }) : error;
    });
    if (received?.state === 'rejected') rejected += 1;
    tell(sentenceOf(standing.watchlist.slug, received), {
      slug: standing.watchlist.slug,
      ...(received ?? { state: 'nothing-arrived' }),
    });
  }
  if (rejected > 0) throw new OperatorError(`${rejected} could not be read.`);
}

export async function showWatchlists(config: Config, _given: Given, tell: Tell): Promise<void> {
  const now = systemClock.now();
  const standings = await openWatchlistFolder(config.dataDir).standings();
  const rows = standings.map((standing) => {
    const age = ageHours(standing, now);
    const isOld = age !== null && age > standing.watchlist.maximumAgeHours;
    return {
      ...{ slug: standing.watchlist.slug, format: standing.watchlist.format, type: standing.watchlist.listType },
      version: standing.current?.sha256.slice(0, 12) ?? 'none',
      issued: standing.current?.issuedAt ?? '',
      entries: standing.current?.entities ?? 0,
      age: age === null ? '' : `${age.toFixed(1)} h${isOld ? ' TOO OLD' : ''}`,
      waiting: standing.waiting?.objection ?? '',
    };
  });
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

export async function acceptWatchlist(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const [slug = ''] = words;
  const decision = { by: 'operator', reason: options['reason'] ?? '', at: systemClock.now().toISOString() };
  const version = await acceptWaiting(openWatchlistFolder(config.dataDir), slug, decision);
  if (version === null) throw new OperatorError(`Nothing of ${slug} waits.`);
  tell(`${slug}: current, ${version.entities} entries, in spite of: ${version.objection}.`, { slug, version });
}

export async function rejectWatchlist(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const [slug = ''] = words;
  const decision = { by: 'operator', reason: options['reason'] ?? '', at: systemClock.now().toISOString() };
  const version = await rejectWaiting(openWatchlistFolder(config.dataDir), slug, decision);
  if (version === null) throw new OperatorError(`Nothing of ${slug} waits.`);
  tell(`${slug}: the version that waited is refused, and so it is when it comes again.`, { slug, version });
}

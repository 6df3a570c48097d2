/** Command that adds or changes a watchlist. */
import { mkdir } from 'node:fs/promises';
import { formatOf, sourceFormats } from '@countersign/screening/sources';
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { type ListType, listTypes, slugPattern } from '../screening/watchlist.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import type { Given, Tell } from './command.ts';

/** Creates or changes the watchlist, and receives the files in its inbox. */
export async function addWatchlist(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const [slug = ''] = words;
  const format = formatOf(options['format'] ?? '');
  if (!slugPattern.test(slug))
    throw new OperatorError('SLUG must consist of lower-case letters, digits and hyphens, at most 63 characters.');
  if (format === null) {
    throw new OperatorError(`--format must be one of ${sourceFormats.map((each) => each.format).join(', ')}.`);
  }
  const confirmed = options['confirm-licence'] !== undefined;
  if (format.licence.mustBeConfirmed && !confirmed) {
    throw new OperatorError(
      `This list is under ${format.licence.name} (${format.licence.url}): add --confirm-licence if you have the right to use it.`,
    );
  }
  const listType = options['type'] ?? format.listType;
  if (!listTypes.includes(listType as ListType))
    throw new OperatorError(`--type must be one of ${listTypes.join(', ')}.`);
  if (format.isOfSeveralFiles === true && options['url'] !== undefined) {
    throw new OperatorError(
      `${format.format} consists of several files, which one URL cannot provide: put them into the inbox.`,
    );
  }
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
  tell(
    `Watchlist ${slug} was added. Put its files into ${folder.inbox(slug)} or give a --url, then run: watchlists update`,
    {
      slug,
      inbox: folder.inbox(slug),
    },
  );
}

/** Parses a mapping such as `name=Naam,birthdate=Geboren`. */
const mappingOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((pair) => pair.split('=').map((word) => word.trim()) as [string, string]));

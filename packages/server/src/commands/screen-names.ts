/** A file of names screened against watchlists on this machine, with neither database nor service. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  analyse,
  birthdateRefusal,
  buildSegment,
  countryRefusal,
  type Entity,
  type Hit,
  openSegment,
  type RecordQuery,
  type Segment,
  screenName,
} from '@countersign/screening';
import { formatOf, SourceBroken } from '@countersign/screening/sources';
import { parse } from 'csv-parse';
import type { Config } from '../config.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { readSegmentOf } from '../screening/receive-version.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import type { Given, Tell } from './command.ts';

interface Opened {
  readonly slug: string;
  readonly segment: Segment;
}

/** Each folder is named as the format its files are read in. */
async function fromFolder(path: string): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const format = entry.isDirectory() ? formatOf(entry.name) : null;
    if (format === null) continue;
    const folder = join(path, entry.name);
    const names = (await readdir(folder)).map((name) => name.toLowerCase());
    const entities: Entity[] = [];
    const files = { names, open: (name: string) => createReadStream(join(folder, name)) };
    try {
      for await (const entity of format.read(files, () => undefined)) entities.push(entity);
    } catch (error) {
      if (error instanceof SourceBroken) throw new OperatorError(`${folder}: ${error.message}.`);
      throw error;
    }
    opened.push({ slug: entry.name, segment: openSegment(new Uint8Array(buildSegment(entities)).buffer) });
  }
  return opened;
}

async function fromService(config: Config): Promise<Opened[]> {
  const folder = openWatchlistFolder(config.dataDir);
  const opened: Opened[] = [];
  for (const { watchlist, current } of await folder.standings()) {
    if (current === null) continue;
    opened.push({ slug: watchlist.slug, segment: openSegment(await readSegmentOf(folder, watchlist.slug, current)) });
  }
  return opened;
}

interface Asked {
  readonly name: string;
  readonly kind: 'person' | 'organization';
  readonly record: RecordQuery;
}

function askedOf(row: Readonly<Record<string, string>>): Asked {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})-(\d{2}))?$/.exec(row['birthdate'] ?? '') ?? [];
  return {
    name: row['name'] ?? '',
    kind: row['kind'] === 'organization' ? 'organization' : 'person',
    record: {
      birthdate:
        year === undefined
          ? null
          : {
              year: Number(year),
              month: month === undefined ? null : Number(month),
              day: day === undefined ? null : Number(day),
              circa: false,
            },
      countries: (row['country'] ?? '').split(';').filter((code) => code !== ''),
    },
  };
}

function whyOf({ score: { terms }, comparison: { alignment, query, listed } }: Hit): string[] {
  const textOf = (parts: typeof query.parts, places: readonly number[]) =>
    places.map((place) => parts[place]?.text).join(' ');
  const pairs = alignment.pairs.map(
    (pair) =>
      `${textOf(query.parts, pair.query)} = ${textOf(listed.parts, pair.listed)} (${pair.how}, ${pair.similarity.toFixed(2)})`,
  );
  const left = [textOf(query.parts, alignment.leftQuery), textOf(listed.parts, alignment.leftListed)];
  const others = terms
    .filter(({ z }) => z !== 0)
    .map(({ feature, value, z }) => `${feature} ${value.toFixed(2)} → ${z.toFixed(2)}`);
  return [pairs.join('; '), `left over: ${left[0] || 'nothing'} | ${left[1] || 'nothing'}`, others.join('; ')];
}

function hitsOf(lists: readonly Opened[], { name, kind, record }: Asked, threshold: number) {
  const query = analyse(name, kind);
  const admits = (entity: Entity) =>
    birthdateRefusal(record, entity, 'year-plus-minus-1') === null && countryRefusal(record, entity) === null;
  return lists
    .flatMap(({ slug, segment }) =>
      screenName(segment, query, {
        record,
        threshold,
        admits,
        admitsKind: (listed) => (kind === 'person') === (listed === 'person'),
      }).map((hit) => ({ slug, segment, hit })),
    )
    .sort((a, b) => b.hit.score.score - a.hit.score.score);
}

export async function screenNames(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const threshold = Number(options['threshold'] ?? 0.7);
  if (!(threshold >= 0 && threshold <= 1)) throw new OperatorError('--threshold is a number from 0 to 1.');
  const folder = options['watchlists'];
  const lists = folder === undefined ? await fromService(config) : await fromFolder(folder);
  // Nothing searched is never "no match".
  if (lists.length === 0)
    throw new OperatorError(
      'There is no watchlist to search: name a folder by --watchlists, or keep one by watchlists add.',
    );
  const rows = createReadStream(words[0] ?? '').pipe(
    parse({ columns: true, bom: true, trim: true, relax_column_count: true }),
  );
  for await (const row of rows) {
    const asked = askedOf(row as Record<string, string>);
    if (asked.name === '') throw new OperatorError('The file needs a column name, with a name in each row.');
    const hits = hitsOf(lists, asked, threshold);
    const lines = hits.flatMap(({ slug, segment, hit }) => [
      `  ${hit.score.score.toFixed(3)}  ${segment.nameText(hit.name)}  (${slug} ${hit.entity.key})`,
      ...(options['explain'] === undefined ? [] : whyOf(hit).map((line) => `         ${line}`)),
    ]);
    tell([`${asked.name}: ${hits.length === 0 ? 'nobody' : hits.length}`, ...lines].join('\n'), {
      name: asked.name,
      searched: lists.map(({ slug }) => slug),
      hits: hits.map(({ slug, segment, hit }) => ({
        ...{ watchlist: slug, entity: hit.entity.key, listed: segment.nameText(hit.name), score: hit.score.score },
        ...(options['explain'] === undefined ? {} : { terms: hit.score.terms, why: whyOf(hit) }),
      })),
    });
  }
}

/**
 * Feeds of the press: RSS 0.9 to 2.0, Atom, JSON Feed, and CSV of articles, any number of files at once. A feed has
 * only the latest articles; entries of the previous version stay, except the oldest.
 */

import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type { Entity } from '../entity.ts';
import { entitiesOfArticle, type RawArticle } from '../media/article-entities.ts';
import { countryCode } from './countries.ts';
import { csvRows } from './csv.ts';
import { jsonLines, textsOf } from './lines.ts';
import { carriedFile, SourceBroken, type SourceFiles } from './source.ts';
import { childrenOf, textOf, type XmlElement, xmlElements } from './xml.ts';

/** Maximum number of characters read of an article. */
const mostCharacters = 20_000;
const mostOfAJsonFeed = 50_000_000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

function entityText(name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? ' ';
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Returns the text of possible HTML: markup and scripts removed, blanks collapsed. */
export function plainText(html: string): string {
  return html
    .slice(0, mostCharacters)
    .replaceAll(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1>/gi, ' ')
    .replaceAll(/<[^<>]{0,2000}>/g, ' ')
    .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (_whole, name: string) => entityText(name))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Returns an ISO 8601 day; null for text that is not a date. */
function dayOf(text: string | null | undefined): string | null {
  const at = new Date(text ?? '');
  const year = at.getUTCFullYear();
  return Number.isNaN(at.getTime()) || year < 1900 || year > 2999 ? null : at.toISOString().slice(0, 10);
}

interface Channel {
  readonly publisher: string;
  readonly language: string | null;
}

const first = (element: XmlElement, names: readonly string[]): string | null =>
  names.map((name) => textOf(element, name)).find((text) => text !== null) ?? null;

/**
 * Returns the link of an article: in Atom the alternate link; in RSS the text of the link, or an id that is an address.
 */
function linkOf(element: XmlElement): string {
  const links = childrenOf(element, 'link');
  const own = links.find(({ attributes: { rel = 'alternate', href } }) => rel === 'alternate' && href !== undefined);
  return own?.attributes['href'] ?? first(element, ['link', 'guid', 'id']) ?? '';
}

const articleOf = (element: XmlElement, { publisher, language }: Channel): RawArticle => ({
  title: plainText(textOf(element, 'title') ?? ''),
  text: plainText(first(element, ['encoded', 'content', 'description', 'summary']) ?? ''),
  url: linkOf(element),
  date: dayOf(first(element, ['pubDate', 'published', 'updated', 'date'])),
  publisher: plainText(textOf(element, 'source') ?? '') || publisher,
  countryCode: null,
  language,
});

async function* articlesOfXml(input: Readable): AsyncGenerator<RawArticle> {
  let channel: Channel = { publisher: '', language: null };
  const wanted = new Set(['item', 'entry', 'title', 'language']);
  const onRoot = ({ lang }: Readonly<Record<string, string>>) => {
    channel = { ...channel, language: lang ?? null };
  };
  for await (const element of xmlElements(input, { root: /^(rss|feed|RDF)$/, elements: wanted, onRoot })) {
    const { name, text } = element;
    if (name === 'title') channel = { ...channel, publisher: channel.publisher || plainText(text) };
    else if (name === 'language') channel = { ...channel, language: text.trim() };
    else yield articleOf(element, channel);
  }
}

const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const firstText = (value: unknown): string => textsOf(value)[0] ?? '';

async function parsedJson(input: Readable): Promise<unknown> {
  let read = 0;
  input.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > mostOfAJsonFeed) input.destroy(new SourceBroken('a feed of JSON is too large'));
  });
  const content = await readText(input);
  try {
    return JSON.parse(content);
  } catch {
    throw new SourceBroken('a feed is no JSON');
  }
}

async function* articlesOfJson(input: Readable): AsyncGenerator<RawArticle> {
  const feed = object(await parsedJson(input));
  const { items } = feed;
  if (!Array.isArray(items)) throw new SourceBroken('a feed of JSON has no items');
  for (const each of items) {
    const item = object(each);
    yield {
      title: plainText(firstText(item['title'])),
      text: plainText(firstText(item['content_text']) || firstText(item['content_html']) || firstText(item['summary'])),
      url: firstText(item['url']) || firstText(item['id']),
      date: dayOf(firstText(item['date_published']) || firstText(item['date_modified'])),
      publisher: firstText(feed['title']),
      countryCode: null,
      language: firstText(item['language']) || firstText(feed['language']) || null,
    };
  }
}

/** Reads columns `title`, `url`, and optionally `text`, `date`, `publisher`, `country` and `language`. */
async function* articlesOfCsv(input: Readable): AsyncGenerator<RawArticle> {
  for await (const row of csvRows<Record<string, string>>(input, { columns: true })) {
    if (!('title' in row && 'url' in row)) throw new SourceBroken('title and url are not both columns');
    yield {
      title: plainText(row['title'] ?? ''),
      text: plainText(row['text'] ?? ''),
      url: row['url'] ?? '',
      date: dayOf(row['date']),
      publisher: row['publisher'] ?? '',
      countryCode: countryCode(row['country']),
      language: row['language'] || null,
    };
  }
}

const readers: readonly (readonly [RegExp, (input: Readable) => AsyncGenerator<RawArticle>])[] = [
  [/\.(xml|rss|atom|rdf)$/, articlesOfXml],
  [/\.json$/, articlesOfJson],
  [/\.csv$/, articlesOfCsv],
];

async function* articlesOf({ names, open }: SourceFiles): AsyncGenerator<RawArticle> {
  for (const name of names.toSorted()) {
    if (name === carriedFile) continue;
    const reader = readers.find(([ending]) => ending.test(name))?.[1];
    if (reader === undefined) throw new SourceBroken(`${name} is no .xml, .rss, .atom, .json or .csv`);
    yield* reader(open(name));
  }
}

/** Reads the articles; a repeated address is the same article. */
export async function* readFeeds(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  const seen = new Set<string>();
  let latest = '';
  for await (const article of articlesOf(files)) {
    for (const entity of entitiesOfArticle(article)) {
      if (seen.has(entity.key)) continue;
      seen.add(entity.key);
      if ((article.date ?? '') > latest) latest = article.date ?? '';
      yield entity;
    }
  }
  if (latest !== '') onIssued(latest);
  if (!files.names.includes(carriedFile)) return;
  for await (const line of jsonLines(files.open(carriedFile))) {
    const entity = line as unknown as Entity;
    if (!seen.has(entity.key)) yield entity;
  }
}

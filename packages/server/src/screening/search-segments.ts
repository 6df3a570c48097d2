/** Work of a screening thread: one request against the given segments, which all threads share. */

import {
  analyse,
  birthdateRefusal,
  type Comparison,
  countryRefusal,
  type Entity,
  entitiesIdentifiedBy,
  type Hit,
  letterRefusal,
  type Model,
  openSegment,
  type RecordQuery,
  type Segment,
  screenName,
} from '@countersign/screening';
import { gatesOf } from './gates-of.ts';
import { isExposed } from './is-exposed.ts';
import { materialOf } from './material.ts';
import type { Explanation, Match, ScreeningRequest, ScreeningRules } from './screening-request.ts';
import type { ListType, Standing } from './watchlist.ts';

/** A watchlist that can be searched. */
export interface Searchable {
  readonly standing: Standing;
  load(): Promise<SharedSegment>;
}

export interface SharedSegment {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  readonly type: ListType;
  /** Key of the segment, which each thread opens once. */
  readonly sha256: string;
  readonly bytes: SharedArrayBuffer;
}

export interface Found {
  readonly matches: readonly Match[];
  readonly truncated: boolean;
}

/** Opened segments, least recently searched first. */
const opened = new Map<string, { readonly segment: Segment; readonly size: number }>();

/**
 * Opens the segments and drops those no longer searched, with their shared memory: past versions add up to more than
 * fits.
 */
export function openAll(shared: readonly SharedSegment[]): Segment[] {
  const named = new Set(shared.map(({ sha256 }) => sha256));
  const segments = shared.map(({ sha256, bytes }) => {
    const { segment } = opened.get(sha256) ?? { segment: openSegment(bytes) };
    opened.delete(sha256);
    opened.set(sha256, { segment, size: bytes.byteLength });
    return segment;
  });
  let held = [...opened.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [sha256, { size }] of opened) {
    if (held <= mostBytesOpen && opened.size <= mostOpen) break;
    if (named.has(sha256)) continue;
    opened.delete(sha256);
    held -= size;
  }
  return segments;
}

const mostOpen = 64;
const mostBytesOpen = 1_000_000_000;
const mostMatches = 100;

/** Limit of candidates in articles: one name is in many of them, and each is an entry of its own. */
const candidatesInArticles = 500;

/** Returns false if only one of several words of the name matched, however similar it is. */
function isNamedWhole({ query, alignment }: Comparison): boolean {
  const isSaid = (place: number) => query.parts[place]?.kind !== 'legal-form' && query.parts[place]?.kind !== 'title';
  return alignment.pairs.length > 1 || !alignment.leftQuery.some(isSaid);
}

const isOfCategory = ({ article }: Entity, categories: readonly string[]): boolean =>
  article?.categories.some((each) => categories.includes(each)) === true;

/**
 * Returns true unless dates or countries rule the entity out. They distinguish persons with similar names, so callers
 * skip them for an entity with the same document.
 */
const isNotRefused = (record: RecordQuery, entity: Entity, { birthdate, compareCountries }: ScreeningRules): boolean =>
  birthdateRefusal(record, entity, birthdate) === null &&
  (!compareCountries || countryRefusal(record, entity) === null);

function explanationOf(
  { score: { score, z, terms }, comparison: { alignment, query, listed } }: Hit,
  model: string,
): Explanation {
  const word = ({ parts }: typeof query, place: number): string => parts[place]?.text ?? '';
  const words = (name: typeof query, places: readonly number[]) => places.map((place) => word(name, place)).join(' ');
  return {
    model,
    score,
    z,
    terms,
    pairs: alignment.pairs.map((pair) => ({
      query: words(query, pair.query),
      listed: words(listed, pair.listed),
      how: pair.how,
      similarity: Math.round(pair.similarity * 1000) / 1000,
    })),
    leftQuery: alignment.leftQuery.map((place) => word(query, place)),
    leftListed: alignment.leftListed.map((place) => word(listed, place)),
  };
}

/** Searches the segments, best match first; equal scores in the order of the lists. */
export function searchSegments(shared: readonly SharedSegment[], request: ScreeningRequest, model: Model): Found {
  const segments = openAll(shared);
  const matches = segments.flatMap((segment, at) => {
    const { slug, title, url, type } = shared[at] as SharedSegment;
    return matchesIn(segment, request, model).map((match) => ({ ...match, watchlist: { slug, title, url, type } }));
  });
  matches.sort((left, right) => (right.explanation?.score ?? 1) - (left.explanation?.score ?? 1));
  return { matches: matches.slice(0, mostMatches), truncated: matches.length > mostMatches };
}

function matchesIn(segment: Segment, request: ScreeningRequest, model: Model): Omit<Match, 'watchlist'>[] {
  if (request.wallet !== null) {
    return entitiesIdentifiedBy(segment, { wallets: [request.wallet] }).map((place) => {
      const entity = segment.entity(place);
      return { entity, material: materialOf(entity), name: entity.names[0]?.value ?? entity.key, explanation: null };
    });
  }
  if (request.name === null) return [];
  const { name, rules, inArticles } = request;
  const { birthdate, countries, identifiers = [] } = request;
  const record: RecordQuery = { birthdate, countries, identifiers };
  return screenName(segment, analyse(name.text, name.kind), {
    record,
    model,
    ...(inArticles === undefined ? {} : { candidates: candidatesInArticles }),
    // The rules of letters and counts ignore the score.
    threshold: rules.names.matching === 'custom' ? rules.names.threshold : 0,
    admitsKind: (listed) => (name.kind === 'person') === (listed === 'person'),
    admitsName: (comparison) =>
      letterRefusal(comparison, rules.names) === null && (inArticles === undefined || isNamedWhole(comparison)),
    admits: (entity, isIdentified) =>
      (inArticles === undefined || isOfCategory(entity, inArticles.categories)) &&
      isExposed(entity, rules) &&
      (isIdentified || isNotRefused(record, entity, rules)),
  }).map((hit) => ({
    entity: hit.entity,
    material: materialOf(hit.entity),
    name: segment.nameText(hit.name),
    explanation: {
      ...explanationOf(hit, model.version),
      gates: gatesOf(request, hit.entity, hit.isIdentified),
    },
  }));
}

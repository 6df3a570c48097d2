/** A segment opened in place: its words, names and entities by position. */
import { inflateRawSync } from 'node:zlib';
import { type Entity, type EntityKind, entityKindNames } from '../entity.ts';
import { type AnalysedName, analyse, partOfWord } from '../names/analyse.ts';
import type { NamePart } from '../names/part.ts';
import { blockSize, joinMark, type Numbered, nameKindOf, numbered } from './build.ts';
import { hashesOfEntity } from './identifier-index.ts';
import { readSegment } from './layout.ts';
import { remembering } from './remembering.ts';

export interface Segment {
  readonly names: number;
  readonly entities: number;
  /** Returns the tokens of a key, at most 300. */
  tokensOf(key: number): Uint32Array;
  /** Returns the word of a token; a joined one is marked. */
  word(token: number): { readonly part: NamePart; readonly isJoined: boolean };
  /** Returns the names with a token. */
  namesOf(token: number): Uint32Array;
  readonly nameEntities: Uint32Array;
  /** Returns the places of the names of an entity. */
  namesOfEntity(place: number): number[];
  /** Number of identifying parts in each name. */
  readonly nameParts: Uint32Array;
  nameText(name: number): string;
  analysedName(name: number): AnalysedName;
  entity(place: number): Entity;
  /** Returns the places of the entities with an identifier of that hash, ascending. */
  entitiesOf(hash: number): Uint32Array;
  /** Returns the kind without reading the entity. */
  entityKind(place: number): EntityKind;
  /** Returns the rarity of a word: 0 if all names have it, 1 if none has. */
  rarity(text: string): number;
}

/**
 * Minimum list size for counting. A smaller list does not show which words are common, so it is treated as a list of
 * this size.
 */
const fewestToCount = 5000;
const mostOfAKey = 300;
const rememberedWords = 50_000;
const rememberedNames = 20_000;
const rememberedBlocks = 200;

function firstAt(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Sections = ReturnType<typeof readSegment>;

const textAt = (offsets: Uint32Array, text: Uint8Array, place: number): string =>
  Buffer.from(text.subarray(offsets[place], offsets[place + 1])).toString('utf8');

/** Returns a function that reads an entity, and remembers the blocks read last. */
function openEntities({ bytes, numbers }: Sections): Segment['entity'] {
  const [starts, blocks] = [numbers('block-starts'), bytes('blocks')];
  const block = remembering(rememberedBlocks, (place: number): Entity[] =>
    JSON.parse(inflateRawSync(Buffer.from(blocks.subarray(starts[place], starts[place + 1]))).toString('utf8')),
  );
  return (place) => block(Math.floor(place / blockSize))[place % blockSize] as Entity;
}

function openIdentifiers({ header, numbers, has }: Sections, entity: Segment['entity']): Segment['entitiesOf'] {
  let identified: Numbered | null = null;
  return (hash) => {
    // Older segments lack the section, so their entities are read once in its place.
    identified ??= has('identifier-hashes')
      ? { first: numbers('identifier-hashes'), second: numbers('identifier-entities') }
      : numbered(header.entities, (place) => hashesOfEntity(entity(place)));
    const { first, second } = identified;
    const begin = firstAt(first, hash);
    let end = begin;
    while (first[end] === hash) end += 1;
    return second.subarray(begin, end);
  };
}

/**
 * Returns a function that measures how many entities have a word in a name. It counts entities instead of names,
 * because another name of the same entity makes its words no less rare.
 */
function measureRarity({ header, bytes, numbers }: Sections): Segment['rarity'] {
  const [offsets, words, postingStarts] = [numbers('word-offsets'), bytes('words'), numbers('posting-starts')];
  const [postings, nameEntities] = [numbers('postings'), numbers('name-entities')];
  const tokens = new Map<string, number>();
  for (let token = 0; token < header.tokens; token += 1) {
    const word = textAt(offsets, words, token);
    if (!word.startsWith(joinMark)) tokens.set(word, token);
  }
  const most = Math.log(Math.max(fewestToCount, header.entities));
  const counted = new Uint32Array(header.tokens);
  const countOf = (token: number): number => {
    let [count, before] = [0, -1];
    // Names are in the order of their entities.
    for (let at = postingStarts[token] as number; at < (postingStarts[token + 1] as number); at += 1) {
      const entity = nameEntities[postings[at] as number] as number;
      if (entity !== before) count += 1;
      before = entity;
    }
    return count;
  };
  return (text) => {
    const token = tokens.get(text);
    if (token === undefined) return 1;
    if (counted[token] === 0) counted[token] = countOf(token);
    return Math.max(0, 1 - Math.log(Math.max(1, counted[token] as number)) / most);
  };
}

export function openSegment(buffer: ArrayBufferLike): Segment {
  const sections = readSegment(buffer);
  const { header, bytes, numbers } = sections;
  const [hashes, tokens] = [numbers('key-hashes'), numbers('key-tokens')];
  const [postingStarts, postings] = [numbers('posting-starts'), numbers('postings')];
  const [wordOffsets, words] = [numbers('word-offsets'), bytes('words')];
  const [nameOffsets, names] = [numbers('name-offsets'), bytes('names')];
  const nameEntities = numbers('name-entities');
  const entity = openEntities(sections);
  const kinds = bytes('entity-kinds');
  const entityKind = (place: number) => entityKindNames[kinds[place] as number] as EntityKind;
  const nameText = (name: number) => textAt(nameOffsets, names, name);
  return {
    names: header.names,
    entities: header.entities,
    tokensOf(key) {
      const begin = firstAt(hashes, key);
      // A key rarely leads to many words, and no caller needs more than these.
      let end = begin;
      while (hashes[end] === key && end - begin < mostOfAKey) end += 1;
      return tokens.subarray(begin, end);
    },
    word: remembering(rememberedWords, (token: number) => {
      const word = textAt(wordOffsets, words, token);
      const isJoined = word.startsWith(joinMark);
      return { part: partOfWord(isJoined ? word.slice(1) : word), isJoined };
    }),
    namesOf: (token) => postings.subarray(postingStarts[token], postingStarts[token + 1]),
    nameEntities,
    namesOfEntity(place) {
      const names: number[] = [];
      for (let name = firstAt(nameEntities, place); nameEntities[name] === place; name += 1) names.push(name);
      return names;
    },
    nameParts: numbers('name-parts'),
    nameText,
    analysedName: remembering(rememberedNames, (name: number) =>
      analyse(nameText(name), nameKindOf({ kind: entityKind(nameEntities[name] as number) })),
    ),
    entity,
    entitiesOf: openIdentifiers(sections, entity),
    entityKind,
    rarity: measureRarity(sections),
  };
}

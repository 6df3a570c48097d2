/**
 * Builds a segment from entities: the words of their names with the keys that find them, and the entities themselves in
 * compressed blocks.
 */
import { deflateRawSync } from 'node:zlib';
import { type Entity, entityKindNames } from '../entity.ts';
import { type AnalysedName, analyse, type NameKind } from '../names/analyse.ts';
import { joinedPart, type NamePart } from '../names/part.ts';
import { hashesOfEntity } from './identifier-index.ts';
import { keysOf } from './keys.ts';
import { writeSegment } from './layout.ts';

/** Number of entities per compressed block. */
export const blockSize = 64;

export const nameKindOf = ({ kind }: Pick<Entity, 'kind'>): NameKind => (kind === 'person' ? 'person' : 'organization');

export interface SegmentBuilder {
  add(entity: Entity): void;
  finish(): Uint8Array;
}

/** A growing array of numbers without boxing. */
class Numbers {
  #values = new Uint32Array(1024);
  length = 0;
  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }
  done(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}

const bytesOf = (numbers: Uint32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** Returns true for the kinds of parts that identify an entity; courtesy and grammar do not. */
export const findsSomebody = ({ kind }: NamePart): boolean =>
  kind === 'name' || kind === 'place' || kind === 'number' || kind === 'organisation-word';

/**
 * Returns true if a name can be searched: at least one part, longer than a letter, must identify an entity. Titles,
 * initials and words of every company occur in so many names that a match of only these has no value. A word of another
 * script may be one character.
 */
export const isAskable = ({ parts, kind, isNamed }: AnalysedName): boolean =>
  (isNamed || kind === 'organization') &&
  parts.some(
    (part) => findsSomebody(part) && part.kind !== 'number' && (part.text.length > 1 || part.raw !== part.text),
  );

/** Returns a word in its stored form: unfolded if folding would lose table entries, otherwise folded. */
export const wordOf = ({ text, raw }: Pick<NamePart, 'text' | 'raw'>): string =>
  /[^\p{Script=Latin}\p{N}\p{M}\p{P}\s]/u.test(raw) ? raw : text;

/** Returns neighbours joined as one word. */
export function joinsOf({ parts }: AnalysedName): NamePart[] {
  return parts.slice(1).flatMap((part, index) => {
    const before = parts[index] as NamePart;
    const letters = before.text.length + part.text.length;
    return letters > 3 && letters <= 24 && part.kind !== 'legal-form' ? [joinedPart([before, part])] : [];
  });
}

/** Prefix of joined words in the dictionary. */
export const joinMark = '+';

class Dictionary {
  readonly places = new Map<string, number>();
  /** Key hash and token, two numbers per entry. */
  readonly keys = new Numbers();
  /** Token and name, two numbers per entry. */
  readonly entries = new Numbers();

  add(word: string, name: number, keys: () => Iterable<number>): void {
    let token = this.places.get(word);
    if (token === undefined) {
      token = this.places.size;
      this.places.set(word, token);
      for (const key of keys()) {
        this.keys.push(key);
        this.keys.push(token);
      }
    }
    this.entries.push(token);
    this.entries.push(name);
  }
}

function addName(dictionary: Dictionary, analysed: AnalysedName, name: number): void {
  for (const part of analysed.parts) {
    if (findsSomebody(part)) dictionary.add(wordOf(part), name, () => keysOf(part, false));
  }
  for (const part of joinsOf(analysed)) dictionary.add(joinMark + wordOf(part), name, () => keysOf(part, true));
}

/**
 * Returns pairs in the order of their first number, as the start index of each first number and the list of second
 * numbers.
 */
function grouped(pairs: Uint32Array, groups: number): { readonly starts: Uint32Array; readonly values: Uint32Array } {
  const starts = new Uint32Array(groups + 1);
  for (let index = 0; index < pairs.length; index += 2)
    starts[(pairs[index] as number) + 1] = (starts[(pairs[index] as number) + 1] as number) + 1;
  for (let group = 0; group < groups; group += 1)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number);
  const next = starts.slice();
  const values = new Uint32Array(pairs.length / 2);
  for (let index = 0; index < pairs.length; index += 2) {
    const group = pairs[index] as number;
    values[next[group] as number] = pairs[index + 1] as number;
    next[group] = (next[group] as number) + 1;
  }
  return { starts, values };
}

/** Pairs of numbers as two columns, ascending by the first, then by the second. */
export interface Numbered {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
}

/** Returns each number of each place, with its place. */
export function numbered(count: number, numbersOf: (place: number) => Iterable<number>): Numbered {
  const pairs = new Numbers();
  for (let place = 0; place < count; place += 1) {
    for (const number of numbersOf(place)) {
      pairs.push(number);
      pairs.push(place);
    }
  }
  return sortedPairs(pairs.done());
}

function sortedPairs(pairs: Uint32Array): Numbered {
  const joined = new BigUint64Array(pairs.length / 2);
  for (let index = 0; index < joined.length; index += 1) {
    joined[index] = (BigInt(pairs[2 * index] as number) << 32n) | BigInt(pairs[2 * index + 1] as number);
  }
  joined.sort();
  const first = new Uint32Array(joined.length);
  const second = new Uint32Array(joined.length);
  for (let index = 0; index < joined.length; index += 1) {
    first[index] = Number((joined[index] as bigint) >> 32n);
    second[index] = Number((joined[index] as bigint) & 0xffff_ffffn);
  }
  return { first, second };
}

function textSection(texts: Iterable<string>): { readonly offsets: Uint32Array; readonly bytes: Uint8Array } {
  const offsets = new Numbers();
  const parts: Buffer[] = [];
  let end = 0;
  for (const text of texts) {
    const bytes = Buffer.from(text);
    offsets.push(end);
    parts.push(bytes);
    end += bytes.length;
  }
  offsets.push(end);
  return { offsets: offsets.done(), bytes: Buffer.concat(parts) };
}

/** Entities in compressed blocks. */
class Blocks {
  readonly #closed: Buffer[] = [];
  #open: Entity[] = [];
  /** Number of entities. */
  entities = 0;

  add(entity: Entity): void {
    this.#open.push(entity);
    this.entities += 1;
    if (this.#open.length === blockSize) this.#close();
  }

  #close(): void {
    if (this.#open.length > 0) this.#closed.push(deflateRawSync(JSON.stringify(this.#open)));
    this.#open = [];
  }

  /** Returns the bytes of all blocks, with the start of each and the end of the last. */
  done(): { readonly starts: Uint32Array; readonly bytes: Uint8Array } {
    this.#close();
    const starts = new Numbers();
    let end = 0;
    for (const block of this.#closed) {
      starts.push(end);
      end += block.length;
    }
    starts.push(end);
    return { starts: starts.done(), bytes: Buffer.concat(this.#closed) };
  }
}

export function createSegmentBuilder(): SegmentBuilder {
  const dictionary = new Dictionary();
  const names: string[] = [];
  const nameEntities = new Numbers();
  const entityKinds: number[] = [];
  const nameParts = new Numbers();
  /** Hash and entity, two numbers per entry. */
  const identifiers = new Numbers();
  const blocks = new Blocks();
  return {
    add(entity) {
      for (const { value } of entity.names) {
        const analysed = analyse(value, nameKindOf(entity));
        if (analysed.parts.length === 0) continue;
        addName(dictionary, analysed, names.length);
        names.push(value);
        nameEntities.push(blocks.entities);
        nameParts.push(analysed.parts.filter(findsSomebody).length);
      }
      for (const hash of hashesOfEntity(entity)) {
        identifiers.push(hash);
        identifiers.push(blocks.entities);
      }
      entityKinds.push(entityKindNames.indexOf(entity.kind));
      blocks.add(entity);
    },
    finish() {
      const counts = { names: names.length, entities: blocks.entities, tokens: dictionary.places.size };
      const keys = sortedPairs(dictionary.keys.done());
      const identified = sortedPairs(identifiers.done());
      const postings = grouped(dictionary.entries.done(), counts.tokens);
      const words = textSection(dictionary.places.keys());
      const listed = textSection(names);
      const stored = blocks.done();
      return writeSegment(counts, {
        'key-hashes': bytesOf(keys.first),
        'key-tokens': bytesOf(keys.second),
        'posting-starts': bytesOf(postings.starts),
        postings: bytesOf(postings.values),
        'word-offsets': bytesOf(words.offsets),
        words: words.bytes,
        'name-offsets': bytesOf(listed.offsets),
        names: listed.bytes,
        'name-entities': bytesOf(nameEntities.done()),
        'name-parts': bytesOf(nameParts.done()),
        'identifier-hashes': bytesOf(identified.first),
        'identifier-entities': bytesOf(identified.second),
        'entity-kinds': Uint8Array.from(entityKinds),
        'block-starts': bytesOf(stored.starts),
        blocks: stored.bytes,
      });
    },
  };
}

export function buildSegment(entities: Iterable<Entity>): Uint8Array {
  const builder = createSegmentBuilder();
  for (const entity of entities) builder.add(entity);
  return builder.finish();
}

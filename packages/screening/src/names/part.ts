/** One part of a name, with its comparable forms: each is computed on first use. Pure but for the tables. */
import type { Token } from '../text/fold.ts';
import { nativeSkeletons } from '../text/native-skeleton.ts';
import { metaphone, skeleton } from '../text/sound.ts';
import { cantoneseSpellings } from './cantonese.ts';
import { japaneseKey, japaneseReadings } from './japanese.ts';
import { wadeGiles } from './mandarin.ts';
import { type Phrase, phrases } from './phrases.ts';
import { clustersOf, romanisationsOf, shortNamesOf } from './variants.ts';

export type PartKind =
  | 'name'
  | 'initial'
  | 'number'
  | 'generation'
  | 'place'
  | 'organisation-word'
  | 'stop-word'
  | 'title'
  | 'legal-form';

export interface NamePart {
  /** Folded text; the words of a phrase without spaces between them. */
  readonly text: string;
  readonly raw: string;
  readonly kind: PartKind;
  /** Symbol shared by all spellings of a phrase; null for names. */
  readonly symbol: string | null;
  readonly generic: string | null;
  /** Symbols of the possible meanings of a word of companies, even if the word is used in a person's name. */
  readonly meanings: readonly string[];
  /**
   * ISO 3166-1 alpha-2 of the countries that know a legal form; empty for other words, and if the countries are
   * unknown.
   */
  readonly countries: readonly string[];
  readonly isAbjad: boolean;
  /** Identifying power of the part, between 0 and 1, before its rarity. */
  readonly weight: number;
  readonly sound: string;
  readonly skeleton: string;
  /** Skeletons, likeliest first; several where the script is ambiguous. */
  readonly skeletons: readonly string[];
  /** True if it is written only in Han characters. */
  readonly isHan: boolean;
  /**
   * Keys of possible Japanese readings, `j…`, and Cantonese spellings, `c…`; for a Latin word, of the readings it may
   * be.
   */
  readonly readings: readonly string[];
  readonly clusters: readonly number[];
  readonly shortNames: readonly number[];
  readonly romanisations: readonly number[];
  /** Spelling in Wade-Giles; null for a word that is not pinyin. */
  readonly mandarin: string | null;
  /** One bit per class of letters in the part: words with few in common differ. */
  readonly letters: number;
}

const weights: Readonly<Record<PartKind, number>> = {
  name: 1,
  number: 1,
  generation: 0.3,
  place: 0.8,
  initial: 0.6,
  'organisation-word': 0.4,
  'stop-word': 0.25,
  title: 0.15,
  'legal-form': 0.2,
};

/**
 * Words of companies that hardly distinguish them, like legal forms: the same firm is called Group in one place and
 * International in another.
 */
const commonplace: ReadonlySet<string> = new Set(
  'grp intl holding enterprise establishment industry general private public org corp coop concern business global worldwide'.split(
    ' ',
  ),
);
const commonplaceWeight = 0.25;

function weightOf(kind: PartKind, text: string, phrase: Phrase | null): number {
  if (kind === 'name') return weights.name * Math.min(1, 0.5 + text.length / 8);
  const isCommonplace = kind === 'organisation-word' && phrase?.meanings.every((meaning) => commonplace.has(meaning));
  return isCommonplace === true ? commonplaceWeight : weights[kind];
}

const nothing: readonly number[] = [];
const none: readonly string[] = [];

/** Classes of letters that are confused with each other; vowels carry no information here. */
const classes = ['bp', 'ckqgx', 'dt', 'fvw', 'lr', 'mn', 'szcjx', 'h', '0123456789', 'jyi'];
const bits = Uint16Array.from({ length: 128 }, (_each, code) =>
  classes.reduce((sum, letters, bit) => (letters.includes(String.fromCharCode(code)) ? sum | (1 << bit) : sum), 0),
);

function lettersOf(text: string): number {
  let found = 0;
  for (let index = 0; index < text.length; index += 1) found |= bits[text.charCodeAt(index) % 128] as number;
  return found;
}

const han = /^[\p{Script=Han}々ヶ]+$/u;
/** Maximum length of two Cantonese syllables. */
const longestCantonese = 10;

function readingsOf(raw: string, text: string, isHan: boolean): readonly string[] {
  if (isHan) {
    const cantonese = cantoneseSpellings(raw).map((spelling) => `c${spelling}`);
    return [...japaneseReadings(raw).map((key) => `j${key}`), ...cantonese];
  }
  const key = japaneseKey(text);
  return [...(key === null ? [] : [`j${key}`]), ...(text.length <= longestCantonese ? [`c${text}`] : [])];
}

type Written = Pick<Token, 'text' | 'raw' | 'isAbjad'>;

/**
 * Computes each form on first use: most parts are compared only by letters, and most words of a watchlist are never
 * compared.
 */
class WrittenPart implements NamePart {
  readonly text: string;
  readonly raw: string;
  readonly kind: PartKind;
  readonly symbol: string | null;
  readonly generic: string | null;
  readonly countries: readonly string[];
  readonly isAbjad: boolean;
  readonly weight: number;
  readonly letters: number;
  readonly isHan: boolean;
  #meanings: readonly string[] | undefined;
  #sound: string | undefined;
  #skeletons: readonly string[] | undefined;
  #readings: readonly string[] | undefined;
  #clusters: readonly number[] | undefined;
  #shortNames: readonly number[] | undefined;
  #romanisations: readonly number[] | undefined;
  #mandarin: string | null | undefined;

  constructor(tokens: readonly Written[], kind: PartKind, phrase: Phrase | null) {
    const isNumber = kind === 'number' && phrase !== null;
    this.text = isNumber ? phrase.symbol : tokens.map((token) => token.text).join('');
    this.raw = tokens.map((token) => token.raw).join('');
    this.kind = kind;
    this.symbol = phrase?.symbol ?? null;
    this.generic = phrase?.generic ?? null;
    this.countries = phrase?.countries ?? none;
    this.#meanings = phrase?.meanings;
    this.isAbjad = tokens.some((token) => token.isAbjad);
    this.letters = lettersOf(this.text);
    this.isHan = this.raw !== this.text && han.test(this.raw);
    this.weight = weightOf(kind, this.text, phrase);
  }

  get #isName(): boolean {
    return this.kind === 'name';
  }

  get meanings(): readonly string[] {
    if (this.#meanings === undefined) {
      const phrase = this.#isName ? phrases().organization.get(this.text) : undefined;
      this.#meanings = phrase?.kind === 'organisation-word' ? phrase.meanings : none;
    }
    return this.#meanings;
  }

  get sound(): string {
    this.#sound ??= this.#isName ? metaphone(this.text) : '';
    return this.#sound;
  }

  get skeleton(): string {
    return this.skeletons[0] ?? '';
  }

  get skeletons(): readonly string[] {
    this.#skeletons ??= !this.#isName
      ? none
      : this.isAbjad
        ? nativeSkeletons(this.raw, this.text)
        : [skeleton(this.text)];
    return this.#skeletons;
  }

  get readings(): readonly string[] {
    this.#readings ??= this.#isName ? readingsOf(this.raw, this.text, this.isHan) : none;
    return this.#readings;
  }

  get clusters(): readonly number[] {
    this.#clusters ??= this.#isName ? clustersOf(this.text, this.raw) : nothing;
    return this.#clusters;
  }

  get shortNames(): readonly number[] {
    this.#shortNames ??= this.#isName ? shortNamesOf(this.text) : nothing;
    return this.#shortNames;
  }

  get romanisations(): readonly number[] {
    this.#romanisations ??= this.#isName ? romanisationsOf(this.text, this.raw) : nothing;
    return this.#romanisations;
  }

  get mandarin(): string | null {
    if (this.#mandarin === undefined) {
      this.#mandarin = this.#isName && this.text.length <= 18 ? wadeGiles(this.text) : null;
    }
    return this.#mandarin;
  }
}

/** Maximum number of cached words. Words of many names are looked up only once; unused ones expire by generation. */
const mostRemembered = 30_000;
let young = new Map<string, NamePart>();
let old = new Map<string, NamePart>();

function rememberedName(token: Written): NamePart {
  // The folded text is derived from the written text, so the key identifies the part.
  const key = token.raw === token.text ? token.text : `${token.raw} ${token.text}`;
  const known = young.get(key);
  if (known !== undefined) return known;
  const part = old.get(key) ?? new WrittenPart([token], 'name', null);
  if (young.size >= mostRemembered) {
    old = young;
    young = new Map();
  }
  young.set(key, part);
  return part;
}

export function partOf(tokens: readonly Written[], kind: PartKind, phrase: Phrase | null): NamePart {
  const [token, other] = tokens;
  if (kind === 'name' && phrase === null && token !== undefined && other === undefined) return rememberedName(token);
  return new WrittenPart(tokens, kind, phrase);
}

/** Returns a word of organizations as a name; used if the text has no other name. */
export const nameOfWord = (part: NamePart): NamePart =>
  new WrittenPart([part], 'name', {
    kind: 'organisation-word',
    symbol: part.symbol ?? part.text,
    generic: null,
    meanings: part.meanings,
    countries: none,
  });

/** Returns neighbours joined as one word. */
export const joinedPart = (parts: readonly NamePart[]): NamePart => new WrittenPart(parts, 'name', null);

/** A name → its parts: what each is, and how much it says of who is meant. Pure but for the tables. */
import { fold, type Token } from '../text/fold.ts';
import { metaphone, skeleton } from '../text/sound.ts';
import { wadeGiles } from './mandarin.ts';
import { type Phrase, phrases, relationWords } from './phrases.ts';
import { clustersOf, romanisationsOf, shortNamesOf } from './variants.ts';

/** Whose name it is: of a person, or of anything else, whose names are read as those of organizations. */
export type NameKind = 'person' | 'organization';

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
  /** Folded; the words of a phrase with no space between. */
  readonly text: string;
  readonly raw: string;
  readonly kind: PartKind;
  /** What all spellings of a phrase share; null for names. */
  readonly symbol: string | null;
  readonly generic: string | null;
  readonly isAbjad: boolean;
  /** Between 0 and 1: how much it says of who is meant, before how rare it is. */
  readonly weight: number;
  readonly sound: string;
  readonly skeleton: string;
  readonly clusters: readonly number[];
  readonly shortNames: readonly number[];
  readonly romanisations: readonly number[];
  /** As Wade-Giles would write it; null for what is no word of pinyin. */
  readonly mandarin: string | null;
}

export interface AnalysedName {
  readonly parts: readonly NamePart[];
  readonly kind: NameKind;
  /** Places in `parts` before which a word stands that says whose child somebody is. */
  readonly relations: readonly number[];
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

const roman = /^(?=[ivxlc]{2,7}$)(c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** 14 of XIV; null for a word that is no number. One letter is an initial. */
function numberOf(text: string): string | null {
  if (/^\d+$/.test(text)) return String(Number(text));
  if (!roman.test(text)) return null;
  let sum = 0;
  for (const [place, letter] of [...text].entries()) {
    const value = values[letter] ?? 0;
    sum += value < (values[text[place + 1] ?? ''] ?? 0) ? -value : value;
  }
  return String(sum);
}

const nothing: readonly number[] = [];

function partOf(tokens: readonly Token[], kind: PartKind, phrase: Phrase | null): NamePart {
  const text = kind === 'number' && phrase !== null ? phrase.symbol : tokens.map((token) => token.text).join('');
  const raw = tokens.map((token) => token.raw).join('');
  const isName = kind === 'name';
  return {
    text,
    raw,
    kind,
    symbol: phrase?.symbol ?? null,
    generic: phrase?.generic ?? null,
    isAbjad: tokens.some((token) => token.isAbjad),
    weight: weights[kind] * (isName ? Math.min(1, 0.5 + text.length / 8) : 1),
    sound: isName ? metaphone(text) : '',
    skeleton: isName ? skeleton(text) : '',
    clusters: isName ? clustersOf(text, raw) : nothing,
    shortNames: isName ? shortNamesOf(text) : nothing,
    romanisations: isName ? romanisationsOf(text, raw) : nothing,
    mandarin: isName && text.length <= 18 ? wadeGiles(text) : null,
  };
}

/** A word of a dictionary as a part of a name. */
export function partOfWord(word: string): NamePart {
  const [token] = fold(word);
  return partOf(
    [token ?? { text: word, raw: word, isAbjad: false, isDotted: false }],
    numberOf(word) === null ? 'name' : 'number',
    null,
  );
}

/** Runs of single letters are one word in an organization, `A.B.C. Ltd`; in a person each is an initial. */
function joinLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let run: Token[] = [];
  const end = () => {
    if (run.length === 1) joined.push(run[0] as Token);
    else if (run.length > 1) {
      const text = run.map((token) => token.text).join('');
      joined.push({ text, raw: text, isAbjad: false, isDotted: false });
    }
    run = [];
  };
  for (const token of tokens) {
    if (/^[a-z]$/.test(token.text) && token.raw.length === 1) run.push(token);
    else {
      end();
      joined.push(token);
    }
  }
  end();
  return joined;
}

/** Letters in a row that are no word, `JC`: initials written together. */
const initialsTogether = /^(?!(ng|md|mc|st|dr|mr|ms|jr|sr|km|lt)$)[bcdfghjklmnpqrstvwxz]{2,3}$/;

function splitInitials(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) =>
    initialsTogether.test(token.text) && token.raw === token.text && numberOf(token.text) === null
      ? [...token.text].map((letter) => ({ ...token, text: letter, raw: letter }))
      : [token],
  );
}

/** One letter that is a number after the name of a fund or a ship. */
const oneLetterNumbers: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['v', '5'],
  ['x', '10'],
]);

function kindOf(token: Token, kind: NameKind, at: number): { kind: PartKind; phrase: Phrase | null } {
  const letter = kind === 'organization' && at > 0 ? oneLetterNumbers.get(token.text) : undefined;
  const number = letter ?? numberOf(token.text);
  const phrase = number === null ? null : { kind: 'number' as const, symbol: number, generic: null };
  if (phrase !== null) return { kind: kind === 'person' ? 'generation' : 'number', phrase };
  const isLetter = /^[a-z]$/.test(token.text) && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}]/u.test(token.raw);
  return { kind: isLetter ? 'initial' : 'name', phrase: null };
}

/** The longest phrase that begins at a place. */
function phraseAt(tokens: readonly Token[], at: number, kind: NameKind): { phrase: Phrase; length: number } | null {
  const { longest, person, organization } = phrases();
  const known = kind === 'person' ? person : organization;
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    const key = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const phrase = known.get(key);
    if (phrase !== undefined) return { phrase, length };
  }
  return null;
}

/** A name of nothing but titles, legal forms and stop words keeps them as its name. */
export function analyse(name: string, kind: NameKind): AnalysedName {
  const tokens = kind === 'organization' ? joinLetters(fold(name)) : splitInitials(fold(name));
  const parts: NamePart[] = [];
  const relations: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = phraseAt(tokens, at, kind);
    const length = found?.length ?? 1;
    const read =
      found === null ? kindOf(token, kind, at) : { kind: found.phrase.kind as PartKind, phrase: found.phrase };
    if (kind === 'person' && relationWords.has(token.text) && at > 0) relations.push(parts.length);
    parts.push(partOf(tokens.slice(at, at + length), read.kind, read.phrase));
    at += length;
  }
  if (kind === 'person') unmask(parts);
  const isNamed = parts.some((part) => part.kind === 'name' || part.kind === 'place' || part.kind === 'number');
  const kept = isNamed ? once(parts) : tokens.map((token) => partOf([token], 'name', null));
  return { parts: kept, kind, relations };
}

/** `Al` and `Don` are courtesy or grammar beside two names, and given names beside one. */
function unmask(parts: NamePart[]): void {
  if (parts.filter((part) => part.kind === 'name').length !== 1) return;
  const place = parts.findIndex(
    (part) => (part.kind === 'title' || part.kind === 'stop-word') && shortNamesOf(part.text).length > 0,
  );
  const part = parts[place];
  if (part !== undefined) parts[place] = partOf([{ ...part, isDotted: false }], 'name', null);
}

/** A word that stands twice counts once. */
function once(parts: readonly NamePart[]): NamePart[] {
  const seen = new Set<string>();
  return parts.filter(({ text, kind }) => {
    if (kind === 'initial') return true;
    const isFirst = !seen.has(text);
    seen.add(text);
    return isFirst;
  });
}

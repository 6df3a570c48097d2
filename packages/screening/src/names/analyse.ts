/** Analysis of a name into parts: the kind of each part and its identifying power. Pure except for the tables. */
import { fold, type Token } from '../text/fold.ts';
import { namesWithin } from './names-within.ts';
import { type NamePart, nameOfWord, type PartKind, partOf } from './part.ts';
import { type Phrase, phrases, relationWords } from './phrases.ts';
import { shortNamesOf } from './variants.ts';

/** Kind of the name's bearer: a person, or any other entity, whose names are read like those of organizations. */
export type NameKind = 'person' | 'organization';

export interface AnalysedName {
  readonly parts: readonly NamePart[];
  readonly kind: NameKind;
  /** Places of parentage words in `parts`. */
  readonly relations: readonly number[];
  /** False for a text without a name, a place or a number, whose titles and legal forms then serve as its name. */
  readonly isNamed: boolean;
  /** Names within the text if it contains several: a former or trading name, or a name in brackets. */
  readonly within: readonly AnalysedName[];
}

/** Matches Roman numbers up to XXXIX: beyond, such letters are legal forms and words. */
const roman = /^(?=[ivx]{2,7}$)(x{0,3})(ix|iv|v?i{0,3})$/;
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** Returns 14 for XIV; null for a word that is not a number. One letter is an initial. */
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

/** Returns a dictionary word, or several written as one, as a part of a name. */
export function partOfWord(word: string): NamePart {
  const tokens = fold(word);
  return partOf(
    tokens.length > 0 ? tokens : [{ text: word, raw: word, isAbjad: false }],
    numberOf(word) === null ? 'name' : 'number',
    null,
  );
}

/**
 * Joins runs of single letters. In an organization they are one word, `A.B.C. Ltd`; in a person each letter is an
 * initial.
 */
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

/** Matches initials written together, `JC`: consecutive letters that form no word. */
const initialsTogether = /^(?!(ng|md|mc|st|dr|mr|ms|jr|sr|km|lt)$)[bcdfghjklmnpqrstvwxz]{2,3}$/;

function splitInitials(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) =>
    initialsTogether.test(token.text) && token.raw === token.text && numberOf(token.text) === null
      ? [...token.text].map((letter) => ({ ...token, text: letter, raw: letter }))
      : [token],
  );
}

/** Letters that are numbers after the name of a fund or a ship. */
const oneLetterNumbers: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['v', '5'],
  ['x', '10'],
]);

function kindOf(token: Token, kind: NameKind, at: number): { kind: PartKind; phrase: Phrase | null } {
  const letter = kind === 'organization' && at > 0 ? oneLetterNumbers.get(token.text) : undefined;
  const number = letter ?? numberOf(token.text);
  const phrase =
    number === null
      ? null
      : { kind: 'number' as const, symbol: number, generic: null, meanings: [number], countries: [] };
  if (phrase !== null) return { kind: kind === 'person' ? 'generation' : 'number', phrase };
  const isLetter = /^[a-z]$/.test(token.text) && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}]/u.test(token.raw);
  return { kind: isLetter ? 'initial' : 'name', phrase: null };
}

/** Returns the longest phrase that begins at a place. */
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

/** Analyses a name. If it has only titles, legal forms and stop words, these are used as its name. */
export function analyse(name: string, kind: NameKind): AnalysedName {
  const within = namesWithin(name, (inBrackets) => kind === 'organization' && isCompany(inBrackets));
  return { ...analyseOne(name, kind), within: within.map((each) => analyseOne(each, kind)) };
}

/** Returns true for a name with a legal form or a word of organizations: a place or one word is no company. */
function isCompany(text: string): boolean {
  const kinds = new Set(analyseOne(text, 'organization').parts.map((part) => part.kind));
  return kinds.has('name') && (kinds.has('legal-form') || kinds.has('organisation-word'));
}

function analyseOne(name: string, kind: NameKind): AnalysedName {
  const tokens = kind === 'organization' ? joinLetters(fold(name)) : splitInitials(fold(name));
  const parts: NamePart[] = [];
  const relations: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    // II is a legal form in some countries, and a number in all.
    const found = numberOf(token.text) === null ? phraseAt(tokens, at, kind) : null;
    const length = found?.length ?? 1;
    const read =
      found === null ? kindOf(token, kind, at) : { kind: found.phrase.kind as PartKind, phrase: found.phrase };
    if (kind === 'person' && relationWords.has(token.text) && at > 0) relations.push(parts.length);
    parts.push(partOf(tokens.slice(at, at + length), read.kind, read.phrase));
    at += length;
  }
  if (kind === 'person') unmask(parts);
  const isNamed = parts.some((part) => part.kind === 'name' || part.kind === 'place' || part.kind === 'number');
  const kept = isNamed ? once(parts) : named(parts, tokens);
  return { parts: kept, kind, relations, isNamed, within: [] };
}

/**
 * Makes a name of the parts of a text that has none: of its words of organizations (General Electric Co.), or of all
 * parts if there are no such words.
 */
function named(parts: readonly NamePart[], tokens: readonly Token[]): NamePart[] {
  if (!parts.some((part) => part.kind === 'organisation-word'))
    return tokens.map((token) => partOf([token], 'name', null));
  return once(parts).map((part) => (part.kind === 'organisation-word' ? nameOfWord(part) : part));
}

/**
 * Turns a title or stop word into a name if there is only one name. `Al` and `Don` are given names if they are next to
 * one name, but a courtesy title or grammar next to two.
 */
function unmask(parts: NamePart[]): void {
  if (parts.filter((part) => part.kind === 'name').length !== 1) return;
  const place = parts.findIndex(
    (part) => (part.kind === 'title' || part.kind === 'stop-word') && shortNamesOf(part.text).length > 0,
  );
  const part = parts[place];
  if (part !== undefined) parts[place] = partOf([part], 'name', null);
}

/** Removes repeated words. */
function once(parts: readonly NamePart[]): NamePart[] {
  const seen = new Set<string>();
  return parts.filter(({ text, kind }) => {
    if (kind === 'initial') return true;
    const isFirst = !seen.has(text);
    seen.add(text);
    return isFirst;
  });
}

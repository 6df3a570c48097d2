/** Similarity of two name parts, and its reason. Pure. */
import type { NamePart } from '../names/part.ts';
import { romanisationsOf } from '../names/variants.ts';
import { editCost } from './edit-cost.ts';

/** Reason for the similarity of two parts, for explanations. */
export type How =
  | 'equal'
  | 'symbol'
  | 'variant'
  | 'short-name'
  | 'romanisation'
  | 'initial'
  | 'consonants'
  | 'sound'
  | 'letters'
  | 'joined';

export interface Likeness {
  readonly how: How;
  /** Similarity between 0 and 1. */
  readonly similarity: number;
  /** Cost of the difference, in letters. */
  readonly edits: number;
}

const different: Likeness = { how: 'letters', similarity: 0, edits: 2 };

export function shared(left: readonly number[], right: readonly number[]): boolean {
  for (const each of left) if (right.includes(each)) return true;
  return false;
}

/** Compares two parts by shared clusters. Words in many clusters are excluded, since they resemble too many others. */
function variantOf(left: NamePart, right: NamePart): Likeness | null {
  const most = Math.max(left.clusters.length, right.clusters.length);
  const isAcross = left.raw !== left.text || right.raw !== right.text;
  if (most > (isAcross ? 14 : 8) || [...left.raw].length === 1 || [...right.raw].length === 1) {
    return null;
  }
  if (!shared(left.clusters, right.clusters)) return null;
  const least = Math.min(left.clusters.length, right.clusters.length);
  if (least <= 2) return { how: 'variant', similarity: 0.95, edits: 0.15 };
  return least <= 5
    ? { how: 'variant', similarity: 0.85, edits: 0.35 }
    : { how: 'variant', similarity: 0.78, edits: 0.5 };
}

/** Compares an initial with a part; a single letter may also romanise a word of another script. */
function initialOf(left: NamePart, right: NamePart): Likeness | null {
  if (left.kind !== 'initial' && right.kind !== 'initial') return null;
  // The one-letter surname I is also written Lee.
  if (left.kind !== right.kind && shared(romanisationsOf(left.text, left.raw), romanisationsOf(right.text, right.raw)))
    return { how: 'romanisation', similarity: 0.8, edits: 0.5 };
  const same = left.text[0] === right.text[0];
  return same ? { how: 'initial', similarity: 0.75, edits: 0.5 } : different;
}

/** Compares the consonants of a word in a script without vowels with those of a word that has vowels. */
export function consonantsOf(left: NamePart, right: NamePart): Likeness | null {
  if (left.isAbjad === right.isAbjad) return null;
  const [native, latin] = left.isAbjad ? [left, right] : [right, left];
  let best: Likeness | null = null;
  for (const consonants of native.skeletons) {
    const likeness = consonantLikeness(consonants, latin.skeleton);
    if (likeness !== null && likeness.similarity > (best?.similarity ?? 0)) best = likeness;
    // One consonant identifies only a short name, such as Ali.
    const isShort = consonants.length === 1 && consonants === latin.skeleton;
    if (isShort && latin.text.length <= 5) return { how: 'consonants', similarity: 0.8, edits: 0.5 };
  }
  return best;
}

/** Compares two skeletons; null when they have too little in common, or are too short. */
function consonantLikeness(a: string, b: string): Likeness | null {
  if (Math.min(a.length, b.length) < 2) return null;
  const cost = editCost(a, b);
  const similarity = 0.9 - (0.9 * cost) / Math.max(a.length, b.length);
  return similarity > 0.5 ? { how: 'consonants', similarity, edits: 0.25 + cost } : null;
}

function countOf(bits: number): number {
  let [left, count] = [bits, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Returns true if a quick test shows that the words differ: nothing below .3 is ever paired. */
export function areFarApart(left: NamePart, right: NamePart): boolean {
  const longer = Math.max(left.text.length, right.text.length);
  if (Math.abs(left.text.length - right.text.length) > 0.5 * longer) return true;
  return longer > 4 && countOf(left.letters & right.letters) * 3 < countOf(left.letters | right.letters);
}

const caucasian = /[\p{Script=Armenian}\p{Script=Georgian}]/u;
/** Scholarly transliterations (ISO 9984, ISO 9985, Hübschmann-Meillet) with the common romanisations. */
const scholarly: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'kh'],
  [/c(?!h)/g, 'ts'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/th/g, 't'],
  [/ph/g, 'p'],
  [/vo/g, 'o'],
  [/j/g, 'y'],
];

/** Compares a part in Armenian or Georgian script with a Latin one by scholarly transliteration. */
function scholarlyOf(left: NamePart, right: NamePart): Likeness | null {
  // Latin words need no lookup, since their folded form is their spelling.
  if (left.raw === left.text && right.raw === right.text) return null;
  const [isLeft, isRight] = [caucasian.test(left.raw), caucasian.test(right.raw)];
  if (isLeft === isRight) return null;
  const [native, latin] = isLeft ? [left, right] : [right, left];
  const plain = (text: string) => scholarly.reduce((each, [from, to]) => each.replaceAll(from, to), text);
  const [a, b] = [plain(latin.text), plain(native.text)];
  const edits = editCost(a, b);
  const similarity = Math.max(0, 0.95 - edits / (0.62 * Math.max(a.length, b.length)));
  return { how: 'romanisation', similarity, edits: edits + 0.2 };
}

function lettersOf(left: NamePart, right: NamePart): Likeness {
  const [a, b] = [left.text, right.text];
  const longer = Math.max(a.length, b.length);
  if (areFarApart(left, right)) return { how: 'letters', similarity: 0, edits: longer };
  const edits = editCost(a, b);
  const likeness = Math.max(0, 1 - edits / (0.62 * longer));
  // In a word of three letters, one different letter makes another word.
  const similarity = longer <= 3 && edits >= 0.4 ? likeness * 0.7 : likeness;
  const sounds =
    (longer > 5 && left.sound !== '' && left.sound === right.sound && similarity > 0.45) ||
    (longer > 4 && similarity > 0.5 && soundsAlike(left.skeleton, right.skeleton));
  return sounds && similarity < 0.86
    ? { how: 'sound', similarity: 0.86, edits: Math.min(edits, 0.5) }
    : { how: 'letters', similarity, edits };
}

/** Returns true for equal skeletons of three or more consonants. */
export const soundsAlike = (left: string, right: string): boolean => left === right && left.length > 2;

/** Familiar endings of a name cut short at its end, or at its beginning: Dan, Danny, Daniel; Aziz, Abdulaziz. */
const familiar = /(?:ie|ey|y|i|ee|e)$/;

const mayBeCut = ({ kind }: NamePart): boolean => kind === 'name' || kind === 'organisation-word';

function cutShort(left: NamePart, right: NamePart): Likeness | null {
  if (Math.min(left.text.length, right.text.length) < 3) return null;
  return isCutFrom(left.text, right.text) || isCutFrom(right.text, left.text)
    ? { how: 'short-name', similarity: 0.72, edits: 0.8 }
    : null;
}

function isCutFrom(short: string, long: string): boolean {
  if (long.length < 5 || short.length > long.length) return false;
  const stem = short
    .replace(familiar, '')
    .replace(/ff$/, 'ph')
    .replace(/(.)\1$/, '$1');
  if (long.length - stem.length < 2) return false;
  if (long.startsWith(short) || (stem.length > 2 && long.startsWith(stem))) return true;
  return short.length > 3 && short.length * 2 >= long.length && long.endsWith(short);
}

const better = (a: Likeness | null, b: Likeness): Likeness => (a !== null && a.similarity >= b.similarity ? a : b);

function alike(left: NamePart, right: NamePart): Likeness | null {
  if (left.romanisations.length > 0 && shared(left.romanisations, right.romanisations)) {
    return { how: 'romanisation', similarity: 0.9, edits: 0.25 };
  }
  if (left.isHan !== right.isHan && left.readings.some((reading) => right.readings.includes(reading))) {
    return { how: 'romanisation', similarity: 0.9, edits: 0.25 };
  }
  if (left.mandarin !== null && left.mandarin === right.text)
    return { how: 'romanisation', similarity: 0.9, edits: 0.25 };
  if (right.mandarin !== null && right.mandarin === left.text)
    return { how: 'romanisation', similarity: 0.9, edits: 0.25 };
  if (left.shortNames.length > 0 && shared(left.shortNames, right.shortNames)) {
    return { how: 'short-name', similarity: 0.85, edits: 0.5 };
  }
  return null;
}

/** Returns true if both have legal forms of known countries, and none in common: GmbH and Sdn. Bhd. */
export function areFormsAbroad(left: readonly NamePart[], right: readonly NamePart[]): boolean {
  const [a, b] = [left, right].map((parts) => parts.flatMap(({ countries }) => countries)) as [string[], string[]];
  return a.length > 0 && b.length > 0 && !a.some((country) => b.includes(country));
}

/** Compares words of companies by their possible meanings: COMM with Communications, and with Commercial. */
function meaningOf(left: NamePart, right: NamePart): Likeness | null {
  if (left.symbol === null && right.symbol === null) return null;
  if (!left.meanings.some((meaning) => right.meanings.includes(meaning))) return null;
  const isSure = left.meanings.length === 1 && right.meanings.length === 1;
  return isSure ? { how: 'symbol', similarity: 0.95, edits: 0.1 } : { how: 'symbol', similarity: 0.92, edits: 0.15 };
}

export function compareParts(left: NamePart, right: NamePart): Likeness {
  const isNumber = (part: NamePart) => part.kind === 'number' || part.kind === 'generation';
  if (isNumber(left) || isNumber(right)) {
    return left.text === right.text || (left.symbol !== null && left.symbol === right.symbol)
      ? { how: 'equal', similarity: 1, edits: 0 }
      : different;
  }
  if (left.text === right.text) return { how: 'equal', similarity: 1, edits: 0 };
  if (left.symbol !== null && left.symbol === right.symbol) {
    return { how: 'symbol', similarity: 0.95, edits: 0.1 };
  }
  if (areFormsAbroad([left], [right])) return { ...different, similarity: 0.1 };
  if (left.generic !== null && left.generic === right.generic) return { how: 'symbol', similarity: 0.9, edits: 0.1 };
  const meant = meaningOf(left, right);
  if (meant !== null) return meant;
  if (left.kind === 'place' && right.kind === 'place') return { ...different, similarity: 0.1 };
  const initial = initialOf(left, right);
  if (initial !== null) return initial;
  const known = better(variantOf(left, right), alike(left, right) ?? { ...different, edits: 9 });
  const seen = better(scholarlyOf(left, right), better(consonantsOf(left, right), lettersOf(left, right)));
  const cut = mayBeCut(left) && mayBeCut(right) ? cutShort(left, right) : null;
  return better(cut, better(known, seen));
}

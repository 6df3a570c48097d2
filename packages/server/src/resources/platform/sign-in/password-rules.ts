/**
 * Password rules (security design 5.4): passwords are long, may contain any characters, and are not easy to guess.
 * Pure.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

export const longestPassword = 128;
const shortest = 15;
const shortestBesidePasskey = 8;

/** 49,000 breached passwords in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

interface About {
  readonly hasPasskey: boolean;
  /** Texts that an attacker would try: addresses and names of the person, and the organization's name. */
  readonly known: readonly string[];
}

/** Returns the fault of the password as the end of a sentence; null if it is acceptable. */
export function passwordProblem(password: string, { hasPasskey, known }: About): string | null {
  const text = password.normalize('NFC');
  const length = [...text].length;
  const least = hasPasskey ? shortestBesidePasskey : shortest;
  if (length < least) return `must have at least ${least} characters`;
  if (length > longestPassword) return `must have at most ${longestPassword} characters`;
  return isGuessedFirst(
    text.toLowerCase(),
    known.map((each) => each.toLowerCase()).filter((each) => each.length > 3),
  )
    ? 'is among the values that are guessed first, or made of one of them'
    : null;
}

/** Returns true for common values as they are, repeated, and with digits and signs before and after. */
function isGuessedFirst(text: string, known: readonly string[]): boolean {
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const candidates = [text, core, unitOf(text), unitOf(core)];
  if (candidates.some((each) => common.has(each) || known.includes(each))) return true;
  return new Set(text).size < 4 || isSequence(text);
}

/** Returns the repeated unit, `abc` of `abcabcabc`; the text itself if it is not a repetition. */
const unitOf = (text: string): string => /^(.{1,16}?)\1+$/su.exec(text)?.[1] ?? text;

/** Returns true if each character follows its predecessor in code order, or each precedes it. */
function isSequence(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    points.every((point, index) => index === 0 || point === (points[index - 1] ?? 0) + step),
  );
}

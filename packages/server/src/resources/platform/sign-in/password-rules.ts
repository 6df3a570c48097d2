/** Which passwords are taken (security design 5.4): long ones, of any characters, that nobody guesses first. Pure. */
import { dictionary } from '@zxcvbn-ts/language-common';

export const longestPassword = 128;
const shortest = 15;
const shortestBesidePasskey = 8;

/** 49,000 values of breaches, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

interface About {
  readonly hasPasskey: boolean;
  /** Texts that a guesser knows: addresses and names of the person, and the organization's. */
  readonly known: readonly string[];
}

/** What is wrong with the password, as the end of a sentence; null for a good one. */
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

/** Common values as they are, repeated, and with digits and signs before and after. */
function isGuessedFirst(text: string, known: readonly string[]): boolean {
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const candidates = [text, core, unitOf(text), unitOf(core)];
  if (candidates.some((each) => common.has(each) || known.includes(each))) return true;
  return new Set(text).size < 4 || isSequence(text);
}

/** `abc` of `abcabcabc`; the text itself when it repeats nothing. */
const unitOf = (text: string): string => /^(.{1,16}?)\1+$/su.exec(text)?.[1] ?? text;

/** Every character is the one after, or the one before, its neighbour. */
function isSequence(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    points.every((point, index) => index === 0 || point === (points[index - 1] ?? 0) + step),
  );
}

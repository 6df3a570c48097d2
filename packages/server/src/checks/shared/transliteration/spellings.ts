/** Spellings of names in Latin letters by the tables of this folder. */
import { ARABIC } from './arabic.ts';
import { CYRILLIC } from './cyrillic.ts';
import { GREEK } from './greek.ts';
import { LATIN } from './latin.ts';
import { type SpellingSystem, spellWord } from './spelling-system.ts';

/** Words of one spelling, A to Z and digits. */
export type Spelling = readonly string[];

type Script = 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic';

interface Alphabet {
  readonly script: Script;
  readonly letters: RegExp;
  readonly systems: readonly SpellingSystem[];
  /** Upper-case word in composed letters, without the marks that no system writes. */
  readonly prepare: (word: string) => string;
}

/** Most spellings that a name gets, and the longest name, in characters, that gets any. */
const MOST_SPELLINGS = 160;
const LONGEST_NAME = 200;

/** Letters of the Latin alphabet are spelled by `LATIN` and have no systems. */
const ALPHABETS: readonly Alphabet[] = [
  { script: 'Latin', letters: /\p{Script=Latin}/u, systems: [], prepare: (word) => word },
  {
    script: 'Cyrillic',
    letters: /\p{Script=Cyrillic}/u,
    systems: CYRILLIC,
    prepare: (word) => word.replace(/[\u0300\u0301]/g, ''),
  },
  {
    script: 'Greek',
    letters: /\p{Script=Greek}/u,
    systems: GREEK,
    prepare: (word) =>
      word
        .normalize('NFD')
        .replace(/(?!\u0308)\p{M}/gu, '')
        .normalize('NFC'),
  },
  {
    script: 'Arabic',
    letters: /\p{Script=Arabic}/u,
    systems: ARABIC,
    prepare: (word) => word.replace(/[\u064b-\u0650\u0652\u0670]/g, '').replace(/(\p{L})\u0651/gu, '$1$1'),
  },
];

/** Alphabets that write vowels: two of their names without a common spelling are different names. */
const SOUNDING: ReadonlySet<string> = new Set(['Latin', 'Cyrillic', 'Greek']);

function wordsOf(name: string): readonly string[] {
  const upper = name.normalize('NFKC').toUpperCase().normalize('NFC');
  return upper
    .replace(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Returns the spellings of a Latin word by the permitted ones of its letters, plain ones first. */
function spellLatin(word: string): readonly string[] {
  let spelled = [''];
  for (const letter of word) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    const spellings = [...new Set([...(LATIN[letter] ?? []), ...(LATIN[letter] && plain === letter ? [] : [plain])])];
    spelled = spelled.flatMap((start) => spellings.map((end) => start + end)).slice(0, MOST_SPELLINGS);
  }
  const known = spelled.filter((spelling) => /^[A-Z0-9]+$/.test(spelling));
  // XX behind U or N marks a lost diacritic (section 6.A), and no name has it otherwise.
  return [...new Set([...known, ...known.map((spelling) => spelling.replace(/([NU])XX/g, '$1'))])];
}

function alphabetOf(word: string): Alphabet | undefined {
  return ALPHABETS.findLast(({ letters }) => letters.test(word)) ?? (/^\p{N}+$/u.test(word) ? ALPHABETS[0] : undefined);
}

/** Returns the spellings of the words by the system `index` of each one's alphabet; empty if a word has none. */
function spellBySystem(words: readonly string[], index: number): readonly Spelling[] {
  let spelled: readonly Spelling[] = [[]];
  for (const word of words) {
    const alphabet = alphabetOf(word);
    const system = alphabet?.systems[index % Math.max(1, alphabet.systems.length)];
    const own = system === undefined ? spellLatin(word) : spellWord(alphabet?.prepare(word) ?? word, system);
    spelled = spelled.flatMap((start) => own.map((end) => [...start, end])).slice(0, MOST_SPELLINGS);
  }
  return spelled;
}

/**
 * Returns the permitted spellings of a name in Latin letters, separately for each system of its alphabet; empty for a
 * name with a letter that no table has, or of more than 200 characters.
 */
export function spellingsOf(name: string): readonly Spelling[] {
  const words = name.length > LONGEST_NAME ? [] : wordsOf(name);
  if (words.length === 0 || words.some((word) => alphabetOf(word) === undefined)) return [];
  const systems = Math.max(1, ...words.map((word) => alphabetOf(word)?.systems.length ?? 0));
  const found = Array.from({ length: systems }, (_, index) => spellBySystem(words, index)).flat();
  const distinct = new Map(found.map((spelling) => [spelling.join(' '), spelling]));
  return [...distinct.values()].slice(0, MOST_SPELLINGS);
}

/** Returns true if a name has letters with other spellings: marks, other alphabets, XX in place of a mark. */
export function hasSpellings(name: string): boolean {
  return /[^\p{ASCII}]|XX/iu.test(name);
}

/**
 * Returns true if different spellings of two names prove different names: both are in alphabets that write vowels, or
 * both in the same script.
 */
export function areComparable(a: string, b: string): boolean {
  const [one, other] = [scriptsOf(a), scriptsOf(b)];
  if ([...one, ...other].every((script) => SOUNDING.has(script))) return true;
  return one.size === other.size && [...one].every((script) => other.has(script));
}

function scriptsOf(name: string): ReadonlySet<string> {
  const scripts = Array.from(name.matchAll(/\p{L}/gu), ([letter]) => {
    const alphabet = ALPHABETS.find(({ letters }) => letters.test(letter));
    return (
      alphabet?.script ?? (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(letter) ? 'Han' : 'other')
    );
  });
  return new Set(scripts);
}

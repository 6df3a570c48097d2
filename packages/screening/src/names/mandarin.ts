/**
 * Syllables of Mandarin in pinyin → Wade-Giles without its apostrophes (ISO 7098; the rules of the two systems). Pure.
 */

const initials: readonly (readonly [string, string])[] = [
  ['zh', 'ch'],
  ['ch', 'ch'],
  ['sh', 'sh'],
  ['b', 'p'],
  ['p', 'p'],
  ['m', 'm'],
  ['f', 'f'],
  ['d', 't'],
  ['t', 't'],
  ['n', 'n'],
  ['l', 'l'],
  ['g', 'k'],
  ['k', 'k'],
  ['h', 'h'],
  ['j', 'ch'],
  ['q', 'ch'],
  ['x', 'hs'],
  ['r', 'j'],
  ['z', 'ts'],
  ['c', 'ts'],
  ['s', 's'],
  ['y', 'y'],
  ['w', 'w'],
  ['', ''],
];

const finals =
  'a ai an ang ao e ei en eng er i ia ian iang iao ie in ing iong iu o ong ou u ua uai uan uang ue ui un uo'.split(' ');

/** Finals that Wade-Giles writes differently. */
const otherFinals: Readonly<Record<string, string>> = {
  ian: 'ien',
  ie: 'ieh',
  ong: 'ung',
  iong: 'iung',
  ue: 'ueh',
  er: 'erh',
};

/** Syllables that follow no rule. */
const exceptions: Readonly<Record<string, string>> = {
  zhi: 'chih',
  chi: 'chih',
  shi: 'shih',
  ri: 'jih',
  zi: 'tzu',
  ci: 'tzu',
  si: 'szu',
  you: 'yu',
  yong: 'yung',
  yan: 'yen',
  ye: 'yeh',
  yi: 'i',
  ge: 'ko',
  ke: 'ko',
  he: 'ho',
  gui: 'kuei',
  kui: 'kuei',
  guo: 'kuo',
  jue: 'chueh',
  que: 'chueh',
  xue: 'hsueh',
};

function makeSyllables(): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const [initial, other] of initials) {
    for (const final of finals) {
      const pinyin = initial + final;
      made.set(pinyin, exceptions[pinyin] ?? other + (otherFinals[final] ?? final));
    }
  }
  return made;
}

const syllables = makeSyllables();
const longestSyllable = 6;
const mostSyllables = 3;

/** Returns a word of one to three syllables in Wade-Giles; null for text that is not pinyin. */
export function wadeGiles(text: string, left = mostSyllables): string | null {
  if (text === '') return '';
  if (left === 0) return null;
  for (let length = Math.min(longestSyllable, text.length); length > 0; length -= 1) {
    const syllable = syllables.get(text.slice(0, length));
    const rest = syllable === undefined ? null : wadeGiles(text.slice(length), left - 1);
    if (syllable !== undefined && rest !== null) return syllable + rest;
  }
  return null;
}

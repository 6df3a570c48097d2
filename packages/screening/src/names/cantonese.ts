/**
 * Characters in the Latin spelling of Hong Kong and Macau: their reading in Jyutping, spelled by custom, since no
 * system is followed. Pure but for the table.
 */
import { linesOf, readTable } from '../tables/read-table.ts';

const initials: readonly (readonly [string, string])[] = [
  ['gw', 'kw gw'],
  ['kw', 'kw'],
  ['ng', 'ng '],
  ['b', 'p b'],
  ['p', 'p'],
  ['m', 'm'],
  ['f', 'f'],
  ['d', 't d'],
  ['t', 't'],
  ['n', 'n l'],
  ['l', 'l'],
  ['g', 'k g'],
  ['k', 'k'],
  ['h', 'h'],
  ['z', 'ch ts j'],
  ['c', 'ch ts'],
  ['s', 's sh'],
  ['j', 'y '],
  ['w', 'w'],
  ['', ' '],
];

/** Spellings of finals by English ears: a long vowel may end in r or h, a short a is heard as u. */
const finals: Readonly<Record<string, string>> = {
  aa: 'a ah ar',
  aai: 'ai aai',
  aau: 'au ao',
  aam: 'am aam',
  aan: 'an aan',
  aang: 'ang aang',
  aap: 'ap',
  aat: 'at',
  aak: 'ak aak',
  a: 'a',
  ai: 'ai ay',
  au: 'au ow ou ao',
  am: 'am um',
  an: 'an un en',
  ang: 'ang',
  ap: 'ap up',
  at: 'at ut',
  ak: 'ak ack',
  e: 'e eh',
  ei: 'ei i ay ee ey ie',
  eu: 'eu',
  em: 'em',
  eng: 'eng',
  ep: 'ep',
  ek: 'ek',
  i: 'i ee ie ze z',
  iu: 'iu ew',
  im: 'im',
  in: 'in',
  ing: 'ing',
  ip: 'ip',
  it: 'it',
  ik: 'ik ick',
  o: 'o or oh',
  oi: 'oi oy',
  ou: 'o ou',
  on: 'on',
  ong: 'ong',
  ot: 'ot',
  ok: 'ok ock',
  u: 'u oo',
  ui: 'ui',
  un: 'un oon',
  ung: 'ung oong',
  ut: 'ut',
  uk: 'uk',
  oe: 'oe',
  oeng: 'eung eong',
  oek: 'euk eok',
  eoi: 'ui eui',
  eon: 'un',
  eot: 'ut',
  yu: 'u ue',
  yun: 'uen un',
  yut: 'uet ut',
  m: 'm',
  ng: 'ng',
};

/** Syllables with irregular spelling. */
const others: Readonly<Record<string, string>> = {
  ng: 'ng',
  m: 'm ng',
  si: 'sze see',
  zi: 'tsz chi tze',
  ci: 'tsz chi tse',
  ji: 'yi yee',
  jyu: 'yu yue',
};

function spellingsOf(jyutping: string): readonly string[] {
  const [initial, spelled] = initials.find(
    ([each]) => jyutping.startsWith(each) && finals[jyutping.slice(each.length)] !== undefined,
  ) ?? ['', ' '];
  const begins = spelled.split(' ');
  const ends = (finals[jyutping.slice(initial.length)] ?? '').split(' ').filter(Boolean);
  const more = (others[jyutping] ?? '').split(' ').filter(Boolean);
  return [...new Set([...begins.flatMap((begin) => ends.map((end) => begin + end)), ...more])];
}

let read: ReadonlyMap<string, readonly string[]> | null = null;

function readCharacters(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const line of linesOf(readTable('cantonese.txt'))) {
    const [jyutping = '', characters = ''] = line.split(' ');
    const spellings = spellingsOf(jyutping);
    for (const each of characters) found.set(each, [...(found.get(each) ?? []), ...spellings]);
  }
  return found;
}

const nothing: readonly string[] = [];
const mostTogether = 150;

/** Returns the spellings of one character, or of two together, as for a surname of two; none for other text. */
export function cantoneseSpellings(written: string): readonly string[] {
  read ??= readCharacters();
  const [first = '', second, third] = [...written];
  const begins = read.get(first) ?? nothing;
  if (second === undefined || third !== undefined) return third === undefined ? begins : nothing;
  const ends = read.get(second) ?? nothing;
  return begins.length * ends.length > mostTogether
    ? nothing
    : begins.flatMap((begin) => ends.map((end) => begin + end));
}

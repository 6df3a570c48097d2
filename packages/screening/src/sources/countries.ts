/** Names of countries and territories, in the languages and former names of the table, → ISO 3166-1 alpha-2. */
import { type Entity, unknownCountry } from '../entity.ts';
import { readTable } from '../tables/read-table.ts';
import { fold } from '../text/fold.ts';

let known: ReadonlyMap<string, string> | null = null;

const keyOf = (name: string): string =>
  fold(name)
    .map(({ text }) => text)
    .join(' ');

function readCountries(): ReadonlyMap<string, string> {
  const { places } = JSON.parse(readTable('words.json.br')) as { places: Record<string, string[]> };
  const found = new Map<string, string>();
  for (const [code, names] of Object.entries(places)) {
    if (!/^[a-z]{2}$/.test(code)) continue;
    for (const name of names) if (!found.has(keyOf(name))) found.set(keyOf(name), code.toUpperCase());
  }
  const others = {
    'north korea': 'KP',
    'democratic peoples republic of korea': 'KP',
    dprk: 'KP',
    'korea north': 'KP',
    'korea south': 'KR',
    burma: 'MM',
    'cote divoire': 'CI',
    'west bank': 'PS',
    'congo democratic republic of the': 'CD',
    'democratic republic of the congo': 'CD',
    'democratic republic of congo': 'CD',
    'dr congo': 'CD',
    drc: 'CD',
    'congo kinshasa': 'CD',
    'republic of the congo': 'CG',
    'congo brazzaville': 'CG',
    'syrian arab republic': 'SY',
    'iran islamic republic of': 'IR',
    'russian federation': 'RU',
  };
  for (const [name, code] of Object.entries(others)) found.set(name, code);
  return found;
}

/** Returns the code; null for an unknown country. A code is returned in capitals. */
export function countryCode(name: string | null | undefined): string | null {
  if (name === null || name === undefined || name.trim() === '') return null;
  known ??= readCountries();
  const text = name.trim();
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase();
  return known.get(keyOf(text)) ?? turnedRound(text);
}

/**
 * Resolves `Korea (North)` and `Congo, Democratic Republic of the` to their usual word order; never uses only the first
 * part, which may be another country.
 */
function turnedRound(text: string): string | null {
  const [, first = '', rest = ''] = /^([^,(]+)[,(]\s*([^)]+)\)?$/.exec(text) ?? [];
  if (rest === '') return null;
  const ways = [`${rest} ${first}`, `${rest} of ${first}`, `${rest} of the ${first}`];
  return ways.map((way) => known?.get(keyOf(way))).find((code) => code !== undefined) ?? null;
}

/** Matches words for a missing value. */
const sayNothing = /^(?:|-+|0+|n\/?a|none|unknown|not known|unspecified|undetermined|not available)\.?$/i;

const isSaid = (name: string): boolean => /^[A-Za-z]{2}$/.test(name) || !sayNothing.test(name);

/** Returns each country once; an unknown name becomes {@link unknownCountry}, and is kept as the source writes it. */
export function countriesIn(
  names: readonly (string | null | undefined)[],
): Pick<Entity, 'countries' | 'unreadCountries'> {
  const said = new Set(names.flatMap((name) => (name == null || !isSaid(name.trim()) ? [] : name.trim())));
  const read = [...said].map((name) => [name, countryCode(name)] as const);
  const unread = read.flatMap(([name, code]) => (code === null ? name : []));
  return {
    countries: [...new Set(read.map(([, code]) => code ?? unknownCountry))],
    ...(unread.length === 0 ? {} : { unreadCountries: unread }),
  };
}

/**
 * Search of countries by the names and codes that people type. Screens load it after they are shown, since its tables are
 * large.
 */
import { countryAliases } from './country-aliases.ts';
import { countryCodes } from './country-codes.ts';
import { type CountryName, nameOf } from './country-names.ts';

/** Result of a search. */
export interface Found {
  readonly countries: readonly CountryName[];
  /** The only country that can be meant, even one that is not listed; null if there is none or several. */
  readonly meant: CountryName | null;
}

/** The available countries, sorted by name, and their search. */
export interface CountryList {
  readonly countries: readonly CountryName[];
  /**
   * Returns the countries in which some word starts with each word of `query`, whole names and codes first; all for an
   * empty query.
   */
  search(query: string): Found;
}

interface Searched extends CountryName {
  /** Local, English and further names, folded. */
  readonly names: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  /** All names and codes, with a blank before each word. */
  readonly words: string;
}

/**
 * Returns lower-case words without accents and punctuation, so that `Mexico` finds `México`, and `U.S.A.` matches like
 * `USA`.
 */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1');
  return joined.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Returns a name as written, and with its abbreviations written out. */
const spellings = (name: string): string[] => [name, name.replace(/\bSt\. /, 'Saint ').replace(' & ', ' and ')];

/** Returns the names of all the world's countries, since a person may type one that is not listed. */
function searchedCountries(codes: readonly string[], locale: string): Searched[] {
  const local = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const aliases = [...countryAliases('en'), ...countryAliases(locale)];
  return [...new Set([...codes, ...countryCodes.keys()])].map((code) => {
    const name = nameOf(code, local);
    const further = aliases.filter(([of]) => of === code).map(([, alias]) => alias);
    const names = [name, nameOf(code, english), ...further].flatMap(spellings).map(fold);
    const ownCodes = (countryCodes.get(code) ?? [code]).map(fold);
    return {
      code,
      name,
      names: new Set(names),
      codes: new Set(ownCodes),
      words: ` ${[...names, ...ownCodes].join(' ')}`,
    };
  });
}

/** Returns the only country that `query` can mean: by its whole name, or because no other in the world fits. */
function meantBy(query: string, fitting: readonly Searched[]): Searched | null {
  const named = fitting.filter(({ names }) => names.has(query));
  const coded = fitting.filter(({ codes }) => codes.has(query));
  // `RU` is short for the United Kingdom in Spanish and the code of Russia.
  const whole = new Set([...named, ...coded]);
  const possible = named.length > 0 ? [...whole] : fitting;
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** Returns the list of `codes` in `locale`. A code that `Intl` does not know is its own name. */
export function countryList(codes: readonly string[], locale: string): CountryList {
  const collator = new Intl.Collator(locale);
  const all = searchedCountries(codes, locale).sort((one, other) => collator.compare(one.name, other.name));
  const listed = new Set(codes);
  const countries = all.filter(({ code }) => listed.has(code));
  return {
    countries,
    search(typed) {
      const query = fold(typed);
      if (query === '') return { countries, meant: null };
      const words = query.split(' ');
      const fitting = all.filter((country) => words.every((word) => country.words.includes(` ${word}`)));
      const isWhole = ({ names, codes: own }: Searched) => names.has(query) || own.has(query);
      const found = fitting.filter(({ code }) => listed.has(code));
      const meant = meantBy(query, fitting);
      return {
        countries: [...found.filter(isWhole), ...found.filter((country) => !isWhole(country))],
        meant: meant !== null && listed.has(meant.code) ? meant : null,
      };
    },
  };
}

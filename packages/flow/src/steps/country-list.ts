/** Names of countries in the person's language, in its order, and the search over them. */

/** A country of the list: ISO 3166-1 alpha-2 and its name in the page's language. */
export interface CountryName {
  readonly code: string;
  readonly name: string;
  /** What the search looks in: local name, English name and code, folded. */
  readonly searched: string;
}

/** Lower-case words without accents and signs, so that `Mexico` finds `México`. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function nameOf(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The countries of `codes` sorted by name in `locale`. A code that `Intl` does not know is its own name. */
export function countryNames(codes: readonly string[], locale: string): CountryName[] {
  const local = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const collator = new Intl.Collator(locale);
  return [...new Set(codes)]
    .map((code) => {
      const name = nameOf(code, local);
      return { code, name, searched: fold(`${name} ${nameOf(code, english)} ${code}`) };
    })
    .sort((one, other) => collator.compare(one.name, other.name));
}

/** The countries in which some word starts with each word of `query`; all of them for an empty query. */
export function searchCountries(countries: readonly CountryName[], query: string): readonly CountryName[] {
  const words = fold(query).split(' ').filter(Boolean);
  return countries.filter(({ searched }) => words.every((word) => ` ${searched}`.includes(` ${word}`)));
}

/** Names of countries in the person's language, in its order. */

/** A country of the list: ISO 3166-1 alpha-2 and its name in the page's language. */
export interface CountryName {
  readonly code: string;
  readonly name: string;
}

/** Returns the name of a code; a code that `Intl` does not know is its own name. */
export function nameOf(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the countries of `codes` in the order of `locale`, each once. */
export function countryNames(codes: readonly string[], locale: string): readonly CountryName[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return [...new Set(codes)]
    .map((code) => ({ code, name: nameOf(code, names) }))
    .sort((one, other) => collator.compare(one.name, other.name));
}

/** Chooses the language without loading a catalogue: exact tag, then the same language from another place, then English. */

/** BCP 47 tags of the catalogues; the first one serves all other locales. */
export const servedLocales = ['en-US', 'es-MX', 'fr', 'de'] as const;

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Returns the tag of the catalogue that serves `locale`; `en-US` if none does. */
export function servedLocale(locale: string): string {
  const language = locale.split('-')[0]?.toLowerCase();
  return (
    servedLocales.find((tag) => tag.toLowerCase() === locale.toLowerCase()) ??
    servedLocales.find((tag) => tag.split('-')[0] === language) ??
    'en-US'
  );
}

/** Returns the writing direction of a served locale. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Chooses the language without loading a catalogue: exact tag, then the same language from another place, then English. */

/** Each language in its own words, by the BCP 47 tag of its catalogue; the same text on the server and in every browser. */
const ownNames = {
  'en-US': 'English',
  'es-MX': 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  'nl-NL': 'Nederlands',
  'pt-BR': 'Português',
  pl: 'Polski',
  'tr-TR': 'Türkçe',
  'uk-UA': 'Українська',
  'ar-EG': 'العربية',
  he: 'עברית',
  'zh-CN': '简体中文',
  ja: '日本語',
  'ko-KR': '한국어',
  hi: 'हिन्दी',
};

/** BCP 47 tags of the catalogues; the first one serves all other locales. */
export const servedLocales: readonly string[] = Object.keys(ownNames);

/** Returns the name of a language in itself, also of one that the business wrote. */
export function ownNameOf(locale: string): string {
  const written = (ownNames as Readonly<Record<string, string>>)[locale];
  return written ?? new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
}

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

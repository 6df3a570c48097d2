/** Picks the locale of the flow's texts. Pure. */
import { acceptedLanguages, languageTag } from '../lib/accepted-languages.ts';

const fallback = 'en-US';
const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * Picks the locale. `asked` is the `language` parameter, then comes the browser's `Accept-Language` by its weights: the
 * first offered one wins, an equal tag before another region of the same language. Without a match it is English if
 * offered, else the first of the list.
 */
export function pickLocale(asked: string | null, acceptLanguage: string | null, offered: readonly string[]): string {
  for (const tag of [languageTag(asked ?? ''), ...acceptedLanguages(acceptLanguage ?? '')]) {
    const exact = offered.find((locale) => locale.toLowerCase() === tag);
    const found = exact ?? offered.find((locale) => languageOf(locale) === languageOf(tag));
    if (tag !== '' && found !== undefined) return found;
  }
  return offered.includes(fallback) ? fallback : (offered[0] ?? fallback);
}

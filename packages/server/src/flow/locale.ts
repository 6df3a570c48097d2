/** Picks the locale of the flow's texts. Pure. */

const fallback = 'en-US';
const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * `asked` is the `language` parameter, then the browser's `Accept-Language`: the first that is offered wins, the same tag
 * before the same language of another place. Nobody's wish gets English where it is offered, else the first of the list.
 */
export function pickLocale(asked: string | null, acceptLanguage: string | null, offered: readonly string[]): string {
  const wishes = [asked ?? '', ...(acceptLanguage ?? '').split(',').map((part) => part.split(';')[0] ?? '')];
  for (const wish of wishes) {
    const tag = wish.trim().toLowerCase();
    const exact = offered.find((locale) => locale.toLowerCase() === tag);
    const found = exact ?? offered.find((locale) => languageOf(locale) === languageOf(tag));
    if (tag !== '' && found !== undefined) return found;
  }
  return offered.includes(fallback) ? fallback : (offered[0] ?? fallback);
}

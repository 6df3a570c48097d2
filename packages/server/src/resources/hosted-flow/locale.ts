/** Picks the locale of the flow's texts. Pure. */

const offered = ['en-US', 'es-MX', 'fr', 'de'] as const;

/** `asked` is the `language` parameter, then the browser's `Accept-Language`; the first that is offered wins. */
export function pickLocale(asked: string | null, acceptLanguage: string | null): string {
  const wishes = [asked ?? '', ...(acceptLanguage ?? '').split(',').map((part) => part.split(';')[0] ?? '')];
  for (const wish of wishes) {
    const language = wish.trim().toLowerCase().split('-')[0] ?? '';
    const found = offered.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (language !== '' && found !== undefined) return found;
  }
  return 'en-US';
}

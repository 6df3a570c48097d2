/** All catalogues at once, for the server. The browser loads one; see `load-texts.ts`. */
import { de } from './de.ts';
import { enUS, type Texts } from './en-US.ts';
import { esMX } from './es-MX.ts';
import { fr } from './fr.ts';
import { directionOf, servedLocale } from './served-locale.ts';

export { servedLocales } from './served-locale.ts';

/** All catalogues by their BCP 47 tag. */
export const catalogues: Readonly<Record<string, Texts>> = { 'en-US': enUS, 'es-MX': esMX, fr, de };

/** What a page is written in: `locale` is the language really shown, which may differ from the one asked for. */
export interface Language {
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: Texts;
}

/** The texts for `locale`. */
export function textsFor(locale: string): Language {
  const served = servedLocale(locale);
  return { locale: served, dir: directionOf(served), texts: catalogues[served] ?? enUS };
}

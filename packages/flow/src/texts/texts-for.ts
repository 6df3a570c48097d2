/** All catalogues at once, for the server. The browser loads one; see `load-texts.ts`. */
import { de } from './de/index.ts';
import { enUS, type Texts } from './en-US/index.ts';
import { esMX } from './es-MX/index.ts';
import { fr } from './fr/index.ts';
import { type Language, languageWith, type OwnTexts } from './language.ts';
import { servedLocale } from './served-locale.ts';

export { servedLocales } from './served-locale.ts';

/** All catalogues by their BCP 47 tag. */
export const catalogues: Readonly<Record<string, Texts>> = { 'en-US': enUS, 'es-MX': esMX, fr, de };

/** Returns the texts of a page in `locale`; `own` are the custom sentences of the business. */
export function textsFor(locale: string, own: OwnTexts = {}): Language {
  return languageWith(locale, catalogues[servedLocale(locale)] ?? enUS, own);
}

/** All catalogues at once, for the server. The browser loads one; see `load-texts.ts`. */

import { arEG } from './ar-EG/index.ts';
import { de } from './de/index.ts';
import { enUS, type Texts } from './en-US/index.ts';
import { esMX } from './es-MX/index.ts';
import { fr } from './fr/index.ts';
import { he } from './he/index.ts';
import { hi } from './hi/index.ts';
import { it } from './it/index.ts';
import { ja } from './ja/index.ts';
import { koKR } from './ko-KR/index.ts';
import { type Language, languageWith, type OwnTexts } from './language.ts';
import { nlNL } from './nl-NL/index.ts';
import { pl } from './pl/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { servedLocale } from './served-locale.ts';
import { trTR } from './tr-TR/index.ts';
import { ukUA } from './uk-UA/index.ts';
import { zhCN } from './zh-CN/index.ts';

export { servedLocales } from './served-locale.ts';

/** All catalogues by their BCP 47 tag. */
export const catalogues: Readonly<Record<string, Texts>> = {
  'en-US': enUS,
  'es-MX': esMX,
  fr,
  de,
  it,
  'nl-NL': nlNL,
  'pt-BR': ptBR,
  pl,
  'tr-TR': trTR,
  'uk-UA': ukUA,
  'ar-EG': arEG,
  he,
  'zh-CN': zhCN,
  ja,
  'ko-KR': koKR,
  hi,
};

/** Returns the texts of a page in `locale`; `own` are the custom sentences of the business. */
export function textsFor(locale: string, own: OwnTexts = {}): Language {
  return languageWith(locale, catalogues[servedLocale(locale)] ?? enUS, own);
}

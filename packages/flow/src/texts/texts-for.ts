/** Chooses the language: exact tag, then the same language from another place, then English; missing keys are English. */
import { de } from './de.ts';
import { enUS, type Texts } from './en-US.ts';
import { esMX } from './es-MX.ts';
import { fr } from './fr.ts';

/** All catalogues by their BCP 47 tag. */
export const catalogues: Readonly<Record<string, Partial<Texts>>> = { 'en-US': enUS, 'es-MX': esMX, fr, de };

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** What a page is written in: `locale` is the language really shown, which may differ from the one asked for. */
export interface Language {
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: Texts;
}

/** The tag of the catalogue that serves `locale`; `en-US` when none does. */
export function servedLocale(locale: string): string {
  const language = locale.split('-')[0]?.toLowerCase();
  const tags = Object.keys(catalogues);
  return (
    tags.find((tag) => tag.toLowerCase() === locale.toLowerCase()) ??
    tags.find((tag) => tag.split('-')[0] === language) ??
    'en-US'
  );
}

/** The texts for `locale`; each key the catalogue lacks is taken from `en-US`. */
export function textsFor(locale: string): Language {
  const served = servedLocale(locale);
  const dir = rightToLeft.has(served.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return { locale: served, dir, texts: { ...enUS, ...catalogues[served] } };
}

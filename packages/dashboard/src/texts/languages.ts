/**
 * Languages of the dashboard; each is two chunks, one for the first page and one for the rest, and only the selected
 * language loads.
 */
import { textsOf } from '@countersign/texts';
import type { texts as english, Texts, WrittenTexts } from './en/index.ts';
import type { PageTexts } from './page-texts.ts';

export const languages = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** Own name of each language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

export const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

/** Returns the first preferred language, such as `de-AT`, that is available; English if none is. */
export function languageFor(wished: readonly (string | null | undefined)[]): Language {
  const known = wished.map((tag) => tag?.split('-')[0]?.toLowerCase() ?? '').find(isLanguage);
  return known ?? 'en';
}

const loaders: Readonly<Record<Language, () => Promise<{ readonly texts: WrittenTexts }>>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
};

export const loadTexts = async (language: Language): Promise<Texts> =>
  textsOf<typeof english>((await loaders[language]()).texts);

const pageLoaders: Readonly<Record<Language, () => Promise<{ readonly pageTexts: PageTexts }>>> = {
  en: () => import('./en/pages.ts'),
  es: () => import('./es/pages.ts'),
  fr: () => import('./fr/pages.ts'),
  de: () => import('./de/pages.ts'),
};

export const loadPageTexts = async (language: Language): Promise<PageTexts> =>
  (await pageLoaders[language]()).pageTexts;

/** The dictionary of the selected language: a chunk of its own, which loads with the first page that shows names of the API. */
import { use, useMemo } from 'react';
import type { Language } from '../texts/languages.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import type { WrittenDictionary } from './en/index.ts';
import { type Words, wordsIn } from './words.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly dictionary: WrittenDictionary }>>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
};

const loading = new Map<Language, Promise<WrittenDictionary>>();

/** Returns one promise per language; a failed one is dropped, so that the next page retries. */
function dictionaryOf(language: Language): Promise<WrittenDictionary> {
  const asked = loading.get(language) ?? loaders[language]().then(({ dictionary }) => dictionary);
  if (!loading.has(language)) {
    loading.set(language, asked);
    asked.catch(() => loading.delete(language));
  }
  return asked;
}

/** Returns the lookup of names; suspends until the dictionary has loaded. */
export function useWords(): Words {
  const language = useLanguage();
  const { evidence } = usePageTexts();
  const dictionary = use(dictionaryOf(language));
  return useMemo(() => wordsIn(dictionary, evidence), [dictionary, evidence]);
}

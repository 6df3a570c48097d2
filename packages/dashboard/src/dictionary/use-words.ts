/** The dictionary of the selected language: a chunk of its own, which loads with the first page that shows names of the API. */
import type { WrittenDictionary } from '@countersign/texts/dictionary/en';
import { type Words, wordsIn } from '@countersign/texts/dictionary/words';
import { use, useMemo } from 'react';
import type { Language } from '../texts/languages.ts';
import { useLanguage } from '../texts/use-texts.tsx';

const loaders: Readonly<Record<Language, () => Promise<{ readonly dictionary: WrittenDictionary }>>> = {
  en: () => import('@countersign/texts/dictionary/en'),
  es: () => import('@countersign/texts/dictionary/es'),
  fr: () => import('@countersign/texts/dictionary/fr'),
  de: () => import('@countersign/texts/dictionary/de'),
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
  const dictionary = use(dictionaryOf(language));
  return useMemo(() => wordsIn(dictionary), [dictionary]);
}

/** Sentences in the language of the reader, loaded with the page alone. */
import { use } from 'react';
import type { Language } from '../../../texts/languages.ts';
import { useLanguage } from '../../../texts/use-texts.tsx';
import type { Sentences } from './en.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly sentences: Sentences }>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

const loading = new Map<Language, Promise<{ readonly sentences: Sentences }>>();

/** Returns the sentences; suspends until they have loaded. A failed load is dropped, so that the next visit retries. */
export function useSentences(): Sentences {
  const language = useLanguage();
  let asked = loading.get(language);
  if (asked === undefined) {
    asked = loaders[language]();
    loading.set(language, asked);
    asked.catch(() => loading.delete(language));
  }
  return use(asked).sentences;
}

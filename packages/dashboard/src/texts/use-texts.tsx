/** Provides the texts of the selected language to all components. */
import { createContext, type ReactNode, use, useContext } from 'react';
import type { Texts } from './en/index.ts';
import { numberIn } from './fill.ts';
import { type Language, loadPageTexts } from './languages.ts';
import type { PageTexts } from './page-texts.ts';

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
}

const SpokenContext = createContext<Spoken | null>(null);

export function TextsProvider({ language, texts, children }: Spoken & { readonly children: ReactNode }) {
  return <SpokenContext value={{ language, texts }}>{children}</SpokenContext>;
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === null) throw new Error('no texts above this component');
  return spoken;
}

export const useTexts = (): Texts => useSpoken().texts;
export const useLanguage = (): Language => useSpoken().language;

/** Returns a function that formats numbers in the selected language. */
export function useNumber(): (value: number) => string {
  const language = useLanguage();
  return (value) => numberIn(language, value);
}

const loading = new Map<Language, Promise<PageTexts>>();

/** Returns one promise per language; a failed one is dropped, so that the next page retries. */
function pageTextsOf(language: Language): Promise<PageTexts> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const asked = loadPageTexts(language);
  loading.set(language, asked);
  asked.catch(() => loading.delete(language));
  return asked;
}

/** Returns the texts of the first page and of the other pages; suspends until the latter have loaded. */
export function usePageTexts(): Texts & PageTexts {
  const { language, texts } = useSpoken();
  return { ...texts, ...use(pageTextsOf(language)) };
}

/** Gives every screen its words, with the organization's name already filled in. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TextKey } from './texts/en-US.ts';
import { type Fills, fillPlural, fillText, type PluralKey } from './texts/fill-text.ts';
import type { Language } from './texts/language.ts';

/** Words of one page in one language. */
export interface Words {
  readonly locale: string;
  /** The sentence under `key`; `{org}` is filled with the organization's name. */
  say(key: TextKey, fills?: Fills): string;
  /** The plural form of `key` for `count`. */
  count(key: PluralKey, count: number): string;
  /** Whether the catalogues have `key`: for keys made from codes of the server. */
  has(key: string): key is TextKey;
}

/** The words of `language` for a page of `organizationName`. */
export function wordsIn(language: Language, organizationName: string): Words {
  return {
    locale: language.locale,
    say: (key, fills) => fillText(language.texts, key, { org: organizationName, ...fills }),
    count: (key, count) => fillPlural(language.texts, language.locale, key, count),
    has: (key): key is TextKey => Object.hasOwn(language.texts, key),
  };
}

/** Holds the words of the page that is shown. */
export const WordsContext = createContext<Words | null>(null);

/** The words of the page around the component. Throws outside a page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('a screen was rendered outside a page');
  return words;
}

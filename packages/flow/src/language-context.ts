/** Gives every screen its words, with the organization's name already filled in. */

import { countOf, fill, numberIn } from '@countersign/texts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FillsOf, PluralKey, SentenceKey, TextKey } from './texts/keys.ts';
import type { Language } from './texts/language.ts';

/** Words of one page in one language. */
export interface Words {
  readonly locale: string;
  /** The sentence under `key`; `{org}` is filled with the organization's name, and numbers are written as the language writes them. */
  say<Key extends SentenceKey>(key: Key, ...fills: FillsOf<Key>): string;
  /** The plural form of `key` for `count`. */
  count(key: PluralKey, count: number): string;
  /** Returns true if the catalogues have `key`: for keys made from codes of the server. */
  has(key: string): key is TextKey;
}

/** The words of `language` for a page of `organizationName`. */
export function wordsIn({ locale, texts }: Language, organizationName: string): Words {
  const written = (value: string | number) => (typeof value === 'number' ? numberIn(locale, value) : value);
  return {
    locale,
    say: (key, ...[fills = {}]) => {
      const entries = Object.entries<string | number>(fills).map(([name, value]) => [name, written(value)]);
      return fill(texts[key] as string, { org: organizationName, ...Object.fromEntries(entries) });
    },
    count: (key, count) => countOf(texts[key], count, locale),
    has: (key): key is TextKey =>
      typeof (texts as Readonly<Record<string, unknown>>)[key] === 'string' && Object.hasOwn(texts, key),
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

/** Provides the texts of every screen, with the organization's name already filled in. */

import { countOf, fill, numberIn } from '@countersign/texts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FillsOf, PluralKey, SentenceKey, TextKey } from './texts/keys.ts';
import type { Language } from './texts/language.ts';

/** Texts of one page in one language. */
export interface Words {
  readonly locale: string;
  /**
   * Returns the sentence of `key`; `{org}` is replaced by the organization's name, and numbers are formatted by the
   * language.
   */
  say<Key extends SentenceKey>(key: Key, ...fills: FillsOf<Key>): string;
  /** Returns the plural form of `key` for `count`. */
  count(key: PluralKey, count: number): string;
  /** Returns true if the catalogues have `key`: for keys made from codes of the server. */
  has(key: string): key is TextKey;
}

/** Returns the texts of `language` for a page of `organizationName`. */
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

/** Provides the texts of the current page. */
export const WordsContext = createContext<Words | null>(null);

/** Returns the texts of the current page. Throws outside a page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('a screen was rendered outside a page');
  return words;
}

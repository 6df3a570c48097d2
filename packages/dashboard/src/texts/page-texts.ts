/// <reference types="vite/types/importMeta.d.ts" />
/** Texts of pages, which are in the pages' own folders: `<folder>/texts/<language>.ts`. */
import { type Texts, textsOf } from '@countersign/texts';
import { camelCased } from '../kit/camel-cased.ts';

/** English texts of all pages; each `texts/en.ts` adds its own, under its folder's name in camel case. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared in the text files
export interface EnglishPages {}

export type PageTexts = Texts<EnglishPages>;

/** Returns the texts of one language by module path. The compiler checks each module against the English texts. */
export function pageTextsOf(modules: Readonly<Record<string, object>>): PageTexts {
  const named = Object.entries(modules).map(([path, texts]) => [camelCased(path.split('/').at(-3) ?? ''), texts]);
  return textsOf<EnglishPages>(Object.fromEntries(named));
}

/**
 * English texts; the other languages have the same keys and placeholders. These load with the first page; those of
 * other pages are in their folders.
 */

import type { Texts as TextsOf, Written } from '@countersign/texts';
import { enterTexts } from './enter.ts';
import { errorTexts } from './errors.ts';
import { homeTexts } from './home.ts';
import { kitTexts } from './kit.ts';
import { shellTexts } from './shell.ts';

export const texts = {
  kit: kitTexts,
  errors: errorTexts,
  shell: shellTexts,
  enter: enterTexts,
  home: homeTexts,
} as const;

export type WrittenTexts = Written<typeof texts>;
export type Texts = TextsOf<typeof texts>;

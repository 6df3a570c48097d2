/**
 * English, which the other languages follow: same keys, same places. These come with the first page; those of the other pages, a
 * file each, are together in `en/pages.ts`.
 */
import { enterTexts } from './en/enter.ts';
import { errorTexts } from './en/errors.ts';
import { homeTexts } from './en/home.ts';
import { kitTexts } from './en/kit.ts';
import { shellTexts } from './en/shell.ts';

export const texts = {
  kit: kitTexts,
  errors: errorTexts,
  shell: shellTexts,
  enter: enterTexts,
  home: homeTexts,
};

export type Texts = typeof texts;

/** Spanish. */
import type { Texts } from './en.ts';
import { enterTexts } from './es/enter.ts';
import { errorTexts } from './es/errors.ts';
import { homeTexts } from './es/home.ts';
import { kitTexts } from './es/kit.ts';
import { shellTexts } from './es/shell.ts';

export const texts: Texts = {
  kit: kitTexts,
  errors: errorTexts,
  shell: shellTexts,
  enter: enterTexts,
  home: homeTexts,
};

/** French. */
import type { Texts } from './en.ts';
import { enterTexts } from './fr/enter.ts';
import { errorTexts } from './fr/errors.ts';
import { homeTexts } from './fr/home.ts';
import { kitTexts } from './fr/kit.ts';
import { shellTexts } from './fr/shell.ts';

export const texts: Texts = {
  kit: kitTexts,
  errors: errorTexts,
  shell: shellTexts,
  enter: enterTexts,
  home: homeTexts,
};

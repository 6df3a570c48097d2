/** German. */

import { enterTexts } from './de/enter.ts';
import { errorTexts } from './de/errors.ts';
import { homeTexts } from './de/home.ts';
import { kitTexts } from './de/kit.ts';
import { shellTexts } from './de/shell.ts';
import type { Texts } from './en.ts';

export const texts: Texts = {
  kit: kitTexts,
  errors: errorTexts,
  shell: shellTexts,
  enter: enterTexts,
  home: homeTexts,
};

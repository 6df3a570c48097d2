/** French texts. */

import type { WrittenTexts } from '../en/index.ts';
import { enterTexts } from './enter.ts';
import { errorTexts } from './errors.ts';
import { homeTexts } from './home.ts';
import { kitTexts } from './kit.ts';
import { shellTexts } from './shell.ts';

export const texts: WrittenTexts = {
  kit: kitTexts,
  errors: errorTexts,
  shell: shellTexts,
  enter: enterTexts,
  home: homeTexts,
};

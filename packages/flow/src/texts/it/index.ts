/** Italian texts of the flow. No speaker has read them yet (docs/languages.md). */
import type { Texts } from '../en-US/index.ts';
import { first } from './first.ts';
import { later } from './later.ts';

export const it: Texts = { ...first, ...later };

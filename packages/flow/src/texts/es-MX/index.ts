/** Spanish texts of the flow. */
import type { Texts } from '../en-US/index.ts';
import { first } from './first.ts';
import { later } from './later.ts';

export const esMX: Texts = { ...first, ...later };

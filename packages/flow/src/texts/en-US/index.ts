/**
 * English texts of the flow, and the list of keys every other catalogue must have.
 * Written for a reading age of 9 to 11: short words, sentences under 20 words.
 */
import type { Written } from '@countersign/texts';
import { first } from './first.ts';
import { later } from './later.ts';

export const enUS = { ...first, ...later } as const;

/** A whole catalogue: every key with its sentence; `{name}` marks a placeholder. */
export type Texts = Written<typeof enUS>;

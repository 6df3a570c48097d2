/** Pages that are checked before every commit: a list with the whole frame around it, and a form. */
import type { LookedAt } from '../support/looked-at.ts';

export const isSampled = ({ name }: LookedAt): boolean => ['home', 'setup'].includes(name);

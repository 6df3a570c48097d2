/** Which pages are looked at before every commit: a list with all of the frame around it, and a form. */
import type { LookedAt } from '../support/looked-at.ts';

export const isSampled = ({ name }: LookedAt): boolean => ['home', 'setup'].includes(name);

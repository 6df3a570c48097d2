/** Pages and the states they are looked at in. */
import { developerPages } from './developer-pages.ts';
import type { LookedAt } from './looked-at.ts';
import { organizationPages } from './organization-pages.ts';
import { workPages } from './work-pages.ts';

export type { LookedAt } from './looked-at.ts';

export const lookedAt: readonly LookedAt[] = [...workPages, ...developerPages, ...organizationPages];

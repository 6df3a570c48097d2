/** Pages and the states they are looked at in. */
import { casePages } from './case-pages.ts';
import { developerPages } from './developer-pages.ts';
import { listPages } from './list-pages.ts';
import type { LookedAt } from './looked-at.ts';
import { monitoringPages } from './monitoring-pages.ts';
import { organizationPages } from './organization-pages.ts';
import { screeningPages } from './screening-pages.ts';
import { workPages } from './work-pages.ts';

export type { LookedAt } from './looked-at.ts';

export const lookedAt: readonly LookedAt[] = [
  ...workPages,
  ...casePages,
  ...screeningPages,
  ...monitoringPages,
  ...listPages,
  ...developerPages,
  ...organizationPages,
];

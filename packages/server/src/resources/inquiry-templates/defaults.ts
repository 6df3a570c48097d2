/** What a first draft has where its author says nothing. */
import type { TemplateDefinition } from './definition.ts';
import { translatedLocales } from './locales.ts';

const day = 86_400;

export const defaultDefinition: TemplateDefinition = {
  steps: [],
  decision: { onCompleted: 'approve', onFailed: 'decline', onInconclusive: 'mark-for-review' },
  expiry: { createSeconds: day, startSeconds: null, resumeSeconds: day, oneTimeLinkSeconds: day },
  maxSessions: 25,
  fieldDefaults: {},
  locales: translatedLocales,
  redirectUri: null,
  themeSetId: null,
  retentionDays: 90,
};

/** Classes with something to read on their back, asked for both sides when the author says nothing. */
export const usuallyTwoSided: readonly string[] = ['dl', 'id', 'rp', 'pr', 'ppc'];

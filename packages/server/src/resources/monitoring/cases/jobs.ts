/** Jobs of cases: names and data; what they do stands in `run-jobs.ts`. */
import { Type } from 'typebox';

/** Erases what hung on a redacted case. */
export const redactCaseChildrenJob = {
  name: 'redact-case-children',
  data: Type.Object({
    environmentId: Type.String(),
    caseId: Type.String(),
    /** The key that was destroyed. */
    subjectKeyId: Type.String(),
  }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
};

/** Tells of deadlines that have passed. */
export const expireCaseDeadlinesJob = {
  name: 'expire-case-deadlines',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 300, sweepSeconds: 5 },
};

/** Jobs of cases: names and data; `run-jobs.ts` implements them. */
import { Type } from 'typebox';

/** Erases the comments, notices and files of a redacted case. */
export const redactCaseChildrenJob = {
  name: 'redact-case-children',
  data: Type.Object({
    environmentId: Type.String(),
    caseId: Type.String(),
    /** Id of the destroyed key. */
    subjectKeyId: Type.String(),
  }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
};

/** Takes cases from people who may no longer work on them. */
export const releaseCasesJob = {
  name: 'release-cases',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 300, sweepSeconds: 60 },
};

/** Reports passed deadlines. */
export const expireCaseDeadlinesJob = {
  name: 'expire-case-deadlines',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 300, sweepSeconds: 5 },
};

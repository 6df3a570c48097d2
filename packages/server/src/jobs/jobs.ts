/** The closed list of jobs: their data (ids only, never personal data) and how often each is tried. */

export interface JobData {
  /** Reads and judges the oldest submitted verification of an inquiry. */
  'process-verification': {
    readonly environmentId: string;
    readonly inquiryId: string;
    readonly verificationId: string;
  };
  /** Applies the template's rule to a finished inquiry. */
  'decide-inquiry': { readonly environmentId: string; readonly inquiryId: string };
  /** Expires every inquiry whose time has come, in all environments. */
  'expire-due-inquiries': Record<string, never>;
  /** Deletes pictures whose retention is over, in all environments. */
  'delete-old-files': Record<string, never>;
  /** Deletes records that are kept for a time only: idempotency keys, finished deliveries, API logs. */
  'delete-old-records': Record<string, never>;
  /** Erases what hangs on a redacted verification: document or selfies, stored files, copies in events and deliveries. */
  'redact-verification-children': {
    readonly environmentId: string;
    readonly verificationId: string;
    readonly documentId: string | null;
    readonly selfieId: string | null;
    readonly fileIds: readonly string[];
  };
  /** Deletes the stored files of a redacted inquiry and scrubs what was copied from it. */
  'redact-inquiry-children': { readonly environmentId: string; readonly inquiryId: string };
  /** Redacts every inquiry of a redacted account, then what was copied from the account itself, and tells. */
  'redact-account-children': {
    readonly environmentId: string;
    readonly accountId: string;
    /** The key that was destroyed: the account may have a new one. */
    readonly subjectKeyId: string;
  };
  /** Moves the inquiries of consolidated accounts to the one they were consolidated into. */
  'consolidate-accounts': {
    readonly environmentId: string;
    readonly destinationAccountId: string;
    readonly sourceAccountIds: readonly string[];
  };
}

export type JobName = keyof JobData;

interface JobSettings {
  readonly retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  readonly retryDelay: number;
  /** Longest pause before a retry, in seconds; no bound unless given. */
  readonly retryDelayMax?: number;
  /** A running job must finish within this time. */
  readonly expireInSeconds: number;
}

export const jobSettings: Readonly<Record<JobName, JobSettings>> = {
  // An outage of the engines is nothing that an individual should pay for: tried again for a day and more (decision 0052).
  'process-verification': { retryLimit: 60, retryDelay: 2, retryDelayMax: 1800, expireInSeconds: 1800 },
  'decide-inquiry': { retryLimit: 100, retryDelay: 1, retryDelayMax: 600, expireInSeconds: 60 },
  'expire-due-inquiries': { retryLimit: 0, retryDelay: 1, expireInSeconds: 120 },
  'delete-old-files': { retryLimit: 0, retryDelay: 1, expireInSeconds: 600 },
  'delete-old-records': { retryLimit: 0, retryDelay: 1, expireInSeconds: 600 },
  'redact-verification-children': { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
  'redact-inquiry-children': { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
  'redact-account-children': { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
  'consolidate-accounts': { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
};

/** A worker that dies is noticed after this many seconds without a sign of life. */
export const heartbeatSeconds = 20;

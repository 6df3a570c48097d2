/** Texts of printed inquiries and verifications, in English. Names of the API are in the dictionary. */
import type { CheckRequirement, CheckStatus } from '../../../../checks/check.ts';
import type { Inquiry, ReportFinding } from '../../inquiries/index.ts';
import type { Verification } from '../../verifications/index.ts';

/** Lists that have a word for each value of the server. */
interface Lists {
  readonly inquiryStatuses: Readonly<Record<Inquiry['status'], string>>;
  readonly verificationStatuses: Readonly<Record<Verification['status'], string>>;
  readonly checkStatuses: Readonly<Record<CheckStatus, string>>;
  readonly requirements: Readonly<Record<CheckRequirement, string>>;
  readonly captureMethods: Readonly<Record<NonNullable<Verification['captureMethod']>, string>>;
  readonly reportStates: Readonly<Record<ReportFinding['state'], string>>;
}

export const texts = {
  inquiry: 'Inquiry',
  verification: 'Verification',
  timeline: 'Timeline',
  fields: 'Fields',
  findings: 'Readings and checks',
  attemptOf: '{id} · attempt {number} · {at}',
  erased: 'Erased on {at}.',
  noPicture: 'No longer stored',
  further: 'Further verifications',
  leftOut: {
    one: '{count} more is not printed; the API has it.',
    other: '{count} more are not printed; the API has them.',
  },
  facts: {
    template: 'Template',
    referenceId: 'Reference id',
    account: 'Account',
    creator: 'Created by',
    reviewer: 'Reviewed by',
    tags: 'Tags',
    note: 'Note',
    reviewerComment: 'Comment of the reviewer',
    inquiry: 'Inquiry',
    attempt: 'Attempt',
    country: 'Country',
    idClass: 'Class',
    paper: 'Kind of paper',
    captureMethod: 'Captured by',
  },
  likeness: {
    document: 'Likeness to the document',
    left: 'Likeness of the left photo',
    right: 'Likeness of the right photo',
  },
  ofHundred: '{value} of 100',
  inquiryMoments: {
    createdAt: 'Created',
    startedAt: 'Started',
    completedAt: 'Completed',
    failedAt: 'Failed',
    markedForReviewAt: 'Sent to review',
    decisionedAt: 'Decided',
    expiredAt: 'Expired',
  },
  verificationMoments: {
    createdAt: 'Created',
    submittedAt: 'Submitted',
    completedAt: 'Completed',
  },
  result: 'Result',
  checkTable: {
    check: 'Check',
    requirement: 'Requirement',
    reasons: 'Reasons',
  },
  reports: 'Reports',
  reportTable: {
    report: 'Report',
    after: 'After',
    required: 'Needed for the decision',
  },
  completion: 'Completion',
  inquiryStatuses: {
    created: 'Created',
    pending: 'Pending',
    completed: 'Completed',
    failed: 'Failed',
    expired: 'Expired',
    needs_review: 'Needs review',
    approved: 'Approved',
    declined: 'Declined',
  },
  verificationStatuses: {
    initiated: 'Started',
    confirmed: 'Confirmed',
    submitted: 'Submitted',
    tentatively_passed: 'Passed for now',
    tentatively_failed: 'Failed for now',
    passed: 'Passed',
    failed: 'Failed',
    requires_retry: 'Retry required',
    canceled: 'Canceled',
    skipped: 'Skipped',
  },
  checkStatuses: {
    passed: 'Passed',
    failed: 'Failed',
    not_applicable: 'Did not run',
  },
  requirements: {
    required: 'Required',
    not_required: 'Informational',
    requires_retry: 'Retry on failure',
  },
  captureMethods: {
    auto: 'Camera, automatic',
    manual: 'Camera, by hand',
    upload: 'Uploaded file',
    api: 'API',
    live: 'Live video',
  },
  reportStates: {
    clear: 'No match',
    match: 'Match',
    unanswered: 'No result',
    waiting: 'Waiting',
    'not-run': 'Not run',
  },
} as const satisfies Lists & Readonly<Record<string, unknown>>;

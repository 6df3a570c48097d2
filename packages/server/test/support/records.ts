/** Domain records for tests of pure rules: complete, ordinary, and changed by the subject of a case. */
import { addSeconds, parseTimestamp } from '../../src/lib/clock.ts';
import {
  type Inquiry,
  noRelations,
  progressAtCreation,
  unmeasuredBehaviors,
} from '../../src/resources/verification/inquiries/inquiry.ts';
import type { InquirySession } from '../../src/resources/verification/inquiry-sessions/inquiry-session.ts';
import { defaultFieldSchemas } from '../../src/resources/verification/inquiry-templates/field-schemas.ts';
import { nothingRead, type Verification } from '../../src/resources/verification/verifications/verification.ts';
import { createKeyRing } from '../../src/security/key-ring.ts';
import type { Scope } from '../../src/security/scope.ts';

/** Time of creation of the records. */
export const madeAt = parseTimestamp('2026-06-15T10:00:00.000Z');

const subject = { id: 'sk_1', key: Buffer.alloc(32, 7) };

const nothingHappened = {
  startedAt: null,
  completedAt: null,
  failedAt: null,
  markedForReviewAt: null,
  decisionedAt: null,
  expiredAt: null,
  redactedAt: null,
};

export function inquiryWith(changes: Partial<Inquiry> = {}): Inquiry {
  return {
    id: 'inq_1',
    subject,
    accountId: null,
    templateId: 'itmpl_1',
    templateVersionId: 'itmplv_1',
    fieldSchemas: defaultFieldSchemas,
    themeSetId: null,
    status: 'created',
    version: 1,
    referenceId: null,
    creator: 'API',
    tags: [],
    behaviors: unmeasuredBehaviors,
    reviewer: null,
    previousStepName: null,
    nextStepName: 'start',
    progress: progressAtCreation,
    expiry: { createSeconds: 86_400, startSeconds: null, resumeSeconds: 3600, oneTimeLinkSeconds: 3600 },
    fields: {},
    note: null,
    reviewerComment: null,
    redirectUri: null,
    createdAt: madeAt,
    updatedAt: madeAt,
    expiresAt: addSeconds(madeAt, 86_400),
    related: noRelations,
    ...nothingHappened,
    ...changes,
  };
}

export function sessionWith(changes: Partial<InquirySession> = {}): InquirySession {
  return {
    id: 'iqse_1',
    inquiryId: 'inq_1',
    subject,
    status: 'new',
    device: { ipAddress: null, userAgent: null },
    deviceId: null,
    handoffMethod: null,
    createdAt: madeAt,
    startedAt: null,
    expiredAt: null,
    expiresAt: addSeconds(madeAt, 86_400),
    ...changes,
  };
}

export function verificationWith(changes: Partial<Verification> = {}): Verification {
  return {
    ...nothingRead,
    id: 'ver_1',
    inquiryId: 'inq_1',
    accountId: null,
    subject,
    kind: 'government-id',
    attempt: 1,
    status: 'submitted',
    documentId: 'doc_1',
    selfieId: null,
    countryCode: null,
    tags: [],
    templateId: 'itmpl_1',
    templateVersionId: 'itmplv_1',
    verificationTemplateId: 'vtmpl_1',
    verificationTemplateVersionId: 'vtmplv_1',
    createdAt: madeAt,
    updatedAt: madeAt,
    submittedAt: madeAt,
    completedAt: null,
    redactedAt: null,
    investigationLockedAt: null,
    ...changes,
  };
}

/** Creates scopes of one operator; each environment has different keys, the same at every call with the same ring. */
export function createTestScopes(rootKey: Buffer = Buffer.alloc(32, 1)): (environmentId: string) => Scope {
  const ring = createKeyRing(rootKey);
  const scopes = new Map<string, Scope>();
  return (environmentId) => {
    const known = scopes.get(environmentId);
    if (known !== undefined) return known;
    const keys = ring.openEnvironment(environmentId, ring.createEnvironmentKey(environmentId));
    const scope: Scope = { organizationId: 'org_1', environmentId, environmentKind: 'sandbox', keys };
    scopes.set(environmentId, scope);
    return scope;
  };
}

/** Row of an inquiry, with sealing and opening of its secrets. */
import type { Row } from '../../../database/rows.ts';
import type { FieldSchema, FieldValues } from '../../../fields/index.ts';
import { seal, sealJson, unseal, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import type { ExpirySettings } from '../inquiry-templates/index.ts';
import {
  type Inquiry,
  type InquiryRelations,
  type InquirySecrets,
  type InquiryStatus,
  namelessCreator,
  noRelations,
  type Progress,
  unmeasuredBehaviors,
} from './inquiry.ts';
import { type FlatProgress, stepProgressOfFlat } from './step-progress.ts';

type StoredProgress = Omit<Progress, 'step'> & (Pick<Progress, 'step'> | FlatProgress);

function progressFrom(stored: StoredProgress): Progress {
  if ('step' in stored) return stored;
  const { frontFileId, backFileId, challenge, ...progress } = stored;
  return { ...progress, step: stepProgressOfFlat({ frontFileId, backFileId, challenge }) };
}

interface Reference {
  type: string;
  id: string;
}

/** Columns that are read, declared once: the type of the row and each select list follow from them. */
export const inquiryColumns = [
  'id',
  'subject_key_id',
  'account_id',
  'template_id',
  'template_version_id',
  'theme_set_id',
  'status',
  'version',
  'revision',
  'reference_id',
  'sealed',
  'survivors',
  'behaviors',
  'reviewer_type',
  'reviewer_id',
  'previous_step_name',
  'next_step_name',
  'progress',
  'expiry',
  'related',
  'created_at',
  'updated_at',
  'started_at',
  'expires_at',
  'completed_at',
  'failed_at',
  'marked_for_review_at',
  'decisioned_at',
  'expired_at',
  'redacted_at',
  'person_digest',
] as const;

export type InquiryRow = Row<
  'inquiries',
  (typeof inquiryColumns)[number],
  {
    readonly status: InquiryStatus;
    /** Measured behaviours. */
    readonly behaviors: Partial<Inquiry['behaviors']>;
    readonly progress: StoredProgress;
    readonly expiry: ExpirySettings;
    readonly related: Readonly<Partial<Record<keyof InquiryRelations, Reference[]>>>;
  }
>;

const associatedData = (scope: Scope, row: string, column: string) => ({
  environmentId: scope.environmentId,
  table: 'inquiries',
  row,
  column,
});

const nothingKept: InquirySecrets = { fields: {}, note: null, reviewerComment: null, redirectUri: null };

/** Seals the values whose `redaction-policy` is `never` under the environment's key when the subject's is destroyed. */
export const sealedSurvivors = (scope: Scope, { id, fields }: Inquiry): Buffer | null =>
  Object.keys(fields).length === 0
    ? null
    : sealJson(scope.keys.dataKey, associatedData(scope, id, 'survivors'), fields);

function survivorsOf(scope: Scope, { id, survivors }: InquiryRow): FieldValues {
  return survivors === null ? {} : unsealJson(scope.keys.dataKey, associatedData(scope, id, 'survivors'), survivors);
}

/** Opens a row. `key` is the subject's, null once it is destroyed; `fieldSchemas` are those of the template version. */
export function inquiryOf(
  scope: Scope,
  row: InquiryRow,
  key: Buffer | null,
  fieldSchemas: readonly FieldSchema[],
): Inquiry {
  const subject = { id: row.subject_key_id, key };
  const secrets: InquirySecrets =
    subject.key === null || row.redacted_at !== null
      ? { ...nothingKept, fields: survivorsOf(scope, row) }
      : unsealJson(subject.key, associatedData(scope, row.id, 'sealed'), row.sealed);
  return {
    ...secrets,
    id: row.id,
    subject,
    accountId: row.account_id,
    templateId: row.template_id,
    templateVersionId: row.template_version_id,
    fieldSchemas,
    themeSetId: row.theme_set_id,
    status: row.status,
    version: row.version,
    referenceId:
      row.reference_id === null
        ? null
        : unseal(scope.keys.dataKey, associatedData(scope, row.id, 'reference_id'), row.reference_id).toString(),
    creator: secrets.creator ?? namelessCreator,
    tags: secrets.tags ?? [],
    behaviors: { ...unmeasuredBehaviors, ...row.behaviors },
    reviewer: row.reviewer_id === null ? null : { type: row.reviewer_type ?? '', id: row.reviewer_id },
    previousStepName: row.previous_step_name,
    nextStepName: row.next_step_name,
    progress: progressFrom(row.progress),
    expiry: row.expiry,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    completedAt: row.completed_at,
    failedAt: row.failed_at,
    markedForReviewAt: row.marked_for_review_at,
    decisionedAt: row.decisioned_at,
    expiredAt: row.expired_at,
    redactedAt: row.redacted_at,
    personDigest: row.person_digest,
    related: relationsOf(row),
  };
}

export function relationsOf({ related }: Pick<InquiryRow, 'related'>): InquiryRelations {
  return { ...noRelations, ...related };
}

export function sealedSecrets(scope: Scope, inquiry: Inquiry): Buffer {
  const {
    fields,
    writtenOnce = [],
    note,
    reviewerComment,
    redirectUri,
    linkRedirectUri = null,
    tags,
    creator,
    createdByUserId,
    conditions,
    readFields,
    corrections,
  } = inquiry;
  const tagged = tags.length === 0 ? {} : { tags };
  const linked = linkRedirectUri === null ? {} : { linkRedirectUri };
  const named = creator === namelessCreator ? {} : { creator };
  const secrets: InquirySecrets = {
    fields,
    writtenOnce,
    note,
    reviewerComment,
    redirectUri,
    ...linked,
    ...tagged,
    ...named,
    ...(createdByUserId === undefined ? {} : { createdByUserId }),
    ...(conditions === undefined ? {} : { conditions }),
    ...(readFields === undefined ? {} : { readFields }),
    ...(corrections === undefined ? {} : { corrections }),
  };
  return sealJson(liveSubject(inquiry.subject).key, associatedData(scope, inquiry.id, 'sealed'), secrets);
}

export function referenceColumns(scope: Scope, inquiry: Inquiry): { index: Buffer | null; sealed: Buffer | null } {
  const { referenceId } = inquiry;
  if (referenceId === null) return { index: null, sealed: null };
  return {
    index: referenceIndex(scope, referenceId),
    sealed: seal(scope.keys.dataKey, associatedData(scope, inquiry.id, 'reference_id'), Buffer.from(referenceId)),
  };
}

export const referenceIndex = (scope: Scope, referenceId: string): Buffer =>
  scope.keys.blindIndex('inquiry reference', referenceId);

export const noteIndex = (scope: Scope, note: string | null): Buffer | null =>
  note === null ? null : scope.keys.blindIndex('inquiry note', note);

/** Serializes the measured behaviours only. */
export const measuredBehaviors = (inquiry: Inquiry): string =>
  JSON.stringify(Object.fromEntries(Object.entries(inquiry.behaviors).filter(([, value]) => value !== null)));

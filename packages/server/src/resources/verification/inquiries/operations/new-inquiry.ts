/** Construction of a new inquiry's record from the command and its template version. */

import type { FieldState } from '../../../../fields/index.ts';
import { addSeconds } from '../../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { LiveSubject } from '../../../../security/subject-keys.ts';
import { type ExpirySettings, type InquiryTemplateVersion, rowsOf } from '../../inquiry-templates/index.ts';
import { type CreateInquiry, pointers } from '../input.ts';
import { type Inquiry, namelessCreator, noRelations, progressAtCreation, unmeasuredBehaviors } from '../inquiry.ts';
import { checkRedirect } from '../redirect-uri.ts';
import { startStepName } from '../states.ts';

const nothingHappened = {
  startedAt: null,
  completedAt: null,
  failedAt: null,
  markedForReviewAt: null,
  decisionedAt: null,
  expiredAt: null,
  redactedAt: null,
};

export interface InquiryParts {
  readonly version: InquiryTemplateVersion;
  readonly subject: LiveSubject;
  readonly accountId: string | null;
  readonly written: FieldState;
}

/**
 * Builds the record. Throws unprocessable for a step that the version does not have, or a redirect address that is not
 * allowed.
 */
export function newInquiry(
  { ids, clock, actor }: OperationContext,
  { version, subject, accountId, written }: InquiryParts,
  command: CreateInquiry,
): Inquiry {
  const now = clock.now();
  const expiry = expiryOf(version.definition.expiry, command.expiry);
  const initialStepName = command.initialStepName ?? startStepName;
  return {
    id: ids.next('inquiry'),
    subject,
    accountId,
    templateId: version.templateId,
    templateVersionId: version.id,
    fieldSchemas: version.definition.fields,
    themeSetId: command.themeSetId ?? null,
    status: 'created',
    version: 1,
    referenceId: command.referenceId ?? null,
    creator: command.creatorEmailAddress ?? namelessCreator,
    ...(actor.type === 'user' ? { createdByUserId: actor.id } : {}),
    tags: [...new Set(command.tags ?? [])],
    behaviors: unmeasuredBehaviors,
    reviewer: null,
    previousStepName: null,
    nextStepName: initialStepName,
    progress: { ...progressAtCreation, stepIndex: stepIndexOf(version, initialStepName) },
    expiry,
    fields: written.values,
    writtenOnce: written.writtenOnce,
    note: command.note ?? null,
    reviewerComment: null,
    ...(command.linkRedirectUri == null ? {} : { linkRedirectUri: command.linkRedirectUri }),
    redirectUri: checkRedirect(command.redirectUri ?? version.definition.redirectUri, version.redirectSchemes),
    createdAt: now,
    updatedAt: now,
    expiresAt: addSeconds(now, expiry.createSeconds),
    related: {
      ...noRelations,
      transaction: command.transactionId === undefined ? [] : [{ type: 'transaction', id: command.transactionId }],
    },
    ...nothingHappened,
  };
}

/** Returns the index of the named step. The flow requests consent first in any case. */
function stepIndexOf({ definition }: InquiryTemplateVersion, initialStepName: string): number {
  if (initialStepName === startStepName) return 0;
  const rows = rowsOf(definition);
  const row = rows.find(({ name }) => name === initialStepName);
  if (row !== undefined) return row.stepIndex;
  const names = [startStepName, ...rows.map(({ name }) => name)];
  const problem = `must be one of the template's steps: ${names.join(', ')}`;
  throw new Refusal('unprocessable', problemAt(pointers.initialStepName, problem));
}

function expiryOf(settings: ExpirySettings, asked: CreateInquiry['expiry'] = {}): ExpirySettings {
  return {
    createSeconds: asked.createSeconds ?? settings.createSeconds,
    startSeconds: asked.startSeconds ?? settings.startSeconds,
    resumeSeconds: asked.resumeSeconds ?? settings.resumeSeconds,
    oneTimeLinkSeconds: asked.oneTimeLinkSeconds ?? settings.oneTimeLinkSeconds,
  };
}

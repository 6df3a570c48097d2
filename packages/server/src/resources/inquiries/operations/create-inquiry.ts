/** POST /inquiries: resolves the template, links the account, pre-fills the fields, and opens what the flags ask for. */
import type { OperationContext } from '../../../api/endpoint.ts';
import type { Resource } from '../../../api/json-api/document.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import { type LiveSubject, newSubject } from '../../../security/subject-keys.ts';
import { findAccounts, findOrCreateAccount } from '../../accounts/index.ts';
import {
  defaultFieldSchemas,
  type ExpirySettings,
  type InquiryTemplateVersion,
} from '../../inquiry-templates/index.ts';
import { parseFields } from '../fields.ts';
import { type Inquiry, noRelations, progressAtCreation, unmeasuredBehaviors } from '../inquiry.ts';
import { checkRedirect } from '../redirect-uri.ts';
import { serializeInquiry } from '../serializer.ts';
import { insertInquiry } from '../store.ts';
import type { CreateAttributes, CreateMeta } from './create-input.ts';
import { linkTo, openSession, tokenOf } from './open-session.ts';
import { resolveTemplateVersion } from './resolve-template.ts';

export interface CreatedInquiry {
  readonly resource: Resource;
  readonly meta: Readonly<Record<'session-token' | 'one-time-link' | 'one-time-link-short', string | null>>;
}

/** Throws bad_request, not_found or unprocessable; nothing is written then. */
export async function createInquiry(
  context: OperationContext,
  attributes: CreateAttributes,
  meta: CreateMeta,
): Promise<CreatedInquiry> {
  refuseContradictions(attributes, meta);
  const version = await resolveTemplateVersion(context.tx, context.scope, attributes);
  const fields = {
    ...version.definition.fieldDefaults,
    ...parseFields(defaultFieldSchemas, attributes.fields ?? {}),
  };
  const accountId = await accountFor(context, attributes, meta);
  const subject = newSubject(context.scope, context.ids);
  const inquiry = newInquiry(context, version, subject, accountId, attributes, meta, fields);
  insertInquiry(context.tx, context.scope, inquiry, subject);
  const bare = serializeInquiry(inquiry, noRelations);
  await recordEvent(context, { name: 'inquiry.created', resource: bare, subject });
  return openAsAsked(context, inquiry, meta, bare);
}

async function openAsAsked(
  context: OperationContext,
  inquiry: Inquiry,
  meta: CreateMeta,
  bare: Resource,
): Promise<CreatedInquiry> {
  const wantsLink = meta['auto-create-one-time-link'] === true;
  if (!wantsLink && meta['auto-create-inquiry-session'] !== true) {
    return { resource: bare, meta: { 'session-token': null, 'one-time-link': null, 'one-time-link-short': null } };
  }
  const session = await openSession(context, inquiry);
  const link = wantsLink ? await linkTo(context, session, inquiry.expiry.oneTimeLinkSeconds) : null;
  const sessions = [{ type: 'inquiry-session', id: session.id }];
  return {
    resource: serializeInquiry(inquiry, { ...noRelations, sessions }),
    meta: {
      'session-token': meta['auto-create-inquiry-session'] === true ? tokenOf(context, session) : null,
      'one-time-link': link,
      'one-time-link-short': link,
    },
  };
}

function refuseContradictions(attributes: CreateAttributes, meta: CreateMeta): void {
  const reference = meta['auto-create-account-reference-id'] ?? attributes['reference-id'] ?? null;
  if ((attributes['account-id'] ?? null) !== null && reference !== null) {
    throw new Refusal('bad_request', { details: 'account-id and a reference id must not be sent together' });
  }
  const typed = meta['auto-create-account-type-id'] ?? meta['auto-create-account-reference-id'] ?? null;
  if (meta['auto-create-account'] === false && typed !== null) {
    throw new Refusal('bad_request', {
      details: 'meta.auto-create-account must not be false when an account type or reference id is given',
      pointer: '/meta/auto-create-account',
    });
  }
}

async function accountFor(
  context: OperationContext,
  attributes: CreateAttributes,
  meta: CreateMeta,
): Promise<string | null> {
  const given = attributes['account-id'] ?? null;
  if (given !== null) {
    if (!given.startsWith('act_')) {
      throw new Refusal('bad_request', { details: `account-id must start with act_, got ${given.slice(0, 80)}` });
    }
    const [account] = await findAccounts(context.tx, context.scope, [given]);
    if (account === undefined) throw new Refusal('not_found');
    return account.id;
  }
  if (meta['auto-create-account'] === false) return null;
  const reference = meta['auto-create-account-reference-id'] ?? attributes['reference-id'] ?? null;
  return (await findOrCreateAccount(context, reference)).id;
}

function newInquiry(
  context: OperationContext,
  version: InquiryTemplateVersion,
  subject: LiveSubject,
  accountId: string | null,
  attributes: CreateAttributes,
  meta: CreateMeta,
  fields: Inquiry['fields'],
): Inquiry {
  const { ids, clock } = context;
  const now = clock.now();
  const expiry = expiryOf(version.definition.expiry, meta);
  return {
    id: ids.next('inquiry'),
    subject,
    accountId,
    templateId: version.templateId,
    templateVersionId: version.id,
    status: 'created',
    version: 1,
    referenceId: attributes['reference-id'] ?? null,
    creator: attributes['creator-email-address'] ?? 'API',
    tags: [...new Set(attributes.tags ?? [])],
    behaviors: unmeasuredBehaviors,
    reviewer: null,
    previousStepName: null,
    nextStepName: 'start',
    progress: progressAtCreation,
    expiry,
    fields,
    note: attributes.note ?? null,
    reviewerComment: null,
    redirectUri: checkRedirect(attributes['redirect-uri'] ?? version.definition.redirectUri),
    createdAt: now,
    updatedAt: now,
    startedAt: null,
    expiresAt: addSeconds(now, expiry.createSeconds),
    completedAt: null,
    failedAt: null,
    markedForReviewAt: null,
    decisionedAt: null,
    expiredAt: null,
    redactedAt: null,
  };
}

function expiryOf(settings: ExpirySettings, meta: CreateMeta): ExpirySettings {
  return {
    createSeconds: meta['expiration-after-create-interval-seconds'] ?? settings.createSeconds,
    startSeconds: meta['expiration-after-start-interval-seconds'] ?? settings.startSeconds,
    resumeSeconds: meta['expiration-after-resume-interval-seconds'] ?? settings.resumeSeconds,
    oneTimeLinkSeconds: meta['one-time-link-expiration-seconds'] ?? settings.oneTimeLinkSeconds,
  };
}

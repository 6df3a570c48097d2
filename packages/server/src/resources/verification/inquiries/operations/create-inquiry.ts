/** POST /inquiries: resolves the template, links the account, pre-fills the fields, and opens what the flags ask for. */

import type { Resource } from '../../../../api/json-api/document.ts';
import { defaultValues, writeFields } from '../../../../fields/index.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { newSubject } from '../../../../security/subject-keys.ts';
import { findThemeSets } from '../../../appearance/theme-sets/index.ts';
import { findOrCreateAccount, requireAccount } from '../../../people/accounts/index.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags } from '../../../platform/tags/index.ts';
import { type Inquiry, noRelations } from '../inquiry.ts';
import { serializeInquiry } from '../serializer.ts';
import { insertInquiry } from '../store.ts';
import { checkCreate } from './check-create.ts';
import type { CreateAttributes, CreateMeta } from './create-input.ts';
import { newInquiry } from './new-inquiry.ts';
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
  checkCreate(attributes, meta);
  await refuseUnknownTheme(context, attributes);
  const version = await resolveTemplateVersion(context.tx, context.scope, attributes);
  const schemas = version.definition.fields;
  const defaults = { values: defaultValues(schemas), writtenOnce: [] };
  const written = writeFields(schemas, defaults, attributes.fields ?? {}, {
    newFileId: () => context.ids.next('file'),
  });
  await registerTags(context, attributes.tags ?? [], '/data/attributes/tags');
  const accountId = await accountFor(context, attributes, meta);
  const subject = newSubject(context.scope, context.ids);
  const inquiry = newInquiry(context, { version, subject, accountId, written }, attributes, meta);
  await storeFieldFiles(context, inquiry.id, subject, written.uploads);
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
      'one-time-link': link?.['one-time-link'] ?? null,
      'one-time-link-short': link?.['one-time-link-short'] ?? null,
    },
  };
}

async function refuseUnknownTheme({ tx, scope }: OperationContext, attributes: CreateAttributes): Promise<void> {
  // Themes of the kind that theme-id names exist nowhere in this service.
  if ((attributes['theme-id'] ?? null) !== null) throw new Refusal('not_found');
  const id = attributes['theme-set-id'] ?? null;
  if (id === null) return;
  const [themeSet] = await findThemeSets(tx, scope, [id]);
  if (themeSet === undefined) throw new Refusal('not_found');
  if (themeSet.status === 'archived') {
    const pointer = '/data/attributes/theme-set-id';
    throw new Refusal('unprocessable', {
      details: 'data.attributes.theme-set-id names an archived theme set',
      pointer,
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
    return (await requireAccount(context, given)).id;
  }
  if (meta['auto-create-account'] === false) return null;
  const reference = meta['auto-create-account-reference-id'] ?? attributes['reference-id'] ?? null;
  return (await findOrCreateAccount(context, reference, meta['auto-create-account-type-id'] ?? null)).id;
}

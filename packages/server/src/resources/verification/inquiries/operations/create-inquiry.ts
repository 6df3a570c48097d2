/**
 * Creation by POST /inquiries: resolves the template, links the account, pre-fills the fields, and opens the accesses
 * that the flags request.
 */
import { defaultValues, writeFields } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { newSubject } from '../../../../security/subject-keys.ts';
import { findThemeSets } from '../../../appearance/theme-sets/index.ts';
import { findOrCreateAccount, requireAccount } from '../../../people/accounts/index.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags } from '../../../platform/tags/index.ts';
import { withoutMasked } from '../fields.ts';
import { type CreateInquiry, pointers } from '../input.ts';
import { type Inquiry, type LinkAddresses, withRelated } from '../inquiry.ts';
import { serializeInquiry } from '../serializer.ts';
import { insertInquiry } from '../store.ts';
import { meetFields, submitFirstFields } from '../submit-fields.ts';
import { newInquiry } from './new-inquiry.ts';
import { linkTo, openSession, tokenOf } from './open-session.ts';
import { resolveTemplateVersion } from './resolve-template.ts';

export interface CreatedInquiry {
  readonly inquiry: Inquiry;
  /** Session token; null if no session was requested. */
  readonly sessionToken: string | null;
  /** Link addresses; null if no link was requested. */
  readonly link: LinkAddresses | null;
}

/** Creates the inquiry. Throws bad_request, not_found or unprocessable and then writes nothing. */
export async function createInquiry(context: OperationContext, command: CreateInquiry): Promise<CreatedInquiry> {
  await refuseUnknownTheme(context, command.themeSetId ?? null);
  const version = await resolveTemplateVersion(context.tx, context.scope, command);
  const schemas = version.definition.fields;
  const defaults = { values: defaultValues(schemas), writtenOnce: [] };
  const written = writeFields(schemas, defaults, withoutMasked(command.fields ?? {}, {}), {
    newFileId: () => context.ids.next('file'),
  });
  // Runs before the first write, so it needs no transaction of its own.
  const matches = await meetFields(context, written.values);
  await registerTags(context, command.tags ?? [], pointers.tags);
  const accountId = await accountFor(context, command);
  const subject = newSubject(context.scope, context.ids);
  const inquiry = newInquiry(context, { version, subject, accountId, written }, command);
  await storeFieldFiles(context, inquiry.id, subject, written.uploads);
  insertInquiry(context.tx, context.scope, inquiry, subject);
  const met = await submitFirstFields(context, inquiry, matches);
  const resource = serializeInquiry(met);
  await recordEvent(context, { name: 'inquiry.created', resource, subject });
  return openAsAsked(context, met, command.opens ?? { session: false, link: false });
}

async function openAsAsked(
  context: OperationContext,
  inquiry: Inquiry,
  asked: NonNullable<CreateInquiry['opens']>,
): Promise<CreatedInquiry> {
  if (!asked.link && !asked.session) return { inquiry, sessionToken: null, link: null };
  const session = await openSession(context, inquiry);
  return {
    inquiry: withRelated(inquiry, 'sessions', { type: 'inquiry-session', id: session.id }),
    sessionToken: asked.session ? tokenOf(context, session) : null,
    link: asked.link ? await linkTo(context, session, inquiry.expiry.oneTimeLinkSeconds) : null,
  };
}

async function refuseUnknownTheme({ tx, scope }: OperationContext, id: string | null): Promise<void> {
  if (id === null) return;
  const [themeSet] = await findThemeSets(tx, scope, [id]);
  if (themeSet === undefined) throw new Refusal('not_found');
  if (themeSet.status === 'archived') {
    throw new Refusal('unprocessable', problemAt(pointers.themeSetId, 'names an archived theme set'));
  }
}

async function accountFor(context: OperationContext, command: CreateInquiry): Promise<string | null> {
  const { accountId = null, referenceId = null } = command;
  if (accountId !== null) return (await requireAccount(context, accountId)).id;
  const account = command.account ?? { isWanted: true, typeId: null, referenceId };
  if (!account.isWanted) return null;
  return (await findOrCreateAccount(context, account.referenceId, account.typeId)).id;
}

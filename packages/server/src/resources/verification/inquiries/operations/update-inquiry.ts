/** Updates of the members that a caller may write, in any status: fields, note, tags, redirect address. */

import { writeFields } from '../../../../fields/index.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags, serializeTagsChange, tagsChange } from '../../../platform/tags/index.ts';
import { findVersions } from '../../inquiry-templates/index.ts';
import { withoutMasked } from '../fields.ts';
import { pointers, type UpdateInquiry } from '../input.ts';
import type { Inquiry } from '../inquiry.ts';
import { checkRedirect } from '../redirect-uri.ts';
import { submitFields } from '../submit-fields.ts';
import { type InquiryEvent, lockInquiry, refuseRedacted, storeInquiry } from './change-inquiry.ts';

/** Returns the event of a changed tag set, none if unchanged. Throws unprocessable if there would be too many tags. */
async function tagEvents(
  context: OperationContext,
  before: readonly string[],
  after: readonly string[],
  pointer: string,
): Promise<InquiryEvent[]> {
  const changed = tagsChange(before, after);
  if (changed === null) return [];
  await registerTags(context, changed.added, pointer);
  return [{ name: 'inquiry.updated-tags', context: serializeTagsChange(changed) }];
}

/** Returns the redirect addresses. An address set through the API replaces one set by a link. */
async function redirectsOf(
  { tx, scope }: OperationContext,
  inquiry: Inquiry,
  uri: string | null | undefined,
): Promise<Partial<Pick<Inquiry, 'redirectUri' | 'linkRedirectUri'>>> {
  if (uri === undefined) return {};
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  return { redirectUri: checkRedirect(uri, version?.redirectSchemes ?? []), linkRedirectUri: null };
}

export async function updateInquiry(
  context: OperationContext,
  inquiryId: string,
  update: UpdateInquiry,
): Promise<Inquiry> {
  const inquiry = await lockInquiry(context, inquiryId);
  refuseRedacted(inquiry);
  const written = writeFields(
    inquiry.fieldSchemas,
    { values: inquiry.fields, writtenOnce: inquiry.writtenOnce ?? [] },
    withoutMasked(update.fields ?? {}, inquiry.fields),
    { newFileId: () => context.ids.next('file') },
  );
  const tags = update.tags === undefined ? inquiry.tags : [...new Set(update.tags)];
  const changed: Inquiry = {
    ...inquiry,
    updatedAt: context.clock.now(),
    tags,
    note: update.note === undefined ? inquiry.note : update.note,
    ...(await redirectsOf(context, inquiry, update.redirectUri)),
    fields: written.values,
    writtenOnce: written.writtenOnce,
  };
  await storeFieldFiles(context, inquiry.id, liveSubject(inquiry.subject), written.uploads);
  const events = await tagEvents(context, inquiry.tags, tags, pointers.tags);
  const stored = await storeInquiry(context, changed, events);
  return submitFields(context, stored, inquiry.fields);
}

/** Changes the tags: `change` maps the current tags to the new ones. An unchanged set is not saved and has no event. */
export async function changeTags(
  context: OperationContext,
  inquiryId: string,
  change: (tags: readonly string[]) => readonly string[],
): Promise<Inquiry> {
  const inquiry = await lockInquiry(context, inquiryId);
  refuseRedacted(inquiry);
  const tags = [...new Set(change(inquiry.tags))];
  const events = await tagEvents(context, inquiry.tags, tags, '/meta');
  if (events.length === 0) return inquiry;
  return storeInquiry(context, { ...inquiry, tags, updatedAt: context.clock.now() }, events);
}

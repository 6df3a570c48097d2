/** Changes of the version that new inquiries use: publishing a draft, or reverting to an earlier version. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Read } from '../../../../operations/overtaken.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { hasList } from '../../../people/lists/index.ts';
import { listsOfConditions } from '../conditions.ts';
import type { Fault, TemplateDefinition } from '../definition.ts';
import { faultEntries } from '../definition-faults.ts';
import { revertedFrom, serializeVersion } from '../serializer.ts';
import { findTranslations, forgetLiveVersion } from '../store.ts';
import type { InquiryTemplate, InquiryTemplateVersion } from '../template.ts';
import { untranslatedFaults } from '../translations.ts';
import { type Connected, unanswerableFaults } from '../unanswerable-checks.ts';
import { saveDraft, saveTemplate } from '../write-store.ts';
import { lockDraft, refuseFaults, reread } from './change-draft.ts';
import { lockedTemplate } from './change-template.ts';

/**
 * Publishes the draft. Throws not_found, conflict for a published version, unprocessable for a definition that would
 * not work now.
 */
export async function publishVersion(
  context: OperationContext,
  read: Read,
  connected: Connected,
): Promise<InquiryTemplateVersion> {
  const { tx, scope, clock, actor } = context;
  const { id } = read;
  const { template, draft } = await lockDraft(context, read);
  await refuseFaults(context, template, draft.definition, [
    ...unanswerableFaults(draft.definition, connected),
    ...(await lostListFaults(context, draft.definition)),
  ]);
  const untranslated = untranslatedFaults(draft.definition.locales, await findTranslations(tx, scope, id));
  if (untranslated.length > 0) throw new Refusal('unprocessable', faultEntries(untranslated));
  const now = clock.now();
  const publishedBy = actor.type === 'user' || actor.type === 'api-key' ? actor.id : null;
  await saveDraft(tx, scope, { ...draft, status: 'published', updatedAt: now, publishedAt: now, publishedBy });
  return makeLive(context, template, id, null);
}

/** Returns a fault for each condition that names a list that does not exist or is archived. */
async function lostListFaults({ tx, scope }: OperationContext, definition: TemplateDefinition): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { pointer, list } of listsOfConditions(definition)) {
    if (!(await hasList(tx, scope, list)))
      faults.push({ pointer, problem: `uses a list that does not exist: ${list}` });
  }
  return faults;
}

/**
 * Reverts to an earlier version. Throws not_found for a version of another template, conflict for a draft and for the
 * live version.
 */
export async function revertTemplate(
  context: OperationContext,
  templateId: string,
  versionId: string,
): Promise<InquiryTemplateVersion> {
  const template = await lockedTemplate(context, templateId);
  const version = await reread(context, versionId);
  if (version.templateId !== template.id) throw new Refusal('not_found');
  if (version.status === 'draft') {
    throw new Refusal('conflict', { details: 'the version is a draft: publish it instead' });
  }
  if (version.live) throw new Refusal('conflict', { details: 'the version is already live' });
  // Not validated again: it was valid when published, and a revert must work despite later changes.
  return makeLive(context, template, versionId, revertedFrom(template.latestPublishedVersionId));
}

async function makeLive(
  context: OperationContext,
  template: InquiryTemplate,
  id: string,
  eventContext: Readonly<Record<string, unknown>> | null,
): Promise<InquiryTemplateVersion> {
  await saveTemplate(context.tx, context.scope, { ...template, latestPublishedVersionId: id });
  forgetLiveVersion(context.scope, template.id);
  const live = await reread(context, id);
  const event = { name: 'inquiry-template-version.published', resource: serializeVersion(live), subject: null };
  await recordEvent(context, eventContext === null ? event : { ...event, context: eventContext });
  return live;
}

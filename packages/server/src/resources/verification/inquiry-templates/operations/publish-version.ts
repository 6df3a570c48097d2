/** Which version new inquiries follow: a draft that is published, or an earlier version that is live again. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { faultEntries } from '../definition-faults.ts';
import { revertedFrom, serializeVersion } from '../serializer.ts';
import { findTranslations, forgetLiveVersion } from '../store.ts';
import type { InquiryTemplate, InquiryTemplateVersion } from '../template.ts';
import { untranslatedFaults } from '../translations.ts';
import { type Connected, unanswerableFaults } from '../unanswerable-checks.ts';
import { saveDraft, saveTemplate } from '../write-store.ts';
import { lockDraft, refuseFaults, reread } from './change-draft.ts';
import { lockedTemplate } from './change-template.ts';

/** Throws not_found, conflict for what is published, unprocessable for what would not work as it stands now. */
export async function publishVersion(
  context: OperationContext,
  id: string,
  connected: Connected,
): Promise<InquiryTemplateVersion> {
  const { tx, scope, clock } = context;
  const { template, draft } = await lockDraft(context, id);
  await refuseFaults(context, template, draft.definition, unanswerableFaults(draft.definition, connected));
  const untranslated = untranslatedFaults(draft.definition.locales, await findTranslations(tx, scope, id));
  if (untranslated.length > 0) throw new Refusal('unprocessable', faultEntries(untranslated));
  const now = clock.now();
  await saveDraft(tx, scope, { ...draft, status: 'published', updatedAt: now, publishedAt: now });
  return makeLive(context, template, id, null);
}

/** Throws not_found for a version of another template, conflict for a draft and for the one that is live. */
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
  if (version.live) throw new Refusal('conflict', { details: 'the version is live already' });
  // It was whole when it was published; going back must work whatever else has changed since.
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

/** Import of the business's own texts into the draft, which is created from the live version if there is none. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { faultEntries } from '../definition-faults.ts';
import type { TranslationChange } from '../input.ts';
import { findDraft, findTranslations, findVersions } from '../store.ts';
import type { InquiryTemplate, InquiryTemplateVersion } from '../template.ts';
import { layTranslations } from '../translations.ts';
import { saveTranslations } from '../write-store.ts';
import { insertDraft, reread } from './change-draft.ts';
import { lockedTemplate } from './change-template.ts';

/**
 * Imports the rows. Throws not_found, or unprocessable with a pointer for each invalid row; then nothing is changed.
 */
export async function importTranslations(
  context: OperationContext,
  templateId: string,
  rows: readonly TranslationChange[],
): Promise<InquiryTemplateVersion> {
  const { tx, scope, clock } = context;
  const template = await lockedTemplate(context, templateId);
  const draft = (await findDraft(tx, scope, template.id)) ?? (await draftOfLive(context, template));
  const before = await findTranslations(tx, scope, draft.id);
  const { translations, faults } = layTranslations(before, rows, draft.definition.locales);
  if (faults.length > 0) throw new Refusal('unprocessable', faultEntries(faults));
  await saveTranslations(tx, scope, draft.id, translations, clock.now());
  return reread(context, draft.id);
}

async function draftOfLive(context: OperationContext, template: InquiryTemplate): Promise<InquiryTemplateVersion> {
  const { latestPublishedVersionId } = template;
  const ids = latestPublishedVersionId === null ? [] : [latestPublishedVersionId];
  const [live] = await findVersions(context.tx, context.scope, ids);
  if (live === undefined) {
    throw new Refusal('conflict', { details: 'the inquiry template has neither a draft nor a published version' });
  }
  return insertDraft(context, template, live, {});
}

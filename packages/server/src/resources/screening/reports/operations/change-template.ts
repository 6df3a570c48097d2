/** Creation, drafts and publishing of report templates. Reports use the published version. */
import { isDeepStrictEqual } from 'node:util';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findKind } from '../kinds/index.ts';
import { type ReportSettings, shippedSettings } from '../settings.ts';
import { changedSettings, checkSettings } from '../template-input.ts';
import {
  insertTemplate,
  lockTemplate,
  publishDraft,
  type ReportTemplate,
  removeDraft,
  saveDraft,
  saveTemplate,
} from '../template-store.ts';

type SettingsChange = (before: ReportSettings) => ReportSettings;

/**
 * Creates a template with a published first version. Throws bad_request for an unknown kind, unprocessable for settings
 * that the kind does not support.
 */
export async function createTemplate(
  { tx, scope, ids, clock }: OperationContext,
  { kind: asked, name }: { readonly kind: string; readonly name: string },
  change: SettingsChange,
): Promise<ReportTemplate> {
  const kind = findKind(asked);
  if (kind === null) {
    throw new Refusal('bad_request', problemAt('/data/attributes/kind', 'names no kind of report'));
  }
  const now = clock.now();
  const times = { createdAt: now, updatedAt: now };
  const settings = checkSettings(kind.kind, change(shippedSettings(kind)), '/data/attributes/settings');
  const template: ReportTemplate = {
    id: ids.next('report-template'),
    kind: kind.kind,
    name,
    isDefault: false,
    revision: 1,
    ...times,
    version: { id: ids.next('report-template-version'), number: 1, ...times, settings },
    draft: null,
  };
  await insertTemplate(tx, scope, template);
  return template;
}

/** Template and the revision that the caller read, if it names one. */
export interface TemplateRead {
  readonly id: string;
  readonly revision: number | undefined;
}

/** Locks the row until the transaction ends. Throws not_found, and stale_object if the caller read another revision. */
async function lockedTemplate(
  { tx, scope }: OperationContext,
  { id, revision }: TemplateRead,
): Promise<ReportTemplate> {
  const template = await lockTemplate(tx, scope, id);
  if (template === null) throw new Refusal('not_found');
  if (revision !== undefined && revision !== template.revision) {
    throw new Refusal('stale_object', {
      details: `the report template has revision ${template.revision}: it has changed since you read it; read it again and retry`,
    });
  }
  return template;
}

/**
 * Updates the template. A name takes effect at once; settings are stored in the draft, which is removed if it equals
 * the published version. Throws as createTemplate does.
 */
export async function updateTemplate(
  context: OperationContext,
  read: TemplateRead,
  { name, draft: change }: { readonly name: string | null; readonly draft: SettingsChange | null },
): Promise<ReportTemplate> {
  const { tx, scope, ids, clock } = context;
  const before = await lockedTemplate(context, read);
  const now = clock.now();
  const template = { ...before, name: name ?? before.name, revision: before.revision + 1, updatedAt: now };
  await saveTemplate(tx, scope, template);
  if (change === null) return template;
  const { version } = before;
  const base = (before.draft ?? version).settings;
  const settings = checkSettings(before.kind, change(base), '/data/attributes/draft');
  if (isDeepStrictEqual(settings, changedSettings(version.settings, {}))) {
    await removeDraft(tx, scope, before);
    return { ...template, draft: null };
  }
  const draft = { id: before.draft?.id ?? ids.next('report-template-version'), settings };
  await saveDraft(tx, scope, before, { ...draft, at: now });
  return { ...template, draft };
}

/**
 * Publishes the draft. Throws not_found; stale_object; conflict if there is no draft; unprocessable for settings that the
 * kind does not support.
 */
export async function publishTemplate(context: OperationContext, read: TemplateRead): Promise<ReportTemplate> {
  const { tx, scope, clock } = context;
  const before = await lockedTemplate(context, read);
  const { draft, version, kind } = before;
  if (draft === null) throw new Refusal('conflict', { details: 'the template has no draft to publish' });
  checkSettings(kind, draft.settings, '/data/attributes/draft');
  const now = clock.now();
  await publishDraft(tx, scope, before, now);
  const times = { createdAt: now, updatedAt: now };
  const template = {
    ...before,
    version: { ...draft, number: version.number + 1, ...times },
    draft: null,
    revision: before.revision + 1,
    updatedAt: now,
  };
  await saveTemplate(tx, scope, template);
  return template;
}

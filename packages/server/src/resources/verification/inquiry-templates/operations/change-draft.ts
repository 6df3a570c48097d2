/**
 * Creation, changes and discarding of a template's draft. A draft is always complete, so it can be published unchanged.
 */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { changedAt, type Read, refuseOvertaken } from '../../../../operations/overtaken.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { findThemeSets } from '../../../appearance/theme-sets/index.ts';
import { carefulChecks, firstDefinition, withSimulatedKinds } from '../defaults.ts';
import type { Fault, TemplateDefinition } from '../definition.ts';
import { definitionFaults, faultEntries, givenStepFaults } from '../definition-faults.ts';
import type { CreateDraft, UpdateDraft } from '../input.ts';
import { layOver, type NewStep } from '../lay-over.ts';
import { idsOfReports, unrunnableFaults } from '../report-faults.ts';
import { runnableReports } from '../report-port.ts';
import { serializeVersion } from '../serializer.ts';
import { findDraft, findTranslations, findVersions } from '../store.ts';
import type { InquiryTemplate, InquiryTemplateVersion } from '../template.ts';
import { deleteDraft, insertVersion, saveDraft } from '../write-store.ts';
import { lockedTemplate } from './change-template.ts';

/**
 * Throws unprocessable with a pointer for each fault; checked before publishing because a published version cannot be
 * changed.
 */
export async function refuseFaults(
  context: OperationContext,
  template: InquiryTemplate,
  definition: TemplateDefinition,
  given: Fault[] = [],
): Promise<void> {
  const faults = [...given, ...definitionFaults(definition, template.redirectSchemes)];
  faults.push(
    ...unrunnableFaults(definition, await context.slices.port(runnableReports)(context, idsOfReports(definition))),
  );
  const problem = await themeProblem(context, definition);
  if (problem !== null) faults.push({ pointer: '/theme-set-id', problem });
  if (faults.length > 0) throw new Refusal('unprocessable', faultEntries(faults));
}

async function themeProblem(
  { tx, scope }: OperationContext,
  { themeSetId }: TemplateDefinition,
): Promise<string | null> {
  if (themeSetId === null) return null;
  const [themeSet] = await findThemeSets(tx, scope, [themeSetId]);
  if (themeSet === undefined) return 'is not a theme set';
  return themeSet.status === 'active' ? null : 'is an archived theme set';
}

function newStepIds({ ids }: OperationContext) {
  return {
    verificationTemplateId: ids.next('verification-template'),
    verificationTemplateVersionId: ids.next('verification-template-version'),
  };
}

const newStep =
  (context: OperationContext): NewStep =>
  (kind, methods) => ({ ...newStepIds(context), checks: carefulChecks(context.scope.environmentKind, kind, methods) });

/**
 * Returns the definition for a new version: its steps keep their verification templates in new versions; an archived
 * theme set is dropped.
 */
async function asNextVersion(context: OperationContext, definition: TemplateDefinition): Promise<TemplateDefinition> {
  const next = () => newStepIds(context).verificationTemplateVersionId;
  return {
    ...withSimulatedKinds(context.scope.environmentKind, definition, () => newStepIds(context)),
    themeSetId: (await themeProblem(context, definition)) === null ? definition.themeSetId : null,
    steps: definition.steps.map((step) => ({ ...step, verificationTemplateVersionId: next() })),
  };
}

/**
 * Creates a draft. Throws not_found for an unknown template or base, conflict if there is a draft, unprocessable for
 * faults.
 */
export async function createDraft(context: OperationContext, command: CreateDraft): Promise<InquiryTemplateVersion> {
  const { tx, scope } = context;
  const template = await lockedTemplate(context, command.templateId);
  if ((await findDraft(tx, scope, template.id)) !== null) {
    throw new Refusal('conflict', { details: 'the inquiry template already has a draft' });
  }
  const base = await baseOf(context, template, command.baseVersionId);
  return insertDraft(context, template, base, command);
}

/** Returns the base version; null if none is published and none is named. */
async function baseOf(
  { tx, scope }: OperationContext,
  template: InquiryTemplate,
  named: string | null,
): Promise<InquiryTemplateVersion | null> {
  const id = named ?? template.latestPublishedVersionId;
  if (id === null) return null;
  const [base] = await findVersions(tx, scope, [id]);
  if (base === undefined || base.templateId !== template.id) throw new Refusal('not_found');
  return base;
}

export async function insertDraft(
  context: OperationContext,
  template: InquiryTemplate,
  base: InquiryTemplateVersion | null,
  change: UpdateDraft,
): Promise<InquiryTemplateVersion> {
  const { tx, scope, ids, clock } = context;
  const newIds = () => newStepIds(context);
  const start = await asNextVersion(context, base?.definition ?? firstDefinition(scope.environmentKind, newIds));
  const definition = layOver(start, change, newStep(context));
  await refuseFaults(context, template, definition, givenStepFaults(change.steps ?? [], definition.steps));
  const now = clock.now();
  const id = ids.next('inquiry-template-version');
  const draft = {
    id,
    templateId: template.id,
    status: 'draft' as const,
    nameDisplay: change.nameDisplay === undefined ? (base?.nameDisplay ?? null) : change.nameDisplay,
    description: change.description ?? null,
    definition,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
    publishedBy: null,
  };
  await insertVersion(tx, scope, draft, base === null ? {} : await findTranslations(tx, scope, base.id));
  const made = await reread(context, id);
  await recordEvent(context, {
    name: 'inquiry-template-version.created',
    resource: serializeVersion(made),
    subject: null,
  });
  return made;
}

export async function reread({ tx, scope }: OperationContext, id: string): Promise<InquiryTemplateVersion> {
  const [version] = await findVersions(tx, scope, [id]);
  if (version === undefined) throw new Refusal('not_found');
  return version;
}

/**
 * Locks the template of a version. Throws not_found, conflict for a published version, and stale_object for a draft
 * that was changed since it was read.
 */
export async function lockDraft(
  context: OperationContext,
  { id, readAt }: Read,
): Promise<{ readonly template: InquiryTemplate; readonly draft: InquiryTemplateVersion }> {
  const { templateId } = await reread(context, id);
  const template = await lockedTemplate(context, templateId);
  const draft = await reread(context, id);
  if (draft.status === 'published') {
    throw new Refusal('conflict', { details: 'the version is published and cannot change; create a draft' });
  }
  refuseOvertaken(draft, readAt);
  return { template, draft };
}

export async function updateDraft(
  context: OperationContext,
  read: Read,
  change: UpdateDraft,
): Promise<InquiryTemplateVersion> {
  const { template, draft } = await lockDraft(context, read);
  const definition = layOver(draft.definition, change, newStep(context));
  await refuseFaults(context, template, definition, givenStepFaults(change.steps ?? [], definition.steps));
  await saveDraft(context.tx, context.scope, {
    ...draft,
    nameDisplay: change.nameDisplay === undefined ? draft.nameDisplay : change.nameDisplay,
    description: change.description === undefined ? draft.description : change.description,
    definition,
    updatedAt: changedAt(context.clock, draft),
  });
  return reread(context, draft.id);
}

export async function discardDraft(context: OperationContext, id: string): Promise<InquiryTemplateVersion> {
  const { draft } = await lockDraft(context, { id, readAt: null });
  await deleteDraft(context.tx, context.scope, id);
  return draft;
}

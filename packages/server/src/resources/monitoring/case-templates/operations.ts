/** Operations on case templates: changes go to a draft, and the published version applies to every case. */
import type { Reader } from '../../../database/connection.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { changedAt, type Read, refuseOvertaken } from '../../../operations/overtaken.ts';
import { definePort } from '../../../operations/port.ts';
import type { Scope } from '../../../security/scope.ts';
import { findCaseQueues } from '../case-queues/index.ts';
import { type CaseDocument, type CaseTemplate, type CaseTemplateVersion, shippedDocument } from './case-template.ts';
import { changedDocument, type SentDocument } from './input.ts';
import { changeFaults } from './rules.ts';
import {
  insertCaseTemplate,
  insertVersion,
  isKeyTaken,
  listVersions,
  lockCaseTemplate,
  saveCaseTemplate,
  saveVersion,
} from './store.ts';

/** Port that returns the names of the statuses that cases of the template have; filled by cases. */
export const statusesInUse =
  definePort<(tx: Reader, scope: Scope, templateId: string) => Promise<string[]>>()('statuses that cases have');

/** Throws unprocessable for a queue that does not exist or is archived. */
async function checkQueue({ tx, scope }: OperationContext, { policy: { queueId } }: CaseDocument): Promise<void> {
  if (queueId === null) return;
  const [queue] = await findCaseQueues(tx, scope, [queueId]);
  if (queue?.status === 'active') return;
  throw new Refusal(
    'unprocessable',
    problemAt('/data/attributes/policy/case-queue-id', 'names no case queue that is in use'),
  );
}

const newVersion = ({ ids, clock }: OperationContext, number: number, document: CaseDocument): CaseTemplateVersion => {
  const now = clock.now();
  return {
    id: ids.next('case-template-version'),
    number,
    document,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
  };
};

/** Creates a template and publishes its first version. Throws not_unique for a key that another template has. */
export async function createCaseTemplate(
  context: OperationContext,
  { key, name, ...sent }: SentDocument & { readonly key: string; readonly name: string },
): Promise<CaseTemplate> {
  const { tx, scope, ids, clock } = context;
  const document = changedDocument(shippedDocument, sent);
  await checkQueue(context, document);
  if (await isKeyTaken(tx, scope, key)) {
    throw new Refusal('not_unique', problemAt('/data/attributes/key', 'is the key of another template'));
  }
  const now = clock.now();
  const template: CaseTemplate = {
    id: ids.next('case-template'),
    key,
    name,
    status: 'active',
    isDefault: false,
    createdAt: now,
    updatedAt: null,
    archivedAt: null,
    version: { ...newVersion(context, 1, document), publishedAt: now },
  };
  await insertCaseTemplate(tx, scope, template);
  return template;
}

/** Locks the template. Throws not_found, conflict for an archived one, stale_object if it was changed since it was read. */
async function lockActive({ tx, scope }: OperationContext, { id, readAt }: Read): Promise<CaseTemplate> {
  const template = await lockCaseTemplate(tx, scope, id);
  if (template === null) throw new Refusal('not_found');
  if (template.status === 'archived') throw new Refusal('conflict', { details: 'the template is archived' });
  refuseOvertaken(template, readAt);
  return template;
}

/**
 * Changes a template. A name applies at once; the document goes to the draft, which starts as a copy of the published
 * version.
 */
export async function updateCaseTemplate(
  context: OperationContext,
  read: Read,
  { name, ...sent }: SentDocument & { readonly name?: string },
): Promise<CaseTemplate> {
  const { tx, scope, clock } = context;
  const { id } = read;
  const before = await lockActive(context, read);
  const template = { ...before, name: name ?? before.name, updatedAt: changedAt(clock, before) };
  await saveCaseTemplate(tx, scope, template);
  if (Object.keys(sent).length === 0) return template;
  const [newest] = await listVersions(tx, scope, id);
  const draft = newest?.publishedAt === null ? newest : null;
  const document = changedDocument((draft ?? before.version).document, sent);
  await checkQueue(context, document);
  if (draft === null) {
    await insertVersion(tx, scope, id, newVersion(context, before.version.number + 1, document));
  } else {
    await saveVersion(tx, scope, { ...draft, document, updatedAt: template.updatedAt });
  }
  return template;
}

/**
 * Publishes the draft. Throws conflict if there is none; unprocessable, with all names, for dropped statuses and fields
 * that cases use.
 */
export async function publishCaseTemplate(context: OperationContext, read: Read): Promise<CaseTemplate> {
  const { id } = read;
  const { tx, scope, clock, slices } = context;
  const before = await lockActive(context, read);
  const [draft] = await listVersions(tx, scope, id);
  if (draft === undefined || draft.publishedAt !== null) {
    throw new Refusal('conflict', { details: 'the template has no draft to publish' });
  }
  await checkQueue(context, draft.document);
  const inUse = await slices.port(statusesInUse)(tx, scope, id);
  const faults = changeFaults(before.version.document, draft.document, inUse);
  if (faults.length > 0) throw new Refusal('unprocessable', faults);
  const now = changedAt(clock, before);
  const version = { ...draft, updatedAt: now, publishedAt: now };
  await saveVersion(tx, scope, version);
  const template = { ...before, version, updatedAt: now };
  await saveCaseTemplate(tx, scope, template);
  return template;
}

/**
 * Archives a template: it takes no new cases, and existing ones continue. The default template cannot be archived,
 * since cases without a named template need it.
 */
export async function archiveCaseTemplate(context: OperationContext, id: string): Promise<CaseTemplate> {
  const before = await lockActive(context, { id, readAt: null });
  if (before.isDefault) throw new Refusal('conflict', { details: 'the default template cannot be archived' });
  const now = changedAt(context.clock, before);
  const template: CaseTemplate = { ...before, status: 'archived', updatedAt: now, archivedAt: now };
  await saveCaseTemplate(context.tx, context.scope, template);
  return template;
}

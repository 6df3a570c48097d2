/** Opening of a case: by a request, by a person, or by a finding of the service. */
import { defaultValues, nothingWritten } from '../../../../fields/index.ts';
import { addSeconds } from '../../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { insertSubject, liveSubject, newSubject } from '../../../../security/subject-keys.ts';
import type { CaseWish } from '../../../platform/case-links/index.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { type CaseQueue, deadlineAfter, findCaseQueues, findDefaultCaseQueue } from '../../case-queues/index.ts';
import {
  type CaseTemplate,
  findActiveCaseTemplates,
  initialStatus,
  shareCaseTemplate,
} from '../../case-templates/index.ts';
import type { Case, CaseParty } from '../case.ts';
import { created } from '../events.ts';
import { saveFieldIndexes } from '../field-indexes.ts';
import { insertCaseObjects } from '../object-store.ts';
import { findCaseIdOfCause, takeCaseNumber } from '../opening-store.ts';
import { stateOfKind } from '../states.ts';
import { insertCase } from '../store.ts';
import { assignByPolicy } from './assign-by-policy.ts';
import { findAttachable, requireAttachable } from './attach-objects.ts';
import { partyOf, recordCaseEvents } from './change-case.ts';
import { requirePerson } from './find-people.ts';
import { writeCaseFields } from './write-fields.ts';

export interface CreateCase {
  readonly templateId: string;
  readonly creatorEmail?: string | undefined;
  readonly queueId?: string | undefined;
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  readonly objectIds?: readonly string[] | undefined;
  /** Null or absent for the time limit of the template or the queue. */
  readonly slaSeconds?: number | null | undefined;
}

const queuePointer = '/data/attributes/case-queue-id';

/** Finds a queue. Throws bad_request for a wrong prefix, not_found for an unknown one, conflict for an archived one. */
export async function requireQueue({ tx, scope }: OperationContext, id: string): Promise<CaseQueue> {
  if (!id.startsWith('cqueue_')) throw new Refusal('bad_request', problemAt(queuePointer, 'must start with cqueue_'));
  const [queue] = await findCaseQueues(tx, scope, [id]);
  if (queue === undefined) throw new Refusal('not_found', problemAt(queuePointer, 'names no case queue'));
  if (queue.status === 'archived') throw new Refusal('conflict', problemAt(queuePointer, 'names an archived queue'));
  return queue;
}

async function queueOf(context: OperationContext, template: CaseTemplate, asked?: string): Promise<CaseQueue | null> {
  if (asked !== undefined) return requireQueue(context, asked);
  const { queueId } = template.version.document.policy;
  const [own] = queueId === null ? [] : await findCaseQueues(context.tx, context.scope, [queueId]);
  return own?.status === 'active' ? own : findDefaultCaseQueue(context.tx, context.scope);
}

/**
 * Returns the deadline. Seconds in a request count at all hours; seconds from a template or queue count by the calendar
 * of the queue.
 */
function deadlineOf(template: CaseTemplate, queue: CaseQueue | null, asked: number | null, now: Date): Date | null {
  if (asked !== null) return addSeconds(now, asked);
  const seconds = template.version.document.policy.slaSeconds ?? queue?.settings.slaSeconds ?? null;
  return seconds === null ? null : deadlineAfter(now, seconds, queue?.settings.calendar ?? null);
}

async function requireTemplate({ tx, scope }: OperationContext, id: string): Promise<CaseTemplate> {
  const pointer = '/data/attributes/case-template-id';
  if (!id.startsWith('ctmpl_')) throw new Refusal('bad_request', problemAt(pointer, 'must start with ctmpl_'));
  const template = await shareCaseTemplate(tx, scope, id);
  if (template === null) throw new Refusal('not_found', problemAt(pointer, 'names no case template'));
  if (template.status === 'archived') throw new Refusal('conflict', problemAt(pointer, 'names an archived template'));
  return template;
}

/** Returns a case of this template without a name, not yet saved. */
function draftOf(
  { scope, ids }: OperationContext,
  template: CaseTemplate,
  now: Date,
  made: Pick<Case, 'creator' | 'cause' | 'queueId' | 'slaExpiresAt'>,
) {
  const { document } = template.version;
  const status = initialStatus(document);
  return {
    id: ids.next('case'),
    subject: newSubject(scope, ids),
    templateId: template.id,
    name: '',
    status: status.name,
    state: stateOfKind[status.kind],
    resolution: null,
    priority: 0,
    assigneeId: null,
    assignedAt: null,
    assigner: null,
    resolver: null,
    resolvedAt: null,
    updater: made.creator,
    snoozedAt: null,
    snoozedUntil: null,
    fields: { ...nothingWritten, values: defaultValues(document.fields) },
    tags: [],
    attachments: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
    redactedAt: null,
    ...made,
  } satisfies Case;
}

type Draft = ReturnType<typeof draftOf>;

/** Inserts a case with its new name. The number is taken last, since other new cases of the template wait for it. */
async function insertNamed(context: OperationContext, template: CaseTemplate, draft: Draft): Promise<Case> {
  const { tx, scope, clock } = context;
  insertSubject(tx, scope, draft.subject, clock.now());
  const number = await takeCaseNumber(tx, scope, template.id);
  const named: Case = { ...draft, name: `${template.key}-${number}` };
  insertCase(tx, scope, named);
  return named;
}

async function creatorOf(context: OperationContext, email: string | undefined): Promise<CaseParty | null> {
  if (email === undefined) return partyOf(context.actor);
  const { id } = await requirePerson(context, email, '/data/attributes/creator-email-address');
  return { type: 'user', id };
}

/** Creates a case. Throws not_found for unknown objects, templates or queues, and the refusals of the field engine. */
export async function createCase(context: OperationContext, command: CreateCase): Promise<Case> {
  const { tx, scope, clock } = context;
  const template = await requireTemplate(context, command.templateId);
  const { fields: schemas } = template.version.document;
  const queue = await queueOf(context, template, command.queueId);
  const objects = await requireAttachable(context, command.objectIds ?? []);
  const now = clock.now();
  const draft = draftOf(context, template, now, {
    creator: await creatorOf(context, command.creatorEmail),
    cause: null,
    queueId: queue?.id ?? null,
    slaExpiresAt: deadlineOf(template, queue, command.slaSeconds ?? null, now),
  });
  const written = writeCaseFields(context, schemas, draft.fields, command.fields ?? {});
  const made = await insertNamed(context, template, { ...draft, fields: written.fields });
  await storeFieldFiles(context, made.id, liveSubject(made.subject), written.uploads);
  await saveFieldIndexes(tx, scope, made.id, schemas, made.fields.values);
  await insertCaseObjects(tx, scope, made.id, objects, now);
  await recordCaseEvents(context, made, [created(made)]);
  return assignByPolicy(context, made);
}

/** Fills `caseTemplateOf`. */
export async function templateFor(
  { tx, scope }: Pick<ReadContext, 'tx' | 'scope'>,
  wish: { readonly cause: Pick<CaseWish['cause'], 'type'> } & Pick<CaseWish, 'templateId'>,
): Promise<CaseTemplate | null> {
  const templates = await findActiveCaseTemplates(tx, scope);
  if (wish.templateId !== undefined) return templates.find(({ id }) => id === wish.templateId) ?? null;
  const opens = templates.filter(({ version }) => version.document.policy.opensFor.includes(wish.cause.type));
  return opens.find(({ isDefault }) => !isDefault) ?? opens[0] ?? null;
}

/**
 * Fills `caseOpening`. Each cause opens one case: later calls return the existing case. Of two concurrent calls, the
 * transaction of the second is rerun and then finds the case.
 */
export async function openCaseFor(context: OperationContext, wish: CaseWish): Promise<string | null> {
  const { tx, scope, clock } = context;
  const found = await templateFor(context, wish);
  if (found === null) return null;
  const known = await findCaseIdOfCause(tx, scope, wish.cause);
  if (known !== null) return known;
  const template = (await shareCaseTemplate(tx, scope, found.id)) ?? found;
  const queue = await queueOf(context, template);
  const objects = await findAttachable(context, wish.objectIds);
  const now = clock.now();
  const draft = draftOf(context, template, now, {
    creator: partyOf(context.actor),
    cause: { ...wish.cause, reason: wish.reason },
    queueId: queue?.id ?? null,
    slaExpiresAt: deadlineOf(template, queue, null, now),
  });
  const made = await insertNamed(context, template, draft);
  await insertCaseObjects(tx, scope, made.id, objects, now);
  await recordCaseEvents(context, made, [created(made)]);
  await assignByPolicy(context, made);
  return made.id;
}

/** Status changes of a case, with their requirements and the agreement of a second person. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { type CaseDocument, type CaseStatus, shareCaseTemplate, statusNamed } from '../../case-templates/index.ts';
import type { Case } from '../case.ts';
import { findChecks, findWaitingReads, insertRead, settleReads } from '../check-store.ts';
import { missingFor } from '../demands.ts';
import { movedEvents } from '../events.ts';
import { moveCase } from '../states.ts';
import { lockCase, partyOf, storeCase } from './change-case.ts';
import { requireVisible, writeComment } from './comment.ts';
import { notify } from './notify.ts';

export interface SetStatus {
  /** Name of a status of the template, ignoring case. */
  readonly status: string;
  readonly comment?: string | undefined;
}

export interface StatusSet {
  readonly case: Case;
  /** False while the status waits for a second person. */
  readonly moved: boolean;
}

async function documentOf({ tx, scope }: OperationContext, given: Case): Promise<CaseDocument> {
  const template = await shareCaseTemplate(tx, scope, given.templateId);
  if (template === null) throw new Error(`the template of ${given.id} is missing`);
  return template.version.document;
}

/** Finds the status. Throws unprocessable for a name that the template lacks. */
function requireStatus(document: CaseDocument, name: string): CaseStatus {
  const found = statusNamed(document, name);
  if (found !== undefined) return found;
  const names = document.statuses.map((status) => status.name).join(', ');
  throw new Refusal('unprocessable', problemAt('/meta/status', `must be one of ${names}`));
}

/**
 * Records a read and returns true if two people have now proposed the same status since the last status change. Throws
 * second_read_required for a key, since it is not a person, and for a person who proposed the status before.
 */
async function takesRead(context: OperationContext, given: Case, to: CaseStatus): Promise<boolean> {
  const { tx, scope, ids, clock, actor } = context;
  if (actor.type !== 'user') {
    throw new Refusal('second_read_required', { details: 'this needs two reviewers, and an API key cannot be one' });
  }
  const reads = await findWaitingReads(tx, scope, given.id);
  if (reads.some(({ userId }) => userId === actor.id)) {
    throw new Refusal('second_read_required', {
      details: 'you have reviewed this case; another person must review it too',
    });
  }
  await insertRead(tx, scope, given.id, {
    id: ids.next('case-read'),
    userId: actor.id,
    status: to.name,
    createdAt: clock.now(),
  });
  if (reads.some(({ status }) => status === to.name)) return true;
  if (given.assigneeId !== null) await notify(context, given, 'second-read', [given.assigneeId]);
  return false;
}

/**
 * Sets the status. The present status changes nothing and records no event. Throws unprocessable with every missing
 * requirement.
 */
export async function setStatus(context: OperationContext, id: string, command: SetStatus): Promise<StatusSet> {
  const { tx, scope, clock, actor } = context;
  const before = await lockCase(context, id, 'set-status');
  const document = await documentOf(context, before);
  const to = requireStatus(document, command.status);
  if (to.name === before.status) return { case: before, moved: true };
  const comment = command.comment ?? null;
  const checked = (await findChecks(tx, scope, id)).map(({ item }) => item);
  const missing = missingFor(before, { document, to, comment, checked, byPerson: actor.type === 'user' });
  if (missing.length > 0) throw new Refusal('unprocessable', missing);
  if (comment !== null) requireVisible(comment, '/meta/comment');
  const moves = to.requiresSecondRead ? await takesRead(context, before, to) : true;
  if (comment !== null) await writeComment(context, before, comment);
  if (!moves) return { case: await storeCase(context, before, []), moved: false };
  await settleReads(tx, scope, id, to.name);
  const moved = moveCase(before, to, partyOf(actor), clock.now());
  return { case: await storeCase(context, moved.case, movedEvents(before, moved)), moved: true };
}

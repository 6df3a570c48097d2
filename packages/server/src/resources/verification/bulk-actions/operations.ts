/**
 * Operations of bulk actions: start one, read it, try its refused rows again, and cancel the rows that have not begun.
 */
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import { findInquiries } from '../inquiries/index.ts';
import { type BulkAction, type BulkRow, type Progress, resumeSeconds } from './bulk-action.ts';
import type { StartBulkAction } from './input.ts';
import { sendBulkAction } from './queued-bulk-action.ts';
import {
  cancelRows,
  completeBulkAction,
  countRows,
  findBulkAction,
  findRows,
  insertBulkAction,
  listBulkActions,
  lockBulkAction,
  postponeDue,
  reopenRefused,
} from './store.ts';

/** Person who makes the request, and the session they make it with. */
export interface Asking {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Shown {
  readonly bulkAction: BulkAction;
  readonly progress: Progress;
}

const readAtOnce = 200;

async function subjectsOf({ tx, scope }: ReadContext, ids: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const subjects = new Map<string, Subject>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    for (const { inquiry } of await findInquiries(tx, scope, ids.slice(start, start + readAtOnce))) {
      subjects.set(inquiry.id, inquiry.subject);
    }
  }
  return subjects;
}

/** Starts a bulk action, whose rows a job does. An inquiry that does not exist becomes a refused row. */
export async function startBulkAction(
  context: OperationContext,
  { userId, sessionId }: Asking,
  { action, inquiryIds, text }: StartBulkAction,
): Promise<Shown> {
  const { tx, scope, ids, clock } = context;
  const now = clock.now();
  const subjects = await subjectsOf(context, inquiryIds);
  const made: BulkAction = {
    id: ids.next('bulk-action'),
    action,
    userId,
    sessionId,
    dueAt: addSeconds(now, resumeSeconds),
    createdAt: now,
    completedAt: null,
  };
  const asked = inquiryIds.map((id, position) => ({
    position,
    inquiryId: id,
    subject: subjects.get(id) ?? null,
  }));
  await insertBulkAction(tx, scope, made, asked, text);
  await sendBulkAction(context, made.id);
  const progress = { waiting: asked.length, done: 0, refused: 0, cancelled: 0, awaitingSecond: 0 };
  return { bulkAction: made, progress };
}

const mostListed = 20;

/** Returns the newest bulk actions of the user. */
export async function ownBulkActions({ tx, scope }: ReadContext, userId: string): Promise<Shown[]> {
  const found = await listBulkActions(tx, scope, userId, mostListed);
  const progressOf = await countRows(
    tx,
    scope,
    found.map(({ id }) => id),
  );
  return found.map((bulkAction) => ({ bulkAction, progress: progressOf(bulkAction.id) }));
}

/** Finds a bulk action with its rows. Throws not_found for one of another user. */
export async function requireBulkAction(
  { tx, scope }: ReadContext,
  id: string,
  userId: string,
): Promise<Shown & { readonly rows: readonly BulkRow[] }> {
  const bulkAction = await findBulkAction(tx, scope, id);
  if (bulkAction?.userId !== userId) throw new Refusal('not_found');
  const progressOf = await countRows(tx, scope, [id]);
  return { bulkAction, progress: progressOf(id), rows: await findRows(tx, scope, id) };
}

async function lockOwn({ tx, scope }: OperationContext, id: string, userId: string): Promise<BulkAction> {
  const locked = await lockBulkAction(tx, scope, id);
  if (locked?.userId !== userId) throw new Refusal('not_found');
  return locked;
}

async function shownNow({ tx, scope }: OperationContext, bulkAction: BulkAction): Promise<Shown> {
  const progressOf = await countRows(tx, scope, [bulkAction.id]);
  return { bulkAction, progress: progressOf(bulkAction.id) };
}

/**
 * Tries the refused rows again, with the rights that the person has in this session. Throws not_found for a bulk action
 * of another user, and conflict while it is running or if nothing was refused.
 */
export async function retryBulkAction(
  context: OperationContext,
  id: string,
  { userId, sessionId }: Asking,
  demandRight: (action: BulkAction['action']) => void,
): Promise<Shown> {
  const found = await lockOwn(context, id, userId);
  demandRight(found.action);
  if (found.completedAt === null) throw new Refusal('conflict', { details: 'the bulk action is still running' });
  const opened = { ...found, sessionId, dueAt: addSeconds(context.clock.now(), resumeSeconds), completedAt: null };
  const count = await reopenRefused(context.tx, context.scope, opened);
  if (count === 0) throw new Refusal('conflict', { details: 'the bulk action has no refused rows' });
  await sendBulkAction(context, id);
  return shownNow(context, opened);
}

/** Cancels the rows that wait; what is done stays. Throws not_found for a bulk action of another user. */
export async function cancelBulkAction(context: OperationContext, id: string, userId: string): Promise<Shown> {
  const found = await lockOwn(context, id, userId);
  if (found.completedAt !== null) throw new Refusal('conflict', { details: 'the bulk action is completed' });
  const now = context.clock.now();
  await cancelRows(context.tx, context.scope, id);
  await completeBulkAction(context.tx, context.scope, id, now);
  return shownNow(context, { ...found, completedAt: now });
}

/** Seconds until a bulk action that waits in the queue is sent again. */
const waitingSeconds = 60;

/** Sends the jobs of bulk actions without progress for a while, because their worker was ended or failed. */
export async function resumeBulkActions(context: OperationContext): Promise<void> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  for (const id of await postponeDue(tx, scope, now, addSeconds(now, waitingSeconds))) {
    await sendBulkAction(context, id);
  }
}

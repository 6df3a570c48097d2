/** One row of a bulk action: done as the person who requested it, with their current rights, and audited. */
import { demandReach } from '../../../api/bounds.ts';
import { answerError } from '../../../api/errors.ts';
import { addSeconds } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';
import { Refusal, type RefusalCode } from '../../../lib/refusal.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { appendUserAudit } from '../../platform/user-audit-logs/index.ts';
import { findUserSessions, requireCallerOf, type UserSession } from '../../platform/user-sessions/index.ts';
import { findInquiry, isPermitted } from '../inquiries/index.ts';
import { type ActedOn, actions } from './actions.ts';
import {
  type BulkAction,
  type BulkActionName,
  type ConflictCause,
  type RowOutcome,
  resumeSeconds,
  type WaitingRow,
} from './bulk-action.ts';
import { completeBulkAction, findWaitingRow, saveOutcome, takeBulkAction } from './store.ts';

/** Result of a row, with what the audit log says about it. */
interface Result extends RowOutcome {
  /** HTTP status that the single request would have had. */
  readonly status: number;
  readonly actedOn: ActedOn | null;
}

/**
 * Does the next row in the transaction of `context`, whose actor is the person. Returns false if no row is left, or
 * another worker has the bulk action.
 */
export async function doNextRow(context: OperationContext, id: string, log: Log): Promise<boolean> {
  const { tx, scope, clock } = context;
  const bulkAction = await takeBulkAction(tx, scope, id);
  if (bulkAction === null) return false;
  const row = await findWaitingRow(tx, scope, id);
  if (row === null) {
    await completeBulkAction(tx, scope, id, clock.now());
    return false;
  }
  const [session] = await findUserSessions(tx, scope, [bulkAction.sessionId]);
  if (session === undefined) throw new Error(`session ${bulkAction.sessionId} is missing`);
  const result = await resultOf(context, bulkAction, row, session, log);
  const dueAt = addSeconds(clock.now(), resumeSeconds);
  await saveOutcome(tx, scope, { id, dueAt }, row.position, result);
  await auditRow(context, bulkAction, row, session, result);
  return true;
}

/** Does the row; a refusal and a fault undo what it has done. Throws Unavailable, so that the row waits. */
async function resultOf(
  context: OperationContext,
  { action }: BulkAction,
  { inquiryId, text }: WaitingRow,
  session: UserSession,
  log: Log,
): Promise<Result> {
  try {
    const actedOn = await context.tx.savepoint(async () => {
      await demandRight(context, actions[action].right, inquiryId, session);
      return actions[action].act(context, inquiryId, text);
    });
    const { awaitsSecond } = actedOn;
    return { state: 'done', awaitsSecond, refusal: null, status: awaitsSecond ? 202 : 200, actedOn };
  } catch (fault) {
    if (fault instanceof Unavailable) throw fault;
    const { status, body, fault: isFault } = answerError(fault, context.baseUrl);
    if (isFault) log({ level: 'error', message: `a bulk action failed at ${inquiryId}`, fault });
    const [{ code = 'internal', details = '' } = {}] = body.errors;
    const cause = code === 'conflict' ? await causeOf(context, action, inquiryId) : null;
    const refusal = { code: code as RefusalCode, cause, details: String(details) };
    return { state: 'refused', awaitsSecond: false, refusal, status, actedOn: null };
  }
}

/** Returns the state of the inquiry that does not allow the action; null if it has changed since. */
async function causeOf(
  { tx, scope }: OperationContext,
  action: BulkActionName,
  inquiryId: string,
): Promise<ConflictCause | null> {
  const found = await findInquiry(tx, scope, inquiryId);
  if (found === null) return null;
  const { redactedAt, status } = found.inquiry;
  if (redactedAt !== null) return 'redacted';
  if (action === 'add-tag') return null;
  if (!isPermitted(found.inquiry, action)) return status;
  return action === 'approve' ? 'awaits_report' : null;
}

/** Throws the refusal that the single request would get: for its inquiry, or for the rights of the person. */
async function demandRight(
  context: OperationContext,
  right: (typeof actions)[BulkAction['action']]['right'],
  inquiryId: string,
  session: UserSession,
): Promise<void> {
  const caller = await requireCallerOf(context, session);
  const found = await findInquiry(context.tx, context.scope, inquiryId);
  if (found === null) throw new Refusal('not_found');
  demandReach(caller, right, found.inquiry.templateId);
}

/** Writes the audit row that the single request would have, naming the bulk action. */
async function auditRow(
  context: OperationContext,
  { id, action, userId }: BulkAction,
  { inquiryId, text }: WaitingRow,
  session: UserSession,
  { status, refusal, actedOn }: Result,
): Promise<void> {
  const { operationId, member } = actions[action];
  const accountId = actedOn?.inquiry.accountId ?? null;
  const isKept = actedOn !== null && member !== null && text !== null;
  await appendUserAudit(context, {
    userId,
    sessionId: session.id,
    environmentId: context.scope.environmentId,
    method: 'POST',
    path: `/api/v1/inquiries/${inquiryId}/${action}`,
    status,
    ipAddress: session.ipAddress,
    userAgent: session.userAgent,
    objectIds: [inquiryId],
    subjectIds: [inquiryId, ...(accountId === null ? [] : [accountId])],
    context: {
      operation: operationId,
      kind: 'change',
      'bulk-action': id,
      ...(actedOn === null ? {} : { outcome: actedOn.inquiry.status }),
      ...(refusal === null ? {} : { refusal: refusal.code }),
    },
    params: { get: {}, post: isKept ? { meta: { [member]: text } } : {} },
  });
}

/** Loading of an inquiry for a change, and storing of the change with its events. Every operation uses this. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import type { Inquiry } from '../inquiry.ts';
import { serializeInquiry } from '../serializer.ts';
import { type InquiryAction, inquiryTransitions, transition } from '../states.ts';
import { findInquiryForUpdate, saveInquiry } from '../store.ts';
import { endOfInquiry } from '../transaction-port.ts';

export interface InquiryEvent {
  readonly name: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

const overtaken = { details: 'the inquiry was changed at the same moment; read it again and retry' };

/**
 * Returns the inquiry, locked until the transaction ends. Throws not_found. Throws stale_object if an API key or a user
 * made the request and another change committed while it waited for the lock: the request was based on an older state.
 * The flow and jobs continue with the current state.
 */
export async function lockInquiry(context: OperationContext, inquiryId: string): Promise<Inquiry> {
  const locked = await findInquiryForUpdate(context.tx, context.scope, inquiryId);
  if (locked === null) throw new Refusal('not_found');
  if (locked.overtaken && ['api-key', 'user'].includes(context.actor.type))
    throw new Refusal('stale_object', overtaken);
  return locked.inquiry;
}

/** Throws conflict for a redacted inquiry: erased data cannot be written again. */
export function refuseRedacted(inquiry: Inquiry): void {
  if (inquiry.redactedAt !== null) throw new Refusal('conflict', { details: 'the inquiry is redacted' });
}

/**
 * Saves the inquiry and records `events` in order; returns the stored inquiry. Throws stale_object if another save came
 * first.
 */
export async function storeInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  events: readonly InquiryEvent[],
): Promise<Inquiry> {
  const saved = await saveInquiry(context.tx, context.scope, inquiry);
  if (saved === null) throw new Refusal('stale_object', overtaken);
  if (events.length > 0) {
    const resource = serializeInquiry(saved);
    const subject = saved.redactedAt === null ? liveSubject(saved.subject) : null;
    for (const event of events) await recordEvent(context, { ...event, resource, subject });
  }
  return saved;
}

const ends: readonly Inquiry['status'][] = ['approved', 'declined', 'expired'];

async function tellTransaction(context: OperationContext, inquiry: Inquiry): Promise<void> {
  const [transaction] = inquiry.related.transaction;
  if (transaction === undefined || !ends.includes(inquiry.status)) return;
  for (const tell of context.slices.ports(endOfInquiry)) await tell(context, transaction.id, inquiry);
}

/**
 * Runs one action of the state machine and records its event. `change` has the action's other changes; the last
 * argument adds to the event's payload.
 */
export async function moveInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  action: InquiryAction,
  change: Partial<Inquiry> = {},
  told: Pick<InquiryEvent, 'context'> & { readonly further?: readonly InquiryEvent[] } = {},
): Promise<Inquiry> {
  const moved = transition(inquiry, action, context.clock.now());
  const { event } = inquiryTransitions[action];
  const { further = [], ...own } = told;
  const stored = await storeInquiry(context, { ...moved, ...change }, [
    ...(event === null ? [] : [{ name: event, ...own }]),
    ...further,
  ]);
  await tellTransaction(context, stored);
  return stored;
}

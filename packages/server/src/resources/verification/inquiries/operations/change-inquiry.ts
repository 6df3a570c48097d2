/** Loading an inquiry for a change, and storing the change with its events: every operation goes through here. */

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
 * The inquiry, locked until the transaction ends. Throws not_found; and stale_object when the caller is a client of the
 * API, or a person, whose request met another change under way: it decided on what it had seen. The flow and jobs go on from what is.
 */
export async function lockInquiry(context: OperationContext, inquiryId: string): Promise<Inquiry> {
  const locked = await findInquiryForUpdate(context.tx, context.scope, inquiryId);
  if (locked === null) throw new Refusal('not_found');
  if (locked.overtaken && ['api-key', 'user'].includes(context.actor.type))
    throw new Refusal('stale_object', overtaken);
  return locked.inquiry;
}

/** Throws conflict for a redacted inquiry: what was erased cannot be written again. */
export function refuseRedacted(inquiry: Inquiry): void {
  if (inquiry.redactedAt !== null) throw new Refusal('conflict', { details: 'the inquiry is redacted' });
}

/** Saves and records `events` in order; gives the stored inquiry. Throws stale_object when another save came first. */
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

/** One action of the state machine with its event; `change` adds what else the action sets, `told` what its event tells beside. */
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

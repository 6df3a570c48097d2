/** Transitions between a type's statuses, by their kind. Pure. */
import { Refusal } from '../../../lib/refusal.ts';

export const statusKinds = ['initial', 'intermediate', 'end'] as const;

export type StatusKind = (typeof statusKinds)[number];

/**
 * Allowed transitions. No status becomes initial again. An ended transaction may be reviewed again and then end
 * differently.
 */
const next: Readonly<Record<StatusKind, readonly StatusKind[]>> = {
  initial: ['intermediate', 'end'],
  intermediate: ['intermediate', 'end'],
  end: ['intermediate', 'end'],
};

export const mayFollow = (from: StatusKind, to: StatusKind): boolean => next[from].includes(to);

interface Status {
  readonly name: string;
  readonly kind: StatusKind;
}

/**
 * Returns the transaction with the status. Throws conflict if the transition is not allowed. The present status changes
 * nothing.
 */
export function moveTo<Moved extends { readonly status: string }>(transaction: Moved, from: Status, to: Status): Moved {
  if (from.name === to.name) return transaction;
  if (!mayFollow(from.kind, to.kind)) {
    throw new Refusal('conflict', { details: `a transaction that is ${from.name} cannot become ${to.name} again` });
  }
  return { ...transaction, status: to.name };
}

/** Throws conflict for a redacted transaction, which cannot change. */
export function refuseRedacted({ redactedAt }: { readonly redactedAt: Date | null }): void {
  if (redactedAt !== null) throw new Refusal('conflict', { details: 'the transaction is redacted' });
}

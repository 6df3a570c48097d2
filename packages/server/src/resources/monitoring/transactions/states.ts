/** Transitions between a type's statuses, by their kind. Pure. */
import { Refusal } from '../../../lib/refusal.ts';

export const statusKinds = ['initial', 'intermediate', 'end'] as const;

export type StatusKind = (typeof statusKinds)[number];

/** No status becomes initial again; an ended transaction may be reviewed again, and end otherwise. */
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

/** Returns the transaction with the status. Throws conflict for one that may not follow; the same again is no move. */
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

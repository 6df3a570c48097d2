/**
 * Creations of a month that the plan of an organization includes (decision 0082). A creation is reserved by the statement that counts
 * its request, so it costs none more, and 32 at once are told apart exactly; what did not come about is taken back before it is
 * answered.
 */
import type { QuotaName } from './quotas.ts';
import { monthlyPrefix } from './rate-windows.ts';

/** What a refusal and the usage of a month call it. */
export const productOf: Readonly<Record<QuotaName, string>> = {
  create_account: 'accounts',
  create_case: 'cases',
  create_inquiry: 'inquiries',
  create_report: 'reports',
  create_transaction: 'transactions',
  create_verification: 'verifications',
};

/** `2026-11`, in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** When the month of `at` ends. */
export const endOfMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

export const allowanceCounter = (quota: QuotaName, month: string): string => `${monthlyPrefix}${month} ${quota}`;

/** A creation that is counted in its month until it turns out not to come about. */
export interface Reservation {
  readonly counter: string;
  readonly quota: QuotaName;
  readonly limit: number;
  /** From 1; past the limit it is refused. */
  readonly position: number;
}

/**
 * Monthly creations that an organization's plan includes (decision 0082). The statement that counts a request also
 * reserves its creation, so it adds no statement and stays exact under concurrency; a reservation is released before
 * the answer if nothing was created.
 */
import type { QuotaName } from './quotas.ts';
import { monthlyPrefix } from './rate-windows.ts';

/** Names of the products in a refusal and in the usage of a month. */
export const productOf: Readonly<Record<QuotaName, string>> = {
  create_account: 'accounts',
  create_case: 'cases',
  create_inquiry: 'inquiries',
  create_report: 'reports',
  create_transaction: 'transactions',
  create_verification: 'verifications',
};

/** Formats the month, `2026-11`, in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** Returns the end of the month of `at`. */
export const endOfMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

export const allowanceCounter = (quota: QuotaName, month: string): string => `${monthlyPrefix}${month} ${quota}`;

/** A creation that is counted in its month unless it fails. */
export interface Reservation {
  readonly counter: string;
  readonly quota: QuotaName;
  readonly limit: number;
  /** Position in the month, from 1; past the limit the creation is refused. */
  readonly position: number;
}

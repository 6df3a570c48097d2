/** Quotas: creations per minute of a product in one environment, if the operator sets them (contract, platform 10). */
import type { EnvironmentKind } from '../../security/scope.ts';

/** Machine names of the quotas in a 429. */
export const quotaNames = [
  'create_account',
  'create_case',
  'create_inquiry',
  'create_report',
  'create_transaction',
  'create_verification',
] as const;

export type QuotaName = (typeof quotaNames)[number];

/** Limits by environment; absent without a quota. */
export type Quotas = Readonly<Record<EnvironmentKind, Readonly<Partial<Record<QuotaName, number>>>>>;

/** Parses quotas such as `production.create_inquiry=150, sandbox.create_inquiry=20`; null for an invalid text. */
export function parseQuotas(text: string): Quotas | null {
  const quotas: Record<EnvironmentKind, Partial<Record<QuotaName, number>>> = { sandbox: {}, production: {} };
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, kind, name, limit] = /^(sandbox|production)\.([a-z_]+)=(\d{1,7})$/.exec(entry) ?? [];
    const known = quotaNames.find((quota) => quota === name);
    if (known === undefined || Number(limit) < 1) return null;
    quotas[kind as EnvironmentKind][known] = Number(limit);
  }
  return quotas;
}

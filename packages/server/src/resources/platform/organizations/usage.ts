/** Usage of an organization's plan in production in the current month. */
import type { Clock } from '../../../lib/clock.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { definePortOfMany } from '../../../operations/port.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Plan } from './standing.ts';

export type Product = 'inquiries' | 'verifications' | 'reports';

export interface ProductUsage {
  /** Name of the product in the plan. */
  readonly product: Product;
  /** Counts the objects of the product created between two times, in the environment of the scope. */
  count(context: ReadContext, scope: Scope, from: Date, until: Date): Promise<number>;
}

/** Port filled by slices above, each with the count of its product. */
export const productUsage = definePortOfMany<ProductUsage>()('what of a plan was used');

export interface Usage {
  readonly month: string;
  readonly resetsAt: Date;
  readonly products: readonly { readonly product: Product; readonly used: number; readonly allowance: number | null }[];
}

/** Returns the current month in UTC. */
export function monthAround(clock: Clock): { readonly from: Date; readonly until: Date; readonly month: string } {
  const now = clock.now();
  const at = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  return { from: at(0), until: at(1), month: now.toISOString().slice(0, 7) };
}

/** Returns the usage in the context's environment, which must be production. */
export async function usageOf(context: ReadContext, plan: Plan): Promise<Usage> {
  const { from, until, month } = monthAround(context.clock);
  const allowances = {
    inquiries: plan.inquiriesPerMonth,
    verifications: plan.verificationsPerMonth,
    reports: plan.reportsPerMonth,
  };
  const products = [];
  for (const { product, count } of context.slices.ports(productUsage)) {
    products.push({ product, used: await count(context, context.scope, from, until), allowance: allowances[product] });
  }
  return { month, resetsAt: until, products };
}

/**
 * Counts the inquiries that template links create, which are not requests to the API. Production access, quota and
 * allowance apply to them as to the creations of an API client.
 */
import { Refusal } from '../../lib/refusal.ts';
import type { Scope } from '../../security/scope.ts';
import type { Standing } from '../caller.ts';
import type { ApiServices } from '../services.ts';
import { allowanceCounter, endOfMonth, monthOf } from './allowance.ts';

const quota = 'create_inquiry';

export interface LinkCreations {
  /**
   * Counts one creation; resolves to the function that takes it back if nothing was created. Throws
   * production_not_approved and quota_exceeded.
   */
  count(scope: Scope): Promise<() => Promise<void>>;
}

interface Services extends Pick<ApiServices, 'rates' | 'quotas' | 'clock' | 'log'> {
  readonly standingOf: (scope: Scope) => Promise<Standing>;
}

export function createLinkCreations({ rates, quotas, clock, log, standingOf }: Services): LinkCreations {
  return {
    async count(scope) {
      const { environmentId, environmentKind } = scope;
      const standing = await standingOf(scope);
      const isProduction = environmentKind === 'production';
      if (isProduction && !standing.mayCreateInProduction) throw new Refusal('production_not_approved');
      const now = clock.now();
      const perMinute = quotas[environmentKind][quota] ?? Number.MAX_SAFE_INTEGER;
      const perMonth = isProduction ? standing.allowances[quota] : undefined;
      const beside =
        perMonth === undefined ? null : { counter: allowanceCounter(quota, monthOf(now)), limit: perMonth };
      const counted = { environmentId, counter: quota, limit: perMinute, within: null, beside, idempotencyKey: null };
      const { decision, beside: month } = await rates.count(counted);
      const release = async () => {
        if (beside === null) return;
        await rates.release(environmentId, beside.counter).catch((fault: unknown) => {
          log({ level: 'warn', message: `a failed creation by a link remains counted in "${beside.counter}"`, fault });
        });
      };
      if (decision.allowed && (beside === null || (month?.position ?? 0) <= beside.limit)) return release;
      await release();
      const untilMonth = Math.ceil((endOfMonth(now).getTime() - now.getTime()) / 1000);
      const seconds = decision.allowed ? untilMonth : decision.resetSeconds;
      throw new Refusal('quota_exceeded', {}, { 'retry-after': String(seconds) });
    },
  };
}

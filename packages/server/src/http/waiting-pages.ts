/**
 * People whose page only asks whether their photos have been looked at: a page asks every 700 ms, so a dozen behind one address
 * would have its share of requests used up. Which requests those are is known by the last answer to the same credentials, so
 * nobody can claim to be one of them.
 */
import { createHash } from 'node:crypto';
import type { FlowPage } from '@countersign/flow/page';
import type { SessionCredentials } from './page.ts';

export interface WaitingPages {
  /** The inquiry that the last answer to these credentials waits for, null when it does not wait. */
  inquiryOf(credentials: SessionCredentials): string | null;
  /** Keeps what `credentials` were answered. */
  answered(credentials: SessionCredentials, page: FlowPage): void;
}

const keptMs = 60_000;
/** More are forgotten, the oldest first, and count as everybody else until their next answer. */
const most = 10_000;

/** `now` in milliseconds, from a clock that never goes back. */
export function createWaitingPages(now: () => number): WaitingPages {
  const waiting = new Map<string, { readonly inquiryId: string; readonly until: number }>();
  return {
    inquiryOf(credentials) {
      const found = waiting.get(keyOf(credentials));
      return found === undefined || found.until < now() ? null : found.inquiryId;
    },
    answered(credentials, page) {
      const key = keyOf(credentials);
      waiting.delete(key);
      if (page.step === 'processing') waiting.set(key, { inquiryId: page.inquiryId, until: now() + keptMs });
      for (const [oldest, { until }] of waiting) {
        if (waiting.size <= most && until >= now()) break;
        waiting.delete(oldest);
      }
    },
  };
}

function keyOf({ query, sessionCookies, userAgent }: SessionCredentials): string {
  const named = ['session', 'inquiry-id', 'proof'].map((name) => query.get(name) ?? null);
  return createHash('sha256')
    .update(JSON.stringify([named, sessionCookies, userAgent]))
    .digest('base64');
}

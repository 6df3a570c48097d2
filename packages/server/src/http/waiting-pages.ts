/**
 * Recognizes requests of pages that only wait for the photo checks. Such a page polls every 700 ms, so a dozen of them
 * behind one address would use up its share of requests. The last answer to the same credentials determines which
 * requests these are, so a client cannot claim to be one of them.
 */
import { createHash } from 'node:crypto';
import type { FlowPage } from '@countersign/flow/page';
import type { SessionCredentials } from './page.ts';

export interface WaitingPages {
  /** Returns the inquiry that the last answer to these credentials waits for; null if it does not wait. */
  inquiryOf(credentials: SessionCredentials): string | null;
  /** Records the answer to `credentials`. */
  answered(credentials: SessionCredentials, page: FlowPage): void;
}

const keptMs = 60_000;
/** Limit of entries; the oldest ones are dropped, and count like other requests until their next answer. */
const most = 10_000;

/** Creates the list; `now` returns milliseconds of a monotonic clock. */
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

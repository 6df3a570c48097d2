/** The Idempotency-Key header, and whether its key was used. */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated } from '../exchange.ts';

/**
 * Returns the header's value; null if the header has no effect. Throws bad_request unless it is 1 to 255 printable
 * ASCII characters. Each user has a key space of their own, so a user never gets the replayed answer of a caller who
 * may see more.
 */
export function idempotencyKeyOf({
  request,
  endpoint,
  caller,
}: Pick<Authenticated, 'request' | 'endpoint' | 'caller'>): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || endpoint.method === 'DELETE') return null;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Refusal('bad_request', { details: 'Idempotency-Key must be 1 to 255 printable ASCII characters' });
  }
  return caller.kind === 'user' ? `${caller.id} ${key}` : key;
}

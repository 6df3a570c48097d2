/** The header that makes a request one that is done once, and whether its key was used. */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated } from '../exchange.ts';

/**
 * The header's value; null where the header has no effect. Throws bad_request unless it is 1 to 255 printable ASCII. A person has keys
 * of their own: what a key or somebody else was answered is replayed to nobody who would see it otherwise.
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

/** Bodies are uncompressed JSON; another content type is a 415 before the body is read. */
import { Refusal } from '../../lib/refusal.ts';
import type { Negotiated, Received } from '../exchange.ts';

export function negotiateContent({ request, endpoint }: Received): Pick<Negotiated, 'isNegotiated'> {
  const { headers } = request;
  // A chunked body without a type may be empty, which shows when it is read.
  const inChunks = headers['transfer-encoding'] !== undefined && headers['content-type'] !== undefined;
  const announced = Number(headers['content-length'] ?? 0) > 0 || inChunks;
  if (announced && endpoint.method !== 'GET') refuseOtherThanJson(headers);
  return { isNegotiated: true };
}

/** Throws unsupported_media_type. */
export function refuseOtherThanJson(headers: Received['request']['headers']): void {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/vnd.api+json') {
    throw new Refusal('unsupported_media_type', { details: 'Content-Type must be application/json' });
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal('unsupported_media_type', { details: 'compressed bodies are not taken' });
  }
}

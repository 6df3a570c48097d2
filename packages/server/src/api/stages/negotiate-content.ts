/** Bodies are JSON, uncompressed; a body of another kind is a 415 before anyone reads it. */
import { Refusal } from '../../lib/refusal.ts';
import type { Stage } from '../exchange.ts';

export const negotiateContent: Stage = async (exchange, next) => {
  const { headers, body } = exchange.request;
  if (body.length > 0) {
    const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && type !== 'application/vnd.api+json') {
      throw new Refusal('unsupported_media_type', { details: 'Content-Type must be application/json' });
    }
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new Refusal('unsupported_media_type', { details: 'compressed bodies are not taken' });
    }
  }
  await next();
};

/** Bodies are uncompressed JSON, or a form where the endpoint takes one; any other type is a 415 before the body is read. */
import { Refusal } from '../../lib/refusal.ts';
import type { Negotiated, Received } from '../exchange.ts';

export function negotiateContent({ request, endpoint }: Received): Pick<Negotiated, 'isNegotiated'> {
  const { headers } = request;
  // A chunked body without a type may be empty, which shows when it is read.
  const inChunks = headers['transfer-encoding'] !== undefined && headers['content-type'] !== undefined;
  const announced = Number(headers['content-length'] ?? 0) > 0 || inChunks;
  if (announced && endpoint.method !== 'GET') refuseOtherTypes(headers, endpoint.acceptsForm);
  return { isNegotiated: true };
}

const jsonTypes: readonly string[] = ['application/json', 'application/vnd.api+json'];
const formType = 'multipart/form-data';

const typeOf = (headers: Received['request']['headers']): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isForm = (headers: Received['request']['headers']): boolean => typeOf(headers) === formType;

/** Throws unsupported_media_type for a body that is neither JSON nor, if `acceptsForm`, a form. */
export function refuseOtherTypes(headers: Received['request']['headers'], acceptsForm = false): void {
  if (!jsonTypes.includes(typeOf(headers)) && !(acceptsForm && isForm(headers))) {
    const types = `application/json${acceptsForm ? ` or ${formType}` : ''}`;
    throw new Refusal('unsupported_media_type', { details: `Content-Type must be ${types}` });
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal('unsupported_media_type', { details: 'compressed bodies are not accepted' });
  }
}

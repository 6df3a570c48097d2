/** Where a finished flow may send the individual. */
import { Refusal } from '../../lib/refusal.ts';

/** Only web addresses and app schemes may follow a flow: a script or data address would run on our origin. */
export function checkRedirect(uri: string | null): string | null {
  if (uri === null) return null;
  const parsed = URL.parse(uri);
  if (parsed === null || ['javascript:', 'data:', 'blob:', 'file:', 'vbscript:'].includes(parsed.protocol)) {
    throw new Refusal('unprocessable', {
      details: 'data.attributes.redirect-uri must be an absolute address',
      pointer: '/data/attributes/redirect-uri',
    });
  }
  return uri;
}

/** Relying party of passkeys: the host name under which people open the service. Pure. */
import { isIP } from 'node:net';
import { Refusal } from '../../../../lib/refusal.ts';
import { hostOf } from '../../../../security/egress.ts';

export interface RelyingParty {
  /** Host name without a port. */
  readonly id: string;
  /** Scheme, host and port, in the form that browsers sign. */
  readonly origin: string;
}

/**
 * Returns the relying party; null where browsers create no passkeys: for an IP address, and for http with a name other
 * than localhost.
 */
export function relyingPartyOf(baseUrl: string): RelyingParty | null {
  const url = new URL(baseUrl);
  const id = hostOf(url);
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  return isIP(id) === 0 && (url.protocol === 'https:' || isLocal) ? { id, origin: url.origin } : null;
}

/** Returns the relying party. Throws conflict with a sentence for the operator. */
export function demandRelyingParty(baseUrl: string): RelyingParty {
  const found = relyingPartyOf(baseUrl);
  if (found !== null) return found;
  const details =
    'passkeys need a name: BASE_URL must be https with a host that is no address, or http://localhost on this machine';
  throw new Refusal('conflict', { details });
}

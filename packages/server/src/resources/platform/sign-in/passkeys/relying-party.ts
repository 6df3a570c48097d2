/** What passkeys are bound to: the name that people open the service under. Pure. */
import { isIP } from 'node:net';
import { Refusal } from '../../../../lib/refusal.ts';
import { hostOf } from '../../../../security/egress.ts';

export interface RelyingParty {
  /** The host's name, without a port. */
  readonly id: string;
  /** Scheme, host and port, as browsers write it into what is signed. */
  readonly origin: string;
}

/** Null where browsers make no passkeys: at an address in place of a name, and over http for another name than localhost. */
export function relyingPartyOf(baseUrl: string): RelyingParty | null {
  const url = new URL(baseUrl);
  const id = hostOf(url);
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  return isIP(id) === 0 && (url.protocol === 'https:' || isLocal) ? { id, origin: url.origin } : null;
}

/** Throws conflict, with the sentence for whoever runs the service. */
export function demandRelyingParty(baseUrl: string): RelyingParty {
  const found = relyingPartyOf(baseUrl);
  if (found !== null) return found;
  const details =
    'passkeys need a name: BASE_URL must be https with a host that is no address, or http://localhost on this machine';
  throw new Refusal('conflict', { details });
}

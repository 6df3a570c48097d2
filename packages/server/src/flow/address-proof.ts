/**
 * Proof in a page's address for browsers that keep no cookie: the right to continue one session, for a short time and
 * with the same user agent. Each page gets a new one, and it grants no other right.
 */
import { addSeconds } from '../lib/clock.ts';
import type { InquirySession } from '../resources/verification/inquiry-sessions/index.ts';
import type { Scope } from '../security/scope.ts';

/** Seconds that a page may stay open before the next answer. */
export const proofSeconds = 3_600;

export interface AddressProof {
  readonly environmentId: string;
  readonly inquiryId: string;
  /** Expiry in Unix seconds. */
  readonly expires: number;
  readonly mac: string;
}

/** Builds the signed text; the user agent is last, since it may contain any character. */
const message = (
  { environmentId, inquiryId, expires }: Omit<AddressProof, 'mac'>,
  sessionId: string,
  userAgent: string | null,
): string => [environmentId, inquiryId, sessionId, expires, userAgent ?? ''].join('|');

/** Issues a proof for `session` that expires with it at the latest. */
export function composeAddressProof(
  { environmentId, keys }: Scope,
  session: Pick<InquirySession, 'id' | 'inquiryId' | 'expiresAt'>,
  userAgent: string | null,
  now: Date,
): string {
  const { id, inquiryId, expiresAt } = session;
  // Rounded to the minute, so that a polling page keeps its address.
  const minute = Math.ceil(addSeconds(now, proofSeconds).getTime() / 60_000) * 60;
  const expires = Math.min(minute, Math.floor(expiresAt.getTime() / 1000));
  const mac = keys.mac('flow-address', message({ environmentId, inquiryId, expires }, id, userAgent));
  return [environmentId, inquiryId, expires, mac].join('.');
}

/** Parses a proof without checking it; null for another text. */
export function parseAddressProof(text: string): AddressProof | null {
  const match = /^(env_[A-Za-z0-9]{1,64})\.(inq_[A-Za-z0-9]{1,64})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(text);
  if (match === null) return null;
  const [, environmentId = '', inquiryId = '', expires = '0', mac = ''] = match;
  return { environmentId, inquiryId, expires: Number(expires), mac };
}

/** Returns true for a proof of this session and browser, expired or not. */
export function isGenuineProof(
  proof: AddressProof,
  scope: Scope,
  sessionId: string,
  userAgent: string | null,
): boolean {
  if (proof.environmentId !== scope.environmentId) return false;
  return scope.keys.verifyMac('flow-address', message(proof, sessionId, userAgent), proof.mac);
}

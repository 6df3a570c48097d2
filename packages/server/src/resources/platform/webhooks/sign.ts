/** Signature of a webhook body (contract, platform 14.5): HMAC-SHA-256 over `<t>.<raw body>` under the whole secret. */
import { hmacSha256 } from '../../../security/encryption.ts';

/**
 * Returns the `Service-Signature` value. `secrets` are newest first and all sign with the same `t` (Unix seconds of
 * this attempt); groups are separated by one space.
 */
export function signatureHeader(secrets: readonly string[], t: number, body: Uint8Array): string {
  const message = Buffer.concat([Buffer.from(`${t}.`, 'ascii'), body]);
  return secrets.map((secret) => `t=${t},v1=${hmacSha256(Buffer.from(secret), message).toString('hex')}`).join(' ');
}

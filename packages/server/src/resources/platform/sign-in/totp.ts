/**
 * Codes of authenticator apps: SHA-1, 30 s, 6 digits (RFC 6238), the only parameters that all apps support. Pure except
 * for the secret.
 */
import { Secret, TOTP } from 'otpauth';
import { takeRandom } from '../../../lib/random.ts';
import type { User } from '../users/index.ts';

const stepMs = 30_000;
const secretBytes = 20;

/** Returns a new secret in Base32. */
export function newTotpSecret(): string {
  const bytes = takeRandom(secretBytes);
  return new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + secretBytes) }).base32;
}

const generatorOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepMs / 1000 });

/** Returns the URL that an app reads as a QR code. */
export const otpauthUrl = (secret: string, emailAddress: string, organizationName: string): string =>
  generatorOf(secret, emailAddress, organizationName).toString();

/**
 * Returns the time step of a code that is valid in the current step, the one before or the one after; null for any
 * other.
 */
function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = generatorOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

/**
 * Returns the person after the use of a code, which is valid once; null if it is not valid. `user` is locked by the
 * caller, who saves the result.
 */
export function afterTotp(user: User, code: string, now: Date): User | null {
  const step = user.totpSecret === null ? null : stepOf(user.totpSecret, code, now);
  if (step === null || (user.totpLastStep !== null && step <= user.totpLastStep)) return null;
  return { ...user, totpLastStep: step };
}

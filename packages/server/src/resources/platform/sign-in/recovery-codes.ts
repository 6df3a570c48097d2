/** Recovery codes for a lost second factor: ten, each valid once, of which only hashes are stored. */
import { takeRandom } from '../../../lib/random.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { passwordHasher } from '../../../security/password-hash.ts';
import { listRecoveryCodes, replaceRecoveryCodes, type StoredCode } from './recovery-codes-store.ts';

const count = 10;
const characters = 10;
/** Crockford's alphabet: no two characters are confused in writing or speech. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const randomText = (): string => [...takeRandom(characters)].map((byte) => alphabet[byte % alphabet.length]).join('');

/**
 * Formats a code, `3-k7m2p-9xq4z`: the first digit is its position among the ten, so that only one hash is compared.
 */
const shown = (position: number, text: string): string => `${position}-${text.slice(0, 5)}-${text.slice(5)}`;

/** Returns the hashed form of a typed code, regardless of separators, case and confusable letters. */
const canonical = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll(/[il]/g, '1').replaceAll('o', '0');

export interface RecoveryCodes {
  /** Codes in the form that the person keeps. */
  readonly shown: readonly string[];
  readonly hashes: readonly string[];
}

/** Draws ten new codes without storing them. Takes a second of processor time, so no connection is held meanwhile. */
export async function drawRecoveryCodes(): Promise<RecoveryCodes> {
  const texts = Array.from({ length: count }, randomText);
  const hashes = await Promise.all(texts.map((text, position) => passwordHasher.hash(`${position}${text}`)));
  return { shown: texts.map((text, position) => shown(position, text)), hashes };
}

/** Replaces the codes and returns them to be shown once. `drawn` is null if they were not drawn before. */
export async function makeRecoveryCodes(
  { tx, scope }: OperationContext,
  userId: string,
  drawn: RecoveryCodes | null,
): Promise<readonly string[]> {
  const codes = drawn ?? (await drawRecoveryCodes());
  await replaceRecoveryCodes(tx, scope, userId, codes.hashes);
  return codes.shown;
}

/** Finds the stored code that matches the typed one; null if there is none. A hash is computed either way. */
export async function findRecoveryCode(
  { tx, scope }: ReadContext,
  userId: string,
  typed: string,
): Promise<StoredCode | null> {
  const text = canonical(typed);
  const stored = (await listRecoveryCodes(tx, scope, userId)).find(({ position }) => text.startsWith(String(position)));
  return (await passwordHasher.fits(text, stored?.hash ?? null)) ? (stored ?? null) : null;
}

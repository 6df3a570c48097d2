/** Codes that stand in for a lost second factor: ten, each good once, of which only hashes are stored. */
import { takeRandom } from '../../../lib/random.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { passwordHasher } from '../../../security/password-hash.ts';
import { listRecoveryCodes, replaceRecoveryCodes, type StoredCode } from './recovery-codes-store.ts';

const count = 10;
const characters = 10;
/** Crockford's: nothing in it is taken for another, written or spoken. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const randomText = (): string => [...takeRandom(characters)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** `3-k7m2p-9xq4z`: the first digit says which of the ten it is, so that one hash is compared and not ten. */
const shown = (position: number, text: string): string => `${position}-${text.slice(0, 5)}-${text.slice(5)}`;

/** As it was hashed, however it was typed. */
const canonical = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll(/[il]/g, '1').replaceAll('o', '0');

export interface RecoveryCodes {
  /** As the person keeps them. */
  readonly shown: readonly string[];
  readonly hashes: readonly string[];
}

/** Ten others, which are not stored yet. Takes a second of a processor, so no connection is held meanwhile. */
export async function drawRecoveryCodes(): Promise<RecoveryCodes> {
  const texts = Array.from({ length: count }, randomText);
  const hashes = await Promise.all(texts.map((text, position) => passwordHasher.hash(`${position}${text}`)));
  return { shown: texts.map((text, position) => shown(position, text)), hashes };
}

/** In place of those before; resolves to what is shown this once. `drawn` is null where nobody drew them before. */
export async function makeRecoveryCodes(
  { tx, scope }: OperationContext,
  userId: string,
  drawn: RecoveryCodes | null,
): Promise<readonly string[]> {
  const codes = drawn ?? (await drawRecoveryCodes());
  await replaceRecoveryCodes(tx, scope, userId, codes.hashes);
  return codes.shown;
}

/** The stored code that was typed; null when there is none. A hash is computed either way. */
export async function findRecoveryCode(
  { tx, scope }: ReadContext,
  userId: string,
  typed: string,
): Promise<StoredCode | null> {
  const text = canonical(typed);
  const stored = (await listRecoveryCodes(tx, scope, userId)).find(({ position }) => text.startsWith(String(position)));
  return (await passwordHasher.fits(text, stored?.hash ?? null)) ? (stored ?? null) : null;
}

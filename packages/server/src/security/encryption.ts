/**
 * Authenticated encryption of personal data: AES-256-GCM with a random 96-bit nonce per write (NIST SP 800-38D). The
 * associated data binds environment, table, row and column, so a ciphertext cannot be moved elsewhere.
 */
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { takeRandom } from '../lib/random.ts';

const formatVersion = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Location of a sealed value; authenticated with it as associated data (NIST SP 800-38D, section 5.2.1.1). */
export interface AssociatedData {
  readonly environmentId: string;
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/** Thrown for a ciphertext that was changed, moved, cut or sealed under another key. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

function bytesOf(associatedData: AssociatedData): Buffer {
  return Buffer.from(
    [
      associatedData.environmentId,
      associatedData.table,
      associatedData.row,
      associatedData.column,
      String(formatVersion),
    ].join('|'),
  );
}

const keyObjects = new WeakMap<Buffer, KeyObject>();

/** Returns a cached key object: creating one costs more than a short encryption. */
function keyObjectOf(key: Buffer): KeyObject {
  const known = keyObjects.get(key);
  if (known !== undefined) return known;
  const keyObject = createSecretKey(key);
  keyObjects.set(key, keyObject);
  return keyObject;
}

/** Encrypts with a 32-byte `key`. The result is version (1 byte), nonce (12), ciphertext, tag (16). */
export function seal(key: Buffer, associatedData: AssociatedData, plaintext: Uint8Array): Buffer {
  const nonce = takeRandom(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyObjectOf(key), nonce);
  cipher.setAAD(bytesOf(associatedData));
  return Buffer.concat([
    Buffer.from([formatVersion]),
    nonce,
    cipher.update(plaintext),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/**
 * Decrypts. Throws {@link SealBroken} unless `sealed` was made by {@link seal} with the same key and associated data.
 */
export function unseal(key: Buffer, associatedData: AssociatedData, sealed: Uint8Array): Buffer {
  if (sealed.length < 1 + nonceBytes + tagBytes || sealed[0] !== formatVersion) {
    throw new SealBroken(`${associatedData.table}.${associatedData.column} is not a sealed value`);
  }
  const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(key), sealed.subarray(1, 1 + nonceBytes));
  decipher.setAAD(bytesOf(associatedData));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(1 + nonceBytes, sealed.length - tagBytes)),
      decipher.final(),
    ]);
  } catch {
    throw new SealBroken(`${associatedData.table}.${associatedData.column} of ${associatedData.row} cannot be opened`);
  }
}

export function sealJson(key: Buffer, associatedData: AssociatedData, value: unknown): Buffer {
  return seal(key, associatedData, Buffer.from(JSON.stringify(value)));
}

/** Decrypts and parses; the caller asserts the type of the sealed value. */
export function unsealJson<Value>(key: Buffer, associatedData: AssociatedData, sealed: Uint8Array): Value {
  return JSON.parse(unseal(key, associatedData, sealed).toString('utf8'));
}

/** Derives a 32-byte key for one purpose by HKDF-SHA-256 (RFC 5869). */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32));
}

export function hmacSha256(key: Buffer, message: string | Uint8Array): Buffer {
  return createHmac('sha256', keyObjectOf(key)).update(message).digest();
}

export function newDataKey(): Buffer {
  return takeRandom(32);
}

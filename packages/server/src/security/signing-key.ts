/** Ed25519 keys (RFC 8032) that are derived from a secret instead of stored. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Bytes before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the key of a seed of 32 bytes; the same seed gives the same key. */
export function signingKeyOf(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

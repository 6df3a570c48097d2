/**
 * Signatures over the audit log's statements about itself (Ed25519, RFC 8032). The key is derived from the operator's
 * root key, so write access to the database without the root key cannot sign; anyone can verify with the public key.
 */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { deriveKey } from './encryption.ts';

export interface AuditSigner {
  /** Signs a message; returns 64 bytes. */
  sign(message: string): Buffer;
  verify(message: string, signature: Uint8Array): boolean;
  /** Public key as PEM. */
  readonly publicKey: string;
}

/** Bytes before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Creates the signer; `rootKey` is the operator's 32 bytes. */
export function createAuditSigner(rootKey: Buffer): AuditSigner {
  const seed = deriveKey(rootKey, 'countersign audit signatures');
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (message) => sign(null, Buffer.from(message), privateKey),
    verify: (message, signature) => verify(null, Buffer.from(message), publicKey, signature),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

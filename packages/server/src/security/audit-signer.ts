/**
 * Signatures over what the audit log says of itself (Ed25519, RFC 8032). The key is derived from the operator's root key, so whoever can
 * write to the database and has no root key cannot sign; the public key lets anybody verify.
 */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { deriveKey } from './encryption.ts';

export interface AuditSigner {
  /** 64 bytes. */
  sign(message: string): Buffer;
  verify(message: string, signature: Uint8Array): boolean;
  /** As PEM. */
  readonly publicKey: string;
}

/** What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `rootKey` is the operator's 32 bytes. */
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

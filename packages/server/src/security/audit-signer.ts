/**
 * Signatures over the audit log's statements about itself (Ed25519, RFC 8032). The key is derived from the operator's
 * root key, so write access to the database without the root key cannot sign; anyone can verify with the public key.
 */
import { sign, verify } from 'node:crypto';
import { deriveKey } from './encryption.ts';
import { signingKeyOf } from './signing-key.ts';

export interface AuditSigner {
  /** Signs a message; returns 64 bytes. */
  sign(message: string): Buffer;
  verify(message: string, signature: Uint8Array): boolean;
  /** Public key as PEM. */
  readonly publicKey: string;
}

/** Creates the signer; `rootKey` is the operator's 32 bytes. */
export function createAuditSigner(rootKey: Buffer): AuditSigner {
  const { privateKey, publicKey } = signingKeyOf(deriveKey(rootKey, 'countersign audit signatures'));
  return {
    sign: (message) => sign(null, Buffer.from(message), privateKey),
    verify: (message, signature) => verify(null, Buffer.from(message), publicKey, signature),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

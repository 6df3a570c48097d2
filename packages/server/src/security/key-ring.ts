/**
 * The key hierarchy: the operator's root key wraps one key per environment, which wraps one data key per subject (an
 * account or an inquiry). Destroying a subject's wrapped key makes everything sealed under it unreadable (decision
 * 0004).
 */
import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type AuditSigner, createAuditSigner } from './audit-signer.ts';
import { deriveKey, hmacSha256, newDataKey, seal, unseal } from './encryption.ts';
import { type SigningKey, signingKeyOf } from './signing-key.ts';

/** Purpose of a token that is signed with the keys of an environment. */
export type TokenKind = 'file' | 'session' | 'csrf' | 'flow-address' | 'contact-code' | 'receipt';

/** The keys of one environment; plaintext key material lives only in this process. */
export interface EnvironmentKeys {
  /** Creates a subject key and its wrapped form for the `subject_keys` row `subjectKeyId`. */
  createSubjectKey(subjectKeyId: string): { readonly key: Buffer; readonly wrapped: Buffer };
  unwrapSubjectKey(subjectKeyId: string, wrapped: Buffer): Buffer;
  /** Returns a key that this process used within the last minute; null if it must be read. */
  rememberedSubjectKey(subjectKeyId: string): Buffer | null;
  /** Returns a keyed hash for equality lookups; the same value gives other bytes under another label or environment. */
  blindIndex(label: string, value: string): Buffer;
  /** Key for values that belong to the environment and to no person: webhook secrets, reference ids. */
  readonly dataKey: Buffer;
  /**
   * Returns the hex HMAC-SHA-256 of a token's text, with a key per kind, so that one kind of token cannot replace
   * another.
   */
  mac(kind: TokenKind, message: string): string;
  verifyMac(kind: TokenKind, message: string, mac: string): boolean;
  /** Key that signs the receipts of individuals. */
  readonly receiptKey: SigningKey;
}

export interface OrganizationKeys {
  readonly dataKey: Buffer;
}

const secretKinds = [
  'api-key',
  'one-time-code',
  'user-session',
  'user-csrf',
  'email-address',
  'passkey',
  'invitation',
  'setup-code',
  'sign-in-attempt',
  'sign-in-failure',
  'view-ticket',
  'known-device',
] as const;

export type SecretKind = (typeof secretKinds)[number];

export interface KeyRing {
  /** Creates 32 random bytes for a new environment, wrapped under the root key for its `environments` row. */
  createEnvironmentKey(environmentId: string): Buffer;
  openEnvironment(environmentId: string, wrapped: Uint8Array): EnvironmentKeys;
  /** Opens the keys of data that belongs to an organization and to none of its environments: its users. */
  openOrganization(organizationId: string): OrganizationKeys;
  /**
   * Returns the keyed digest of a secret that is only looked up and never shown again. The same text gives other bytes
   * under another kind.
   */
  digestSecret(kind: SecretKind, secret: string): Buffer;
  readonly auditSigner: AuditSigner;
}

const rememberedKeys = 10_000;
const rememberedMs = 60_000;

const environmentPlace = (environmentId: string) => ({
  environmentId,
  table: 'environments',
  row: environmentId,
  column: 'wrapped_key',
});

/** Creates the key ring; `rootKey` is the operator's 32 bytes. */
export function createKeyRing(rootKey: Buffer): KeyRing {
  const wrappingKey = deriveKey(rootKey, 'countersign environment keys');
  const peppers = Object.fromEntries(
    secretKinds.map((kind) => [kind, deriveKey(rootKey, `countersign ${kind} digests`)]),
  ) as Readonly<Record<SecretKind, Buffer>>;
  const organizations = new Map<string, OrganizationKeys>();
  return {
    createEnvironmentKey: (environmentId) => seal(wrappingKey, environmentPlace(environmentId), newDataKey()),
    openEnvironment: (environmentId, wrapped) =>
      environmentKeys(environmentId, unseal(wrappingKey, environmentPlace(environmentId), wrapped)),
    openOrganization(organizationId) {
      const known = organizations.get(organizationId);
      if (known !== undefined) return known;
      const keys = { dataKey: deriveKey(rootKey, `countersign organization ${organizationId}`) };
      organizations.set(organizationId, keys);
      return keys;
    },
    digestSecret: (kind, secret) => hmacSha256(peppers[kind], secret),
    auditSigner: createAuditSigner(rootKey),
  };
}

function environmentKeys(environmentId: string, environmentKey: Buffer): EnvironmentKeys {
  const subjectWrapping = deriveKey(environmentKey, 'subject keys');
  const indexKey = deriveKey(environmentKey, 'blind indexes');
  const macKeys: Readonly<Record<TokenKind, Buffer>> = {
    file: deriveKey(environmentKey, 'file tokens'),
    session: deriveKey(environmentKey, 'session tokens'),
    csrf: deriveKey(environmentKey, 'csrf tokens'),
    'flow-address': deriveKey(environmentKey, 'flow addresses'),
    'contact-code': deriveKey(environmentKey, 'contact codes'),
    receipt: deriveKey(environmentKey, 'receipt tokens'),
  };
  // A key destroyed by another process is dropped here within a minute; its rows count as redacted at once.
  const remembered = new LRUCache<string, Buffer>({ max: rememberedKeys, ttl: rememberedMs, updateAgeOnGet: false });
  const associatedData = (row: string) => ({ environmentId, table: 'subject_keys', row, column: 'wrapped_key' });
  return {
    dataKey: deriveKey(environmentKey, 'environment data'),
    receiptKey: signingKeyOf(deriveKey(environmentKey, 'receipt signatures')),
    createSubjectKey(subjectKeyId) {
      const key = newDataKey();
      return { key, wrapped: seal(subjectWrapping, associatedData(subjectKeyId), key) };
    },
    unwrapSubjectKey(subjectKeyId, wrapped) {
      const key = remembered.get(subjectKeyId) ?? unseal(subjectWrapping, associatedData(subjectKeyId), wrapped);
      remembered.set(subjectKeyId, key);
      return key;
    },
    rememberedSubjectKey: (subjectKeyId) => remembered.get(subjectKeyId) ?? null,
    blindIndex: (label, value) => hmacSha256(indexKey, `${label}\n${value}`),
    mac: (kind, message) => hmacSha256(macKeys[kind], message).toString('hex'),
    verifyMac(kind, message, mac) {
      const expected = hmacSha256(macKeys[kind], message);
      const given = Buffer.from(mac, 'hex');
      return given.length === expected.length && timingSafeEqual(expected, given);
    },
  };
}

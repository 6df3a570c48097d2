/**
 * Software authenticator: it creates passkeys and signs with them in the form that a browser sends (WebAuthn Level 3,
 * 6.1 and 6.5), and makes errors on request.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Members that a test falsifies. */
export interface Wrong {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** Base64url bytes of the person's handle. */
  readonly userHandle?: string | null;
  readonly counter?: number;
  readonly userVerified?: false;
  /** Type in the client data in place of the ceremony's own. */
  readonly type?: string;
  readonly signature?: Buffer;
}

interface Creation {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface Request {
  readonly challenge: string;
  readonly rpId?: string;
}

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Returns the head of an item of definite length, up to 65,535. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

/** Encodes a value (RFC 8949), as far as attestations need it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, member]) => [cbor(key), cbor(member)])]);
}

export interface Authenticator {
  readonly credentialId: string;
  /** Returns the result of `navigator.credentials.create`. */
  create(options: unknown, wrong?: Wrong): Record<string, unknown>;
  /** Returns the result of `navigator.credentials.get` and increases the counter. */
  get(options: unknown, wrong?: Wrong): Record<string, unknown>;
}

const [present, verified, attested] = [0x01, 0x04, 0x40];

interface ClientData {
  readonly type: string;
  readonly challenge: string;
  readonly origin: string;
}

const clientDataOf = (data: ClientData, { type, challenge, origin }: Wrong): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: type ?? data.type,
      challenge: challenge ?? data.challenge,
      origin: origin ?? data.origin,
      crossOrigin: false,
    }),
  );

function authenticatorData(rpId: string, flags: number, count: number, wrong: Wrong): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(count);
  const seen = wrong.userVerified === false ? flags & ~verified : flags;
  return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([seen]), counted]);
}

/** Creates an authenticator with one passkey, for the service at `origin`. */
export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = encoded(id);
  let counter = 0;
  let handle: string | null = null;
  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    clientDataOf({ type, challenge, origin }, wrong);
  const about = { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} };
  return {
    credentialId,
    create(options, wrong = {}) {
      const { challenge, rp, user } = options as Creation;
      handle = user.id;
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = Buffer.concat([
        authenticatorData(rp.id ?? '', present | verified | attested, counter, wrong),
        Buffer.alloc(16),
        ...[length, id, coseKey(publicKey)],
      ]);
      const object = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = encoded(clientData('webauthn.create', challenge, wrong));
      const response = { clientDataJSON, attestationObject: encoded(cbor(object)), transports: ['internal'] };
      return { ...about, response };
    },
    get(options, wrong = {}) {
      const { challenge, rpId } = options as Request;
      counter += 1;
      const authData = authenticatorData(rpId ?? '', present | verified, wrong.counter ?? counter, wrong);
      const client = clientData('webauthn.get', challenge, wrong);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      const userHandle = wrong.userHandle === undefined ? handle : wrong.userHandle;
      return {
        ...about,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(authData),
          signature: encoded(wrong.signature ?? signature),
          ...(userHandle === null ? {} : { userHandle }),
        },
      };
    },
  };
}

/** Returns the EC2 key over P-256 for ES256 (RFC 9053, 7.1.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** Wire shapes of passkeys: browser objects follow WebAuthn Level 3, 5.1.8 and 5.1.9. */
import { Type } from 'typebox';
import { freeObject, nullable, secret, timestamp, type Wire } from '../../../../api/json-api/schema.ts';

const encoded = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+={0,2}$' });

/** Returns the schema of a credential id, which WebAuthn limits to 1,023 bytes. */
const credentialId = () => encoded(1364);

const transports = Type.Array(Type.String({ maxLength: 32, pattern: '^[a-z-]+$' }), { maxItems: 10 });

/** Browsers add members from time to time; unknown ones are ignored. */
const common = {
  id: credentialId(),
  rawId: credentialId(),
  type: Type.Literal('public-key'),
  clientExtensionResults: freeObject(),
  authenticatorAttachment: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
};

export const registrationResponse = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: encoded(8192),
    attestationObject: encoded(32_768),
    transports: Type.Optional(transports),
  }),
});

export const authenticationResponse = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: encoded(8192),
    authenticatorData: encoded(8192),
    signature: encoded(8192),
    userHandle: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 128 })),
  }),
});

export type RegistrationResponse = Wire<typeof registrationResponse>;
export type AuthenticationResponse = Wire<typeof authenticationResponse>;

/** Options for `navigator.credentials`, and the attempt to return with the response. */
export const optionsBody = Type.Object({
  attempt: Type.String(secret),
  options: freeObject(),
});

export const userPasskeyAttributes = Type.Object({
  name: Type.String(),
  /** True if it is stored on more than one device. */
  'backed-up': Type.Boolean(),
  'created-at': timestamp(),
  'last-used-at': nullable('string', 'date-time'),
  /** Time when its counter went backwards, after which it is refused, since it may have been copied. */
  'suspended-at': nullable('string', 'date-time'),
});

export const passkeyName = () => Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

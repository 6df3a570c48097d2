/** Wire shapes of sign-in. */
import { Type } from 'typebox';
import { oneOf, secret, type Wire } from '../../../api/json-api/schema.ts';

export const closed = { additionalProperties: false };

export const emailAddress = () => Type.String({ minLength: 3, maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' });
export const givenName = () => Type.String({ minLength: 1, maxLength: 100 });
/** Returns the schema of a typed password. The maximum bounds the cost of hashing; no valid password is longer. */
export const shownPassword = () => Type.String({ minLength: 1, maxLength: 512, ...secret });
export const code = () => Type.String({ minLength: 1, maxLength: 64, ...secret });
export const attemptToken = () => Type.String({ minLength: 1, maxLength: 128, ...secret });

export const secondFactors = ['totp', 'recovery-code', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

export const signedInBody = Type.Object({
  next: oneOf(['signed-in', 'second-factor', 'enroll-second-factor', 'passkey-registration']),
  /** Token for the next step; absent once the person is signed in. */
  attempt: Type.Optional(Type.String(secret)),
  /** Factors that may be shown next. */
  ways: Type.Optional(Type.Array(oneOf(secondFactors))),
  /** Options for creating a passkey with `navigator.credentials.create`. */
  options: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
  ),
  'csrf-token': Type.Optional(Type.String(secret)),
});

export type SignedInBody = Wire<typeof signedInBody>;

export const csrfBody = Type.Object({ 'csrf-token': Type.String(secret) });

export const recoveryCodesBody = Type.Object({
  'recovery-codes': Type.Array(Type.String(secret)),
  /** Present if the session continues with a new token. */
  'csrf-token': Type.Optional(Type.String(secret)),
});

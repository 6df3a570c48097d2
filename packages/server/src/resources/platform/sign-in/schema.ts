/** Wire shapes of the ways in. */
import { Type } from 'typebox';
import { oneOf, secret, type Wire } from '../../../api/json-api/schema.ts';

export const closed = { additionalProperties: false };

export const emailAddress = () => Type.String({ minLength: 3, maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' });
export const givenName = () => Type.String({ minLength: 1, maxLength: 100 });
/** Longer ones fit nobody; the bound keeps what is hashed small. */
export const shownPassword = () => Type.String({ minLength: 1, maxLength: 512, ...secret });
export const code = () => Type.String({ minLength: 1, maxLength: 64, ...secret });
export const attemptToken = () => Type.String({ minLength: 1, maxLength: 128, ...secret });

export const secondFactors = ['totp', 'recovery-code', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

export const signedInBody = Type.Object({
  next: oneOf(['signed-in', 'second-factor', 'enroll-second-factor', 'passkey-registration']),
  /** Sent back with the next step; there is none once somebody is signed in. */
  attempt: Type.Optional(Type.String(secret)),
  /** What may be shown next. */
  ways: Type.Optional(Type.Array(oneOf(secondFactors))),
  /** Options of a passkey to be made, for `navigator.credentials.create`. */
  options: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
  ),
  'csrf-token': Type.Optional(Type.String(secret)),
});

export type SignedInBody = Wire<typeof signedInBody>;

export const csrfBody = Type.Object({ 'csrf-token': Type.String(secret) });

export const recoveryCodesBody = Type.Object({
  'recovery-codes': Type.Array(Type.String(secret)),
  /** Where the session goes on under another token. */
  'csrf-token': Type.Optional(Type.String(secret)),
});

/** Wire shapes of the sessions of people. */
import { Type } from 'typebox';
import { nullable, nullableText, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { type Right, rights } from '../../../security/permissions.ts';
import { signInWays } from './user-session.ts';

export const factors = ['passkey', 'totp', 'password'] as const;
export type Factor = (typeof factors)[number];

export const userSessionAttributes = Type.Object({
  way: oneOf(signInWays),
  'has-second-factor': Type.Boolean(),
  'ip-address': Type.String(),
  'user-agent': Type.String(),
  'created-at': timestamp(),
  'seen-at': timestamp(),
  'expires-at': timestamp(),
  'idle-expires-at': timestamp(),
  /** Null if requests that need a step-up require a passkey or a code again. */
  'step-up-until': nullable('string', 'date-time'),
  'is-current': Type.Boolean(),
  /** Factors that the person may show again; only for the own session. */
  ways: Type.Optional(Type.Array(oneOf(factors))),
});

const named = Type.Object({ id: Type.String(), name: Type.String() });

export const ownSessionMeta = Type.Object({
  user: Type.Object({
    id: Type.String(),
    'email-address': Type.String(),
    'name-first': Type.String(),
    'name-last': Type.String(),
    'is-owner': Type.Boolean(),
  }),
  organization: Type.Object({
    id: Type.String(),
    name: Type.String(),
    'production-access': Type.String(),
    plan: Type.String(),
  }),
  environments: Type.Array(Type.Object({ id: Type.String(), kind: oneOf(['sandbox', 'production']) })),
  /** Rights by environment; empty where the session has none. */
  rights: Type.Unsafe<Readonly<Record<string, readonly Right[]>>>({
    type: 'object',
    additionalProperties: { type: 'array', items: oneOf(rights) },
  }),
  roles: Type.Array(named),
  'seen-as': Type.Union([named, Type.Null()]),
  language: Type.String(),
});

export const userSessionFilters = Type.Object(
  { 'user-id': Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** Sessions of a person; of the caller if none is named. */
export const whoseSessions = Type.Object({ 'user-id': Type.Optional(Type.String()) }, { additionalProperties: false });

export const ended = Type.Object({ ended: Type.Integer() });

export const seeAsAttributes = Type.Object({ 'role-id': nullableText(100) }, { additionalProperties: false });

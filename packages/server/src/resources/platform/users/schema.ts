/** Wire shapes of the people who sign in. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';

const closed = { additionalProperties: false };

export const languages = ['en', 'es', 'fr', 'de'] as const;

/**
 * The first three attributes are in the reference and are returned wherever a person is included. The others are
 * extensions and are returned only to people.
 */
export const userAttributes = Type.Object({
  'email-address': Type.String(),
  'name-first': Type.String(),
  'name-last': Type.String(),
  status: Type.Optional(Type.String()),
  'is-owner': Type.Optional(Type.Boolean()),
  language: Type.Optional(Type.String()),
  'has-password': Type.Optional(Type.Boolean()),
  'has-authenticator': Type.Optional(Type.Boolean()),
  'passkey-count': Type.Optional(Type.Integer()),
  'role-ids': Type.Optional(Type.Array(Type.String())),
  'created-at': Type.Optional(timestamp()),
  'last-signed-in-at': Type.Optional(nullable('string', 'date-time')),
  'deactivated-at': Type.Optional(nullable('string', 'date-time')),
});

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

export const updateUserAttributes = Type.Object(
  {
    'name-first': Type.Optional(name),
    'name-last': Type.Optional(name),
    language: Type.Optional(oneOf(languages)),
    'role-ids': Type.Optional(
      Type.Array(Type.String({ pattern: '^role_', maxLength: 100 }), { uniqueItems: true, minItems: 1, maxItems: 20 }),
    ),
  },
  closed,
);

/** Wire shapes of invitations. */
import { Type } from 'typebox';
import { nullable, oneOf, secret, timestamp } from '../../../../api/json-api/schema.ts';
import { closed, emailAddress } from '../schema.ts';
import { invitationStates } from './invitation.ts';

export const invitationAttributes = Type.Object({
  'email-address': Type.String(),
  'role-ids': Type.Array(Type.String()),
  state: oneOf(invitationStates),
  'created-at': timestamp(),
  'expires-at': timestamp(),
  'accepted-at': nullable('string', 'date-time'),
  'revoked-at': nullable('string', 'date-time'),
  /** Only in the response to the creation. */
  link: Type.Optional(Type.String(secret)),
});

export const inviteAttributes = Type.Object(
  {
    'email-address': emailAddress(),
    'role-ids': Type.Array(Type.String({ pattern: '^role_', maxLength: 100 }), {
      uniqueItems: true,
      minItems: 1,
      maxItems: 20,
    }),
  },
  closed,
);

/** Person who signs in, as a JSON:API resource. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { userAttributes } from './schema.ts';
import type { User } from './user.ts';

/** Data of a person from other tables. */
export interface Beside {
  readonly roleIds: readonly string[];
  readonly passkeys: number;
}

const named = (user: User) => ({
  'email-address': user.emailAddress,
  'name-first': user.nameFirst,
  'name-last': user.nameLast,
});

/** Serializes a person as an included resource. */
export const serializeNamedUser = (user: User): Resource<Wire<typeof userAttributes>> => ({
  type: 'user',
  id: user.id,
  attributes: named(user),
});

export const serializeUser = (user: User, { roleIds, passkeys }: Beside): Resource<Wire<typeof userAttributes>> => ({
  type: 'user',
  id: user.id,
  attributes: {
    ...named(user),
    status: user.status,
    'is-owner': user.isOwner,
    language: user.language,
    'has-password': user.passwordHash !== null,
    'has-authenticator': user.totpConfirmedAt !== null,
    'passkey-count': passkeys,
    'role-ids': roleIds,
    'created-at': isoTimestamp(user.createdAt),
    'last-signed-in-at': isoTimestamp(user.lastSignedInAt),
    'deactivated-at': isoTimestamp(user.deactivatedAt),
  },
});

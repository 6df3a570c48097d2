/** Public interface of the people who sign in. */
import { fillPort } from '../../../operations/port.ts';
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { alertRecipients } from '../messages/index.ts';
import { peopleToAlert } from './alert-recipients.ts';
import { showUsers, userEndpoints } from './endpoints.ts';
import { peopleLines } from './go-live.ts';
import { sessionsOfUser } from './operations.ts';
import { userAttributes } from './schema.ts';
import { serializeNamedUser } from './serializer.ts';
import { findUsers } from './store.ts';

export { deactivateUser, demandRank, sessionsOfUser } from './operations.ts';
export type { Passkey } from './passkey.ts';
export {
  deletePasskey,
  digestOfCredential,
  findPasskeyByDigest,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  renamePasskey,
  suspendPasskey,
} from './passkeys-store.ts';
export { serializeNamedUser } from './serializer.ts';
export {
  clearBreakGlass,
  findUserByIssuer,
  findUsers,
  findUsersByEmail,
  findUsersByEmailDigest,
  hasBreakGlass,
  hasOwner,
  hasPasskey,
  hostsOfPasskeys,
  insertUser,
  listUsers,
  lockUser,
  replacePasswordHash,
  saveUser,
  type UserKeys,
} from './store.ts';
export { comparableEmail, type User } from './user.ts';

const staff = 'of somebody who works for the organization, who is no subject of a redaction';

export const usersSlice = defineSlice({
  needs: [sessionsOfUser],
  kinds: [
    defineKind({
      type: 'user',
      isConfiguration: true,
      aboutStaff: true,
      readPermission: null,
      includable: [],
      attributes: userAttributes,
      load: async (context, ids) => (await findUsers(context.tx, context, ids)).map(serializeNamedUser),
      loadToCompare: async (context, ids) => showUsers(context, await findUsers(context.tx, context, ids)),
    }),
  ],
  endpoints: [],
  dashboard: userEndpoints,
  relationTypes: { user: 'user' },
  events: [],
  fills: [fillPort(alertRecipients, peopleToAlert), ...peopleLines],
  erases: [
    {
      table: 'users',
      stays: {
        email_sealed: staff,
        email_digest: staff,
        name_first_sealed: staff,
        name_last_sealed: staff,
        totp_sealed: staff,
      },
    },
    { table: 'user_passkeys', stays: { credential_digest: staff, credential_id: staff, public_key: staff } },
  ],
  keeps: [
    { table: 'users', forever: 'who decided what is told by their names, also once they have left' },
    { table: 'user_passkeys', forever: 'until the person takes it away' },
  ],
});

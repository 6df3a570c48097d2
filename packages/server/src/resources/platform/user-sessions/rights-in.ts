/** Rights of a session's person in an environment. */
import type { Reader } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import { findRoles, type Rights, rightsOf, rolesOfUser, seenThrough } from '../roles/index.ts';
import type { UserSession } from './user-session.ts';

export async function rightsIn(
  reader: Reader,
  { organizationId, environmentKind }: Pick<Scope, 'organizationId' | 'environmentKind'>,
  { userId, seeAsRoleId }: Pick<UserSession, 'userId' | 'seeAsRoleId'>,
): Promise<Rights> {
  const own = rightsOf(await rolesOfUser(reader, { organizationId }, userId), environmentKind);
  if (seeAsRoleId === null) return own;
  const seen = await findRoles(reader, { organizationId }, [seeAsRoleId]);
  return seenThrough(own, rightsOf(seen, environmentKind));
}

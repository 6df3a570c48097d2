/** Description of the session of the calling page. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import type { Right } from '../../../security/permissions.ts';
import { type DescribedOrganization, describeOrganization, findOrganizations } from '../organizations/index.ts';
import { findRoles, rolesOfUser } from '../roles/index.ts';
import { findUsers, hasPasskey, type User } from '../users/index.ts';
import { rightsIn } from './rights-in.ts';
import type { Factor, ownSessionMeta } from './schema.ts';
import { findUserSessions } from './store.ts';
import type { UserSession } from './user-session.ts';

export interface OwnSession {
  readonly session: UserSession;
  readonly ways: readonly Factor[];
  readonly meta: Wire<typeof ownSessionMeta>;
}

/** Describes the session. Throws session_ended if it has ended. */
export async function describeOwnSession(context: ReadContext, sessionId: string): Promise<OwnSession> {
  const { tx, scope, keyRing } = context;
  const [session] = await findUserSessions(tx, scope, [sessionId]);
  const [user] = session === undefined ? [] : await findUsers(tx, { keyRing, scope }, [session.userId]);
  if (session === undefined || session.endedAt !== null || user === undefined) throw new Refusal('session_ended');
  const organization = await describeOrganization(tx, scope.organizationId);
  const [standing] = await findOrganizations(tx, scope.organizationId);
  const roles = await rolesOfUser(tx, scope, user.id);
  const [seenAs = null] = session.seeAsRoleId === null ? [] : await findRoles(tx, scope, [session.seeAsRoleId]);
  return {
    session,
    ways: await waysOf(context, user),
    meta: {
      user: describeUser(user),
      organization: {
        id: scope.organizationId,
        name: organization.name,
        'production-access': standing?.productionAccess ?? 'not_requested',
        plan: standing?.plan.name ?? '',
      },
      environments: organization.environments,
      rights: await rightsByEnvironment(context, session, organization),
      roles: roles.map(({ id, name }) => ({ id, name })),
      'seen-as': seenAs === null ? null : { id: seenAs.id, name: seenAs.name },
      language: user.language,
    },
  };
}

const describeUser = (user: User): Wire<typeof ownSessionMeta>['user'] => ({
  id: user.id,
  'email-address': user.emailAddress,
  'name-first': user.nameFirst,
  'name-last': user.nameLast,
  'is-owner': user.isOwner,
});

/** Returns the factors that the person may show again; a password only if there is no other. */
async function waysOf({ tx, scope }: ReadContext, user: User): Promise<Factor[]> {
  const ways: Factor[] = [];
  if (await hasPasskey(tx, scope, user.id)) ways.push('passkey');
  if (user.totpConfirmedAt !== null) ways.push('totp');
  return ways.length === 0 && user.passwordHash !== null ? ['password'] : ways;
}

async function rightsByEnvironment(
  { tx, scope }: ReadContext,
  session: UserSession,
  { environments }: DescribedOrganization,
): Promise<Record<string, Right[]>> {
  const { organizationId } = scope;
  const given: Record<string, Right[]> = {};
  for (const { id, kind } of environments) {
    const isReached = kind === 'sandbox' || session.hasSecondFactor;
    const { permissions } = await rightsIn(tx, { organizationId, environmentKind: kind }, session);
    given[id] = isReached ? [...permissions].toSorted() : [];
  }
  return given;
}

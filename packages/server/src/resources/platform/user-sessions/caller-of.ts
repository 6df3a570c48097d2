/** The person of a session, as the caller of requests and of the work that they started. */
import { hash } from 'node:crypto';
import type { UserCaller } from '../../../api/caller.ts';
import { newestVersion } from '../../../api/versions/index.ts';
import type { Reader } from '../../../database/connection.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import { findOrganizations, standingOf } from '../organizations/index.ts';
import { findUsers } from '../users/index.ts';
import { hiddenWithoutView } from './hidden-without-view.ts';
import { rightsIn } from './rights-in.ts';
import type { SessionEnd, UserSession } from './user-session.ts';

const fileTokenSeconds = 900;

/**
 * Returns true if the person sees personal data. If `pii.view` is limited to templates, every other right must be
 * limited to them too: a right that reaches further would show personal data beyond the limit.
 */
function seesPersons({ permissions, boundTo }: Pick<UserCaller, 'permissions' | 'boundTo'>): boolean {
  const bounds = boundTo.get('pii.view');
  if (!permissions.has('pii.view') || bounds === undefined) return permissions.has('pii.view');
  return [...permissions].every((right) => boundTo.get(right)?.every((id) => bounds.includes(id)) === true);
}

/** Returns the person of a session with their current rights; null for a person who may not sign in. */
export async function callerOf(
  { keyRing }: { readonly keyRing: KeyRing },
  reader: Reader,
  scope: Scope,
  session: UserSession,
): Promise<UserCaller | null> {
  const [user] = await findUsers(reader, { keyRing, scope }, [session.userId]);
  if (user?.status !== 'active') return null;
  const { permissions, boundTo } = await rightsIn(reader, scope, session);
  const [organization] = await findOrganizations(reader, scope.organizationId);
  if (organization === undefined) return null;
  const attributesBlocklist = seesPersons({ permissions, boundTo }) ? [] : hiddenWithoutView;
  const rights = hash('sha256', JSON.stringify([[...permissions].toSorted(), [...boundTo], attributesBlocklist]));
  return {
    kind: 'user',
    id: user.id,
    scope,
    permissions,
    boundTo,
    apiVersion: newestVersion,
    inflection: 'kebab',
    ipAllowlist: [],
    attributesBlocklist,
    fileTokenSeconds,
    standing: standingOf(organization.productionAccess, organization.plan),
    rateLimitPerMinute: null,
    answersAs: `${user.id} ${rights}`,
    rights,
    session: { id: session.id, hasSecondFactor: session.hasSecondFactor, stepUpAt: session.stepUpAt },
  };
}

/** Session ends that another party caused. Work that the person started with the session stops too. */
const takenAway: readonly (SessionEnd | null)[] = ['revoked', 'deactivated', 'issuer'];

/**
 * Returns the person who started work with this session, which may have run out since. Throws session_ended if the
 * session was taken from them, or they may no longer sign in, and second_factor_required in production without one.
 */
export async function requireCallerOf(
  { tx, scope, keyRing }: ReadContext,
  session: UserSession | undefined,
): Promise<UserCaller> {
  const isTaken = session === undefined || (session.endedAt !== null && takenAway.includes(session.endedAs));
  const caller = isTaken ? null : await callerOf({ keyRing }, tx, scope, session);
  if (caller === null) throw new Refusal('session_ended');
  const isProduction = scope.environmentKind === 'production';
  if (isProduction && !caller.session.hasSecondFactor) throw new Refusal('second_factor_required');
  return caller;
}

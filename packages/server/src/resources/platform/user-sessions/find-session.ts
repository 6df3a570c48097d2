/**
 * Lookup of the person and their rights by the cookie of a request. A found session is cached for half a second: an
 * ended session or a removed right is refused everywhere within a second.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SessionFinder, UserCaller } from '../../../api/caller.ts';
import { newestVersion } from '../../../api/versions/index.ts';
import type { Database, Reader } from '../../../database/connection.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import { findOrganizations, type Scopes, standingOf } from '../organizations/index.ts';
import { findUsers } from '../users/index.ts';
import { hiddenWithoutView } from './hidden-without-view.ts';
import { rightsIn } from './rights-in.ts';
import { csrfTokenOf } from './start-session.ts';
import { endOf } from './states.ts';
import { findSessionByDigest, noteSessionUse } from './store.ts';
import type { UserSession } from './user-session.ts';

const lifetimeMs = 500;
const mostCached = 10_000;
/** Interval of recording uses, so that a page with frequent requests does not write each time. */
const notedEveryMs = 60_000;
const fileTokenSeconds = 900;

interface Parts {
  readonly database: Database;
  readonly scopes: Scopes;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
}

interface Cached {
  readonly caller: UserCaller;
  readonly session: UserSession;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export function createSessionFinder(parts: Parts): SessionFinder {
  const cache = new LRUCache<string, Cached>({ max: mostCached });

  async function find(token: string, environmentId: string | null): Promise<UserCaller | null> {
    const now = parts.clock.now();
    const key = `${hash('sha256', token)} ${environmentId ?? ''}`;
    const cached = cache.get(key);
    if (cached !== undefined && cached.until > now.getTime() && endOf(cached.session, now) === null)
      return cached.caller;
    const found = await lookUp(parts, token, environmentId);
    if (found === null) return null;
    cache.set(key, { ...found, until: now.getTime() + lifetimeMs });
    return found.caller;
  }

  return {
    find,
    isGenuineWrite(token, csrfToken) {
      const expected = Buffer.from(csrfTokenOf(parts.keyRing, token));
      const given = Buffer.from(csrfToken ?? '');
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    forget: () => cache.clear(),
  };
}

async function lookUp(
  parts: Parts,
  token: string,
  environmentId: string | null,
): Promise<Omit<Cached, 'until'> | null> {
  const digest = parts.keyRing.digestSecret('user-session', token);
  const found = await parts.database.read({ environmentId: null, secretDigest: digest }, (reader) =>
    findSessionByDigest(reader, digest),
  );
  const now = parts.clock.now();
  if (found === null || endOf(found.session, now) !== null) return null;
  const scope = await environmentOf(parts.scopes, found.organizationId, environmentId);
  const { session } = found;
  const tenant = { environmentId: scope.environmentId };
  const caller = await parts.database.read(tenant, (reader) => callerOf(parts, reader, scope, session));
  if (caller === null) return null;
  if (now.getTime() - session.seenAt.getTime() >= notedEveryMs) {
    await parts.database.write(tenant, (writer) => noteSessionUse(writer, scope, session.id, now));
    return { caller, session: { ...session, seenAt: now } };
  }
  return { caller, session };
}

/** Returns the wanted environment. Throws bad_request if it is not of the organization. */
async function environmentOf(scopes: Scopes, organizationId: string, wanted: string | null): Promise<Scope> {
  const own = await scopes.ofOrganization(organizationId);
  const scope = own.find(({ environmentId, environmentKind }) =>
    wanted === null ? environmentKind === 'sandbox' : environmentId === wanted,
  );
  if (scope !== undefined) return scope;
  throw new Refusal('bad_request', { details: 'Service-Environment-Id names no environment of the organization' });
}

/**
 * Returns true if the person sees personal data. If `pii.view` is limited to templates, every other right must be
 * limited to them too: a right that reaches further would show personal data beyond the limit.
 */
function seesPersons({ permissions, boundTo }: Pick<UserCaller, 'permissions' | 'boundTo'>): boolean {
  const bounds = boundTo.get('pii.view');
  if (!permissions.has('pii.view') || bounds === undefined) return permissions.has('pii.view');
  return [...permissions].every((right) => boundTo.get(right)?.every((id) => bounds.includes(id)) === true);
}

async function callerOf(parts: Parts, reader: Reader, scope: Scope, session: UserSession): Promise<UserCaller | null> {
  const [user] = await findUsers(reader, { keyRing: parts.keyRing, scope }, [session.userId]);
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
